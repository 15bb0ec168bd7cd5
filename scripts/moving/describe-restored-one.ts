import type { RestoredWithPictures } from './restore-one.ts';

/** What was restored and what was not, in lines for the operator. */
export function describeRestoredOne(restored: RestoredWithPictures): readonly string[] {
  const { kind, id, name, back, leftOut, withoutGoogle, missing } = restored;
  const named = kind === 'advert' ? ` (${name})` : '';
  const as = kind === 'account' && name !== undefined ? ` as ${name}` : '';
  return [
    `The ${kind} ${id}${named} is back${as}.`,
    ...(back.size === 0 ? [] : [`With ${inWords(back)}.`]),
    ...(leftOut.size === 0
      ? []
      : [`Left out, because their people or adverts are gone: ${inWords(leftOut)}.`]),
    ...(withoutGoogle ? ['Another account has its Google login now.'] : []),
    ...(kind === 'account' ? [`What was decided about it since: npm run admin -- audit --user ${id}`] : []),
    ...missing.map((key) => `Missing: picture ${key}`),
  ];
}

/** Such as `advert pictures 2, likes 12`: the names of tables are plural nouns. */
function inWords(rows: ReadonlyMap<string, number>): string {
  return [...rows].map(([table, count]) => `${table.replaceAll('_', ' ')} ${count}`).join(', ');
}
