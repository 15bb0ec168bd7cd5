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

test('after many nights the last 7 days and the last 4 weeks are there', () => {
  let kept: readonly string[] = [];
  for (let night = 0; night <= 60; night += 1) {
    const before = kept;
    kept = backupsToKeep([...before, after(night)]);
    expect(kept[0]).toBe(after(night));
    expect(kept.length).toBeLessThanOrEqual(10);
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
  ]);
  // On a Monday, its own week is one of the four, and so is that of the day before.
  expect(days(backupsToKeep(Array.from({ length: 58 }, (_, night) => after(night)))).slice(-3)).toEqual([
    '2027-01-12',
    '2027-01-10',
    '2027-01-03',
  ]);
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
