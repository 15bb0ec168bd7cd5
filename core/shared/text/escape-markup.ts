/** Everything else, such as most control characters, makes an XML document unreadable, even escaped. */
const notXml = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * A text as it stands in XML or HTML, between tags or in an attribute with quotes. Characters that XML cannot have are
 * left out.
 */
export function escapeMarkup(text: string): string {
  return text.replace(notXml, '').replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
