/** A feed as RFC 4287 has it. All addresses are absolute. */
export interface Feed {
  readonly title: string;
  /** The page that shows the same list. */
  readonly page: string;
  readonly self: string;
  /** Name of the site, the author of the feed as a whole. */
  readonly site: string;
  readonly updated: Date;
  readonly entries: readonly FeedEntry[];
}

export interface FeedEntry {
  readonly title: string;
  /** Address of the advert, which is also the entry's lasting id. */
  readonly address: string;
  readonly author: string;
  readonly updated: Date;
  /** Price and place. */
  readonly summary: string;
  /** Address of a JPEG. */
  readonly picture: string;
}

/** The feed as XML. */
export function atomXml({ title, page, self, site, updated, entries }: Feed): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>${escaped(self)}</id>
<title>${escaped(title)}</title>
<updated>${updated.toISOString()}</updated>
<author><name>${escaped(site)}</name></author>
<link rel="alternate" type="text/html" href="${escaped(page)}"/>
<link rel="self" type="application/atom+xml" href="${escaped(self)}"/>
${entries.map(entryXml).join('')}</feed>
`;
}

/** The picture is in the content for readers of feeds, and an enclosure for programs. */
function entryXml({ title, address, author, updated, summary, picture }: FeedEntry): string {
  const content = `<p><img src="${escaped(picture)}" alt=""></p><p>${escaped(summary)}</p>`;
  return `<entry>
<id>${escaped(address)}</id>
<title>${escaped(title)}</title>
<published>${updated.toISOString()}</published>
<updated>${updated.toISOString()}</updated>
<author><name>${escaped(author)}</name></author>
<link rel="alternate" type="text/html" href="${escaped(address)}"/>
<link rel="enclosure" type="image/jpeg" href="${escaped(picture)}"/>
<summary>${escaped(summary)}</summary>
<content type="html">${escaped(content)}</content>
</entry>
`;
}

/** Everything else, such as most control characters, makes an XML document unreadable, even escaped. */
const notXml = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A text for XML or HTML, between tags or in an attribute. */
function escaped(text: string): string {
  return text.replace(notXml, '').replace(/[&<>"]/g, (character) => entities[character] ?? '');
}
