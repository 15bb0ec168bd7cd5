import { describe, expect, it } from 'vitest';
import { texts } from '../texts/text.ts';
import { parsePhoneNumber } from './parse-phone-number.ts';

describe('parsePhoneNumber', () => {
  it('keeps what can be called in one form, and the rest as it was typed', () => {
    expect(parsePhoneNumber(' 0772 123456')).toEqual({ ok: true, value: '+256772123456' });
    expect(parsePhoneNumber(' 0772  12 ')).toEqual({ ok: true, value: '0772 12' });
    expect(parsePhoneNumber('7721234567')).toEqual({ ok: true, value: '7721234567' });
  });

  it('refuses what cannot be called where others are to see it', () => {
    const refused = { ok: false, problem: texts.phoneNumber.needed };
    for (const typed of ['', 'ask me', '0772 12', '0772123456 / 0701234567'])
      expect(parsePhoneNumber(typed, { mustFit: true }), typed).toEqual(refused);
    for (const typed of ['0772 123-456', '00256 772 123456'])
      expect(parsePhoneNumber(typed, { mustFit: true })).toEqual({ ok: true, value: '+256772123456' });
    expect(parsePhoneNumber('772 123 4567', { mustFit: true })).toEqual({ ok: true, value: '7721234567' });
  });
});
