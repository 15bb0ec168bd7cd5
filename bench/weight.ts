import { launchChromium } from '../e2e/chromium.ts';
import { budgetOf, startSampleSite, visits, type Weight, weigh } from '../e2e/weight.ts';
import { buildIfNeeded } from '../scripts/build.ts';
import type { BenchRow } from './bench-row.ts';

const columns = [
  'html',
  'css',
  'htmlAndCss',
  'script',
  'icons',
  'pictures',
  'other',
  'headers',
  'all',
  'files',
  'scriptFiles',
  'beforeScript',
  'largestPicture',
] as const satisfies readonly (keyof Weight)[];

/**
 * What each page of the sample marketplace sends to a cheap phone, in KB unless it is a number of files, beside its
 * budget.
 */
export async function run(): Promise<readonly BenchRow[]> {
  await buildIfNeeded(console.log);
  const [site, browser] = await Promise.all([startSampleSite(), launchChromium()]);
  const rows: BenchRow[] = [];
  try {
    console.log(['', ...columns].map((text, index) => text.padStart(index === 0 ? 24 : 15)).join(''));
    for (const page of Object.keys(site.pages)) {
      for (const visit of visits) {
        const weight = await weigh(browser, site, page, visit);
        const cells = columns.map((column) => shown(column, weight[column]).padStart(15));
        console.log(`${page}, ${visit}`.padStart(24) + cells.join(''));
        for (const [column, budget] of Object.entries(budgetOf(page, visit))) {
          const value = weight[column as keyof Weight];
          const unit = `of at most ${shown(column, budget)}${/files/i.test(column) ? '' : ' KB'}`;
          rows.push({ name: `${page}, ${visit}: ${column}`, value: Number(shown(column, value)), unit });
        }
      }
    }
    return rows;
  } finally {
    await Promise.all([browser.close(), site.stop()]);
  }
}

function shown(column: string, value: number): string {
  return /files/i.test(column) ? String(value) : (value / 1024).toFixed(1);
}
