/** JSON Schemas of all that `--json` prints, from the types in `src/cli/documents.ts`. */
import { createGenerator, type Schema } from 'ts-json-schema-generator';

const SOURCE = 'src/cli/documents.ts';

/**
 * @param root  the project's folder, with a slash at its end
 * @returns the schemas by the keys of `Documents`
 */
export function schemas(root: string): Record<string, Schema> {
  const generator = createGenerator({
    path: `${root}${SOURCE}`,
    tsconfig: `${root}tsconfig.json`,
    type: 'Documents',
    // `npm run typecheck` does that.
    skipTypeCheck: true,
    expose: 'none',
    topRef: false,
    jsDoc: 'extended',
    additionalProperties: false,
  });
  const { properties = {}, definitions = {} } = generator.createSchema('Documents');
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      name,
      {
        $schema: 'http://json-schema.org/draft-07/schema#',
        title: `omaha8 ${name}`,
        ...(schema as Schema),
        ...(Object.keys(definitions).length > 0 && { definitions }),
      },
    ]),
  );
}
