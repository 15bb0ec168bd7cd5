import { escapeMarkup } from '../../../core/shared/text/escape-markup.ts';

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
<id>${escapeMarkup(self)}</id>
<title>${escapeMarkup(title)}</title>
<updated>${updated.toISOString()}</updated>
<author><name>${escapeMarkup(site)}</name></author>
<link rel="alternate" type="text/html" href="${escapeMarkup(page)}"/>
<link rel="self" type="application/atom+xml" href="${escapeMarkup(self)}"/>
${entries.map(entryXml).join('')}</feed>
`;
}

/** The picture is in the content for readers of feeds, and an enclosure for programs. */
function entryXml({ title, address, author, updated, summary, picture }: FeedEntry): string {
  const content = `<p><img src="${escapeMarkup(picture)}" alt=""></p><p>${escapeMarkup(summary)}</p>`;
  return `<entry>
<id>${escapeMarkup(address)}</id>
<title>${escapeMarkup(title)}</title>
<published>${updated.toISOString()}</published>
<updated>${updated.toISOString()}</updated>
<author><name>${escapeMarkup(author)}</name></author>
<link rel="alternate" type="text/html" href="${escapeMarkup(address)}"/>
<link rel="enclosure" type="image/jpeg" href="${escapeMarkup(picture)}"/>
<summary>${escapeMarkup(summary)}</summary>
<content type="html">${escapeMarkup(content)}</content>
</entry>
`;
}
