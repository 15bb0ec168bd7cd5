import { expect, test } from 'vitest';
import { backupsToKeep, nameOf } from './backup-folder.ts';

const day = 24 * 60 * 60 * 1000;
/** A Sunday. */
const first = Date.UTC(2026, 10, 22, 2, 30);
const after = (days: number) => nameOf(new Date(first + days * day));
const days = (names: readonly string[]) => names.map((name) => name.slice('eddagala-'.length).slice(0, 10));

test('a name says when it was written', () => {
  expect(after(0)).toBe('eddagala-2026-11-22T023000Z.backup');
});

test('after many nights the last 7 days and the 4 weeks before them are there', () => {
  let kept: readonly string[] = [];
  for (let night = 0; night <= 60; night += 1) {
    kept = backupsToKeep([...kept, after(night)]);
    expect(kept.slice(0, 7)).toEqual(
      Array.from({ length: Math.min(7, night + 1) }, (_, back) => after(night - back)),
    );
    if (night < 35) continue;
    expect(kept, `night ${night}`).toHaveLength(7 + 4);
    const [oldest = ''] = days(kept).slice(-1);
    expect(first + night * day - Date.parse(oldest), `night ${night}`).toBeGreaterThanOrEqual(28 * day);
  }
  expect(days(kept)).toEqual([
    '2027-01-21',
    '2027-01-20',
    '2027-01-19',
    '2027-01-18',
    '2027-01-17',
    '2027-01-16',
    '2027-01-15',
    '2027-01-10',
    '2027-01-03',
    '2026-12-27',
    '2026-12-20',
  ]);
});

test('a week that the days reach into is not one of the four', () => {
  // The last night is a Monday, and of the week before only its Monday is not among the days.
  expect(days(backupsToKeep(Array.from({ length: 58 }, (_, night) => after(night)))).slice(6)).toEqual([
    '2027-01-12',
    '2027-01-10',
    '2027-01-03',
    '2026-12-27',
    '2026-12-20',
  ]);
});

test('a week without a backup on its Sunday keeps its last one', () => {
  const withoutSundays = Array.from({ length: 58 }, (_, night) => night).filter((night) => night % 7 > 0);
  let kept: readonly string[] = [];
  for (const night of withoutSundays) kept = backupsToKeep([...kept, after(night)]);
  expect(days(kept).slice(7)).toEqual(['2027-01-09', '2027-01-02', '2026-12-26', '2026-12-19']);
});

test('the newest of one day is kept', () => {
  const [early, late] = [0, 0.5].map(after);
  expect(backupsToKeep([late, early].map(String))).toEqual([late]);
});

test('what is old is kept as long as nothing newer takes its place', () => {
  const old = [0, 100, 101, 400].map(after);
  expect(backupsToKeep(old).toSorted()).toEqual(old);
});

test('what is not one of our backups is not counted', () => {
  expect(
    backupsToKeep([
      'notes.txt',
      'eddagala.backup',
      `${after(0)}.part`,
      'my-eddagala-2026-11-22T023000Z.backup',
    ]),
  ).toEqual([]);
});
