import publications from './herb-sources.json' with { type: 'json' };

interface Source {
  readonly title: string;
  /** An encyclopaedia, a blog or a trade page: not enough for a name to count as confirmed. */
  readonly weak?: boolean;
}

/** Official, peer-reviewed and reference works first, then newspapers and farm programmes, then the weak ones. */
const sources: Readonly<Record<string, Source>> = publications;

/**
 * The publication that a key of herbs.json names, as a whole or up to its last part: "kcca-1256" is page 1256 of `kcca`.
 * Throws for one that is not listed.
 */
export function herbSource(key: string): Source {
  const source = sources[key] ?? sources[key.split('-')[0] ?? ''];
  if (source === undefined) throw new Error(`No source is called ${key}.`);
  return source;
}
