import type { Copied } from '../../adapters/sql/copy/copy-shop.ts';

const shownKeys = 5;

/** What was copied, for the operator. */
export function describeCopied({ tables, pictures }: Copied): readonly string[] {
  const rows = [...tables.values()].reduce((sum, tally) => sum + tally.rows, 0);
  const megabytes = (pictures.bytes / 1_000_000).toFixed(1);
  const { incomplete } = pictures;
  const keys = `${incomplete.slice(0, shownKeys).join(', ')}${incomplete.length > shownKeys ? ', …' : ''}`;
  return [
    `${rows} rows in ${tables.size} tables and ${pictures.pictures} pictures (${pictures.files} files, ${megabytes} MB), each read again where it is now.`,
    ...(incomplete.length === 0
      ? []
      : [`Pictures of which files were missing before already: ${incomplete.length} (${keys}).`]),
  ];
}
