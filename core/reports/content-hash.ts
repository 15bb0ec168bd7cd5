import type { Subject } from '../entities/report.ts';
import type { Ports, Stores } from '../ports/ports.ts';

/**
 * A digest of the content that a moderator judges: an advert's text and photos, in any order, or a comment's text.
 * Undefined for other subjects, and for deleted ones.
 */
export async function contentHash(
  { digests }: Pick<Ports, 'digests'>,
  stores: Pick<Stores, 'adverts' | 'comments'>,
  { kind, id }: Subject,
): Promise<string | undefined> {
  const hashOf = (content: readonly unknown[]) => digests.sha256(JSON.stringify(content));
  if (kind === 'advert') {
    const advert = await stores.adverts.byId(id);
    return (
      advert && hashOf([advert.title, advert.description, advert.pictures.map(({ key }) => key).toSorted()])
    );
  }
  const comment = kind === 'comment' ? await stores.comments.byId(id) : undefined;
  return comment && hashOf([comment.text]);
}
