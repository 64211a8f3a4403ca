export { parseCard } from './cards/text.ts';
