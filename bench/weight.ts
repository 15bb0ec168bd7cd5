import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { launchChromium } from '../e2e/chromium.ts';
import { budgetOf, samplePages, visits, type Weight, weigh } from '../e2e/weight.ts';
import type { BenchRow } from './bench-row.ts';
import { startSeeded } from './site-process.ts';

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

/** Measures what each page of the sample marketplace sends to a cheap phone, in KB or in files, beside its budget. */
export const run = () => weightOf(dirname(import.meta.dirname));

/** As `run`, for another checkout. */
export async function weightOf(folder: string): Promise<readonly BenchRow[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-weight-'));
  const { server, port } = await startSeeded(folder, dataDir);
  const [site, browser] = await Promise.all([samplePages(`http://localhost:${port}`), launchChromium()]);
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
    server.kill();
    await browser.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function shown(column: string, value: number): string {
  return /files/i.test(column) ? String(value) : (value / 1024).toFixed(1);
}
