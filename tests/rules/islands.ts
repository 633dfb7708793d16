/** Reads which files run in the browser and how they get into pages. */
import ts from 'typescript';
import { importedPath, importsOf, withoutEnding, type SourceFile } from './sourceFiles';

/** Next demands that some are client components; they are no islands. */
const noIslands = ['app/global-error.tsx', 'app/error.tsx'];

function isIsland(path: string): boolean {
  return path.endsWith('.client.tsx');
}

export function isClientCode({ text }: SourceFile): boolean {
  return /^\s*(\/\*[\s\S]*?\*\/\s*|\/\/.*\n\s*)*['"]use client['"]/.test(text);
}

/** Client files that are neither an island nor imported by client code only. */
export function strayClientFiles(files: readonly SourceFile[]): readonly string[] {
  return files.filter(isClientCode).flatMap(({ path }) => {
    if (isIsland(path) || noIslands.includes(path)) return [];
    const importers = files.filter((file) => importsOf(file).includes(withoutEnding(path)));
    const importedByServer = importers.filter((file) => !isClientCode(file)).map((file) => file.path);
    if (importers.length > 0 && importedByServer.length === 0) return [];
    return [`${path} (imported by ${importedByServer.join(', ') || 'nothing'})`];
  });
}

/** Islands without the directive that makes them one. */
export function islandsWithoutDirective(files: readonly SourceFile[]): readonly string[] {
  return files.filter((file) => isIsland(file.path) && !isClientCode(file)).map(({ path }) => path);
}

/** The names that a file takes as values from island files. */
function islandNames(source: ts.SourceFile, path: string): readonly string[] {
  return source.statements.filter(ts.isImportDeclaration).flatMap(({ importClause, moduleSpecifier }) => {
    if (!importClause || importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return [];
    if (!ts.isStringLiteral(moduleSpecifier)) return [];
    if (!importedPath(path, moduleSpecifier.text)?.endsWith('.client')) return [];
    const bindings = importClause.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) return [importClause.getText(source)];
    return bindings.elements.filter(({ isTypeOnly }) => !isTypeOnly).map(({ name }) => name.text);
  });
}

/** `<Island name="Search"><Search /></Island>`: the parent carries the name of the child. */
function isInsideIsland(identifier: ts.Identifier): boolean {
  const opening = identifier.parent;
  const element = ts.isJsxOpeningElement(opening) ? opening.parent : opening;
  if (!ts.isJsxSelfClosingElement(element) && !ts.isJsxElement(element)) return false;
  const { parent } = element;
  if (!ts.isJsxElement(parent) || parent.openingElement.tagName.getText() !== 'Island') return false;
  return parent.openingElement.attributes.properties.some(
    (attribute) => attribute.getText() === `name="${identifier.text}"`,
  );
}

function usesOf(names: readonly string[], node: ts.Node): readonly ts.Identifier[] {
  if (ts.isImportDeclaration(node) || ts.isJsxClosingElement(node)) return [];
  const own = ts.isIdentifier(node) && names.includes(node.text) ? [node] : [];
  const below: ts.Identifier[] = [];
  ts.forEachChild(node, (childNode) => {
    below.push(...usesOf(names, childNode));
  });
  return [...own, ...below];
}

/** Places where an island gets into a page without `components/Island.tsx`, which would leave it lifeless there. */
export function islandsOutsideIsland(files: readonly SourceFile[]): readonly string[] {
  return files
    .filter((file) => file.path.endsWith('.tsx') && !isClientCode(file))
    .flatMap(({ path, text }) => {
      const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
      const names = islandNames(source, path);
      const wrong = usesOf(names, source).filter((identifier) => !isInsideIsland(identifier));
      return wrong.map((identifier) => {
        const { line } = source.getLineAndCharacterOfPosition(identifier.getStart());
        return `${path}:${line + 1} ${identifier.text}`;
      });
    });
}
