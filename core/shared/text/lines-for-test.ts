/** One text per line of a template; "\n" is a line break within one, and \u with four digits that character. */
export const lines = (text: TemplateStringsArray): readonly string[] =>
  text.raw
    .join('')
    .trim()
    .split('\n')
    .map((line) =>
      line
        .trim()
        .replaceAll('\\n', '\n')
        .replaceAll(/\\u(\w{4})/g, (_, hex) => String.fromCharCode(Number(`0x${hex}`))),
    );
