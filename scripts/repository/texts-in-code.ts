import ts from 'typescript';

/** Attributes and properties whose values people read or hear. */
const readAloud =
  /^(?:aria-label|aria-description|aria-roledescription|title|alt|placeholder|label|hint|heading|description)$/;
/** Words that begin as a sentence does. */
const sentence = /^[“A-Z0-9].*[a-z’,] [a-z]/s;
/** What these make is for developers, operators or machines. */
const notForPeople = /(?:Error|Hopeless|NoPaymentUrl|RegExp)$|^(?:log|warn|info|say|error|fatal|debug)$/;

/**
 * The strings in a file of code that people would read, as far as that can be seen: sentences, and what stands in
 * attributes that are read aloud. They belong in core/texts. Biome's noJsxLiterals finds text between tags.
 */
export function textsInCode(fileName: string, code: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isForOthers(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      const text = node.getText(file).slice(1, -1);
      if (isRead(node, text.replaceAll(/\$\{[^}]*\}/g, '1'))) found.push(text);
      if (ts.isStringLiteralLike(node)) return;
    }
    ts.forEachChild(node, visit);
  };
  const file = ts.createSourceFile(fileName, code, ts.ScriptTarget.Latest, true);
  visit(file);
  return found;
}

function isRead({ parent }: ts.Node, text: string): boolean {
  let holder = parent;
  while (ts.isJsxExpression(holder) || ts.isConditionalExpression(holder)) holder = holder.parent;
  const name = ts.isJsxAttribute(holder) || ts.isPropertyAssignment(holder) ? holder.name.getText() : '';
  if (readAloud.test(name)) return /^(?:1 )?[A-Z]?[a-z]{2}/.test(text);
  // Markup and code have signs that sentences do not.
  return sentence.test(text) && !/[<>{}=_]/.test(text);
}

function isForOthers(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isLiteralTypeNode(node)) return true;
  if (ts.isJsxAttribute(node) && /^(?:class(?:Name)?|d|points|sizes|media)$/.test(node.name.getText()))
    return true;
  if (!ts.isNewExpression(node) && !ts.isCallExpression(node)) return false;
  const called = node.expression;
  return notForPeople.test(ts.isPropertyAccessExpression(called) ? called.name.text : called.getText());
}
