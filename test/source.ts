/** What a source file asks for: for the tests of which file may ask for what. */
import { readdirSync } from 'node:fs';
import ts from 'typescript';

/** The TypeScript files of a folder, at any depth. */
export function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}/${name}`);
}

/** The modules that a file imports in any way, and which of some globals it names. */
export function readNeeds(
  file: string,
  text: string,
  watched: readonly string[],
): { imports: string[]; globals: string[]; unguarded: string[] } {
  const imports: string[] = [];
  const globals = new Set<string>();
  const unguarded = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && isModuleName(node)) imports.push(node.text);
    if (ts.isIdentifier(node) && watched.includes(node.text) && isVariable(node)) {
      globals.add(node.text);
      if (!isGuarded(node)) unguarded.add(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return { imports, globals: [...globals], unguarded: [...unguarded] };
}

function isModuleName(node: ts.StringLiteralLike): boolean {
  const parent = node.parent;
  if (ts.isCallExpression(parent)) return parent.expression.kind === ts.SyntaxKind.ImportKeyword;
  if (ts.isLiteralTypeNode(parent)) return ts.isImportTypeNode(parent.parent);
  return ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent);
}

/** Whether a name stands for a variable: `process.exit`, but not `job.process` or `{ process: 1 }`. */
function isVariable(node: ts.Identifier): boolean {
  const parent = node.parent;
  if (ts.isTypeReferenceNode(parent)) return false;
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) {
    return parent.expression.getText() === 'globalThis';
  }
  const isMember =
    ts.isPropertyAssignment(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isPropertyDeclaration(parent) ||
    ts.isMethodDeclaration(parent) ||
    ts.isMethodSignature(parent);
  return !(isMember && parent.name === node);
}

/** Whether a global is only asked about, or named where it is known to be: `typeof x === 'function' ? x : y`. */
function isGuarded(name: ts.Identifier): boolean {
  if (ts.isTypeOfExpression(name.parent)) return true;
  const test = `typeof ${name.text} === 'function'`;
  for (let node: ts.Node = name; node.parent !== undefined; node = node.parent) {
    const { parent } = node;
    if (ts.isIfStatement(parent) && parent.thenStatement === node) {
      if (parent.expression.getText() === test) return true;
    }
    if (ts.isConditionalExpression(parent) && parent.whenTrue === node) {
      if (parent.condition.getText() === test) return true;
    }
  }
  return false;
}
