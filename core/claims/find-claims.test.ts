import { describe, expect, it } from 'vitest';
import { allHerbs } from '../herb-names/herbs.ts';
import { reasons } from '../texts/claims.ts';
import { claimPhrases } from './claims.ts';
import { findClaims } from './find-claims.ts';
import sentences from './sentences-for-test.json' with { type: 'json' };

const found = (text: string, unsure = false) =>
  findClaims(text, { unsure }).map(({ start, end }) => text.slice(start, end));

describe('finds a claim in', () => {
  it.each([
    ...sentences.claiming,
    ...sentences.unseenClaiming,
    ...sentences.falseAlarms,
    ...sentences.claimingInKiswahili,
    ...sentences.claimingInLuganda,
  ])('%j', (text) => {
    expect(found(text)).not.toEqual([]);
  });
});

describe('finds no claim in', () => {
  it.each([
    ...sentences.harmless,
    ...sentences.unseenHarmless,
    ...sentences.missed,
    ...sentences.ordinary,
    ...sentences.harmlessInKiswahili,
    ...sentences.harmlessInLuganda,
    ...sentences.missedInKiswahili,
  ])('%j', (text) => {
    expect(found(text)).toEqual([]);
  });
});

it.each([
  ['Fresh leaves. This CURES diabetes, call me', ['CURES diabetes']],
  ['🌿 cu\u200bres dia\u00adbetes 🌿', ['cu\u200bres dia\u00adbetes']],
  ['c.u.r.e for c@ncer', ['c.u.r.e for c@ncer']],
  ['#curesdiabetes', ['curesdiabetes']],
  ['Cures malaria. No side effects. Does not cure HIV.', ['Cures malaria', 'No side effects']],
  ['cures malaria and typhoid', ['cures malaria and typhoid']],
  ['diabetes? We cure it.', ['diabetes? We cure']],
  ["eddagala ly'omusujja gw'ensiri", ["eddagala ly'omusujja gw'ensiri"]],
  ['', []],
])('finds in %j the ranges %j', (text, places) => {
  expect(found(text)).toEqual(places);
});

it.each([
  ['this cures diabetes', 'disease', 'National Drug Policy and Authority Regulations 2014 (S.I. 33)'],
  ['cures syphilis', 'schedule', 'National Drug Policy and Authority Act, section 33 and Fifth Schedule'],
  ['abortion herbs', 'pregnancy', 'Penal Code Act, section 143 (old number)'],
  ['manpower booster', 'potency', 'National Drug Policy and Authority Act, section 33'],
  ['cures covid', 'epidemic', 'National Drug Authority'],
  ['no side effects', 'safety', 'National Drug Authority'],
])('says why %j is a claim (%s), and on what grounds', (text, reason, source) => {
  expect(findClaims(text, { unsure: false })).toEqual([
    expect.objectContaining({ reason, source: expect.stringContaining(source) }),
  ]);
});

it('finds no claim in the names of herbs', () => {
  const names = allHerbs.flatMap(({ botanical, names }) => [botanical, ...names.map(({ text }) => text)]);
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => found(name).length > 0)).toEqual([]);
});

it.each(['helps diabetes', 'cures cough', 'lose 5 kg in a week', 'removes witchcraft', 'okukogga'])(
  'looks for %j only where the operator wants uncertain claims',
  (text) => {
    expect([found(text), found(text, true).length]).toEqual([[], 1]);
  },
);

it('has a reason and a source for each of many phrases in three languages, and none twice', () => {
  const telling = claimPhrases.filter(({ why }) => why !== undefined);
  expect(telling.filter(({ language }) => language === 'en').length).toBeGreaterThanOrEqual(80);
  for (const other of ['lg', 'sw'])
    expect(claimPhrases.filter(({ language }) => language === other).length).toBeGreaterThanOrEqual(25);
  expect(telling.filter(({ why }) => why !== undefined && !(why.reason in reasons && why.source))).toEqual(
    [],
  );
  expect(
    claimPhrases.filter(({ role, why }) => ['disease', 'say'].includes(role) !== (why !== undefined)),
  ).toEqual([]);
  const texts = claimPhrases.map(({ role, text }) => `${role} ${text}`);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});
