import type { RestoredWithPictures } from './restore-one.ts';

/** What came back, and what did not, in lines for the operator. */
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

/** Such as `2 advert pictures, 12 likes`: tables have the names of what is in them. */
function inWords(rows: ReadonlyMap<string, number>): string {
  return [...rows].map(([table, count]) => `${table.replaceAll('_', ' ')} ${count}`).join(', ');
}
