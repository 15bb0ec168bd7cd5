import { wrongCounters } from '../../adapters/sql/check/check-counters.ts';
import { removeWrongFollows, wrongFollows } from '../../adapters/sql/check/check-follows.ts';
import { missingFiles } from '../../adapters/sql/check/check-pictures.ts';
import { repairSpellings, wrongSpellings } from '../../adapters/sql/check/check-spellings.ts';
import { countedTables } from '../../adapters/sql/check/counters.ts';
import type { OpenDatabase } from '../../app/composition/open-database.server.ts';
import { strays } from '../../core/pictures/strays.ts';
import { sweepPictures } from '../../core/pictures/sweep-pictures.ts';
import type { Ports } from '../../core/ports/ports.ts';

interface CheckOptions {
  readonly db: OpenDatabase['db'];
  readonly ports: Pick<Ports, 'transaction' | 'pictures' | 'photoStore' | 'clock'>;
  /** Whether to repair counters. */
  readonly repair: boolean;
  /** Called with a line for each problem. */
  readonly complain: (line: string) => void;
  /** Called with a line of progress. */
  readonly report: (line: string) => void;
}

interface CheckResult {
  readonly problems: number;
  readonly repaired: number;
}

const rowsPerReport = 50_000;
const picturesPerReport = 1000;

/**
 * Compares counters with their rows, and pictures with their files; the site may be running. A lost file cannot be
 * repaired: its seller has to upload the picture again.
 */
export async function checkSite(options: CheckOptions): Promise<CheckResult> {
  const { db, ports, repair, complain, report } = options;
  let problems = 0;
  let repaired = 0;
  const found = (line: string) => {
    problems += 1;
    complain(line);
  };

  for (const table of countedTables) {
    const progress = every(rowsPerReport, (rows) => report(`${table.name}: ${rows} rows`));
    for await (const wrong of wrongCounters(db, table, progress)) {
      found(wrong.problem);
      if (!repair) continue;
      await wrong.repair();
      repaired += 1;
    }
    report(`${table.name}: checked`);
  }

  const words = await wrongSpellings(db);
  for (const { word, kept, counted } of words) {
    found(`spellings ${word}: adverts is ${kept} and should be ${counted}`);
  }
  if (repair && words.length > 0) repaired += await repairSpellings(db);
  report('spellings: checked');

  const follows = await wrongFollows(db);
  for (const { followerId, sellerId } of follows) {
    found(`follows ${followerId} ${sellerId}: of oneself, or despite a block`);
  }
  if (repair && follows.length > 0) repaired += await removeWrongFollows(db);
  report('follows: checked');

  const progress = every(picturesPerReport, (pictures) => report(`pictures: ${pictures}`));
  for await (const { key, shownBy, files } of missingFiles(db, ports.photoStore, progress)) {
    found(
      `${shownBy.join(', ')}: picture ${key} is missing ${files.length} of its files (${files.join(', ')})`,
    );
  }

  let stray = 0;
  for await (const key of strays(ports)) {
    found(`files of picture ${key}, which belongs to nothing`);
    stray += 1;
  }
  if (repair && stray > 0) {
    await sweepPictures(ports);
    repaired += stray;
  }
  report('files: checked');
  return { problems, repaired };
}

/** Returns a counter that reports after every `step` items. */
function every(step: number, report: (count: number) => void): (count: number) => void {
  let next = step;
  return (count) => {
    if (count < next) return;
    report(count);
    next = count + step;
  };
}
