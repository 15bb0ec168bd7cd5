import type { Copied } from '../../adapters/sql/copy/copy-site.ts';

export function describeCopied({ tables, pictures, missing }: Copied): readonly string[] {
  const rows = [...tables.values()].reduce((sum, tally) => sum + tally.rows, 0);
  const megabytes = (pictures.bytes / 1_000_000).toFixed(1);
  return [
    `${rows} rows in ${tables.size} tables and ${pictures.pictures} pictures (${pictures.files} files, ${megabytes} MB), all read back and compared.`,
    ...missing.map(({ key, shownBy }) => `Missing: picture ${key} of ${shownBy.join(', ')}`),
  ];
}

/** Sets exit code 1 if files were missing in the source, and thus in the target. */
export function setExitCode({ missing }: Copied): void {
  if (missing.length === 0) return;
  const pictures = missing.length === 1 ? '1 picture' : `${missing.length} pictures`;
  console.error(`Files of ${pictures} are missing; everything else is there.`);
  process.exitCode = 1;
}
