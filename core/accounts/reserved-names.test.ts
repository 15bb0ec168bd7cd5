import { describe, expect, it } from 'vitest';
import { isReservedName } from './reserved-names.ts';

const siteName = 'Eddagala';
const namesIn = (list: string) => list.split(/,\s+/);

describe('a name that looks like somebody who runs the site', () => {
  it.each(
    namesIn(`admin, Administrator, MODERATOR, support, Help, root, info, staff, mod, Eddagala, eddagala.support,
      EddagalaHelpDesk, Official Eddagala, Customer Care, Grace Support, Moderator Kato, admin_kampala,
      GraceSupport`),
  )('%s is refused', (name) => {
    expect(isReservedName(name, siteName)).toBe(true);
  });

  it.each([
    ['full-width', 'ａｄｍｉｎ'],
    ['Cyrillic', 'аdmіn'],
    ['Cyrillic alone', 'ѕυрроґт'.replace('ґ', 'г')],
    ['Greek', 'αdmιn'],
    ['mathematical', '𝖆𝖉𝖒𝖎𝖓'],
    ['accents', 'Ädmîn'],
    ['0 for o', 'm0derat0r'],
    ['1 for i', 'adm1n'],
    ['l for i', 'admln'],
    ['capital I for l', 'EddagaIa'],
    ['1 for l', 'eddaga1a'],
    ['rn for m', 'adrnin'],
    ['cl for d', 'aclmin'],
    ['signs', '@dmin $upport'],
    ['dots', 'a.d.m.i.n'],
    ['underscores', 'edda__gala'],
    ['spaces', 's u p p o r t'],
    ['nothing to be seen', 'Grace ad\u200Bmin'],
    ['digits at the end', 'admin2026'],
    ['digits in front', '1admin'],
    ['signs around it', '@support!'],
    ['a digit for a letter behind a sign', '@adm1n2'],
    ['some of it', 'Kato Аdm1n'],
  ])('is refused with %s', (_with, name) => {
    expect(isReservedName(name, siteName)).toBe(true);
  });

  it('depends on the name of the site', () => {
    expect(isReservedName('Herb Market', 'Herb Market')).toBe(true);
    expect(isReservedName('herb_market1', 'Herb Market')).toBe(true);
    expect(isReservedName('Herb Market', siteName)).toBe(false);
    expect(isReservedName('Nakato', '')).toBe(false);
  });
});

it.each(
  namesIn(`Nakato Sarah, nakato.herbs, Ssalongo Mukasa Godfrey, Joe Root, Grace Modi, Adam Minor, Eddagala lya
    Nakato, eddagala_nakato, Rosette Careb, Herbal Help Kampala, Trust Moyo, Admire, supporter, Team
    Nakato, user, User, user_0123456789abcdef, Ирина, Ελένη, 李小龍, محمد, ..., 123`),
)('%s is a name like any other', (name) => {
  expect(isReservedName(name, siteName)).toBe(false);
});
