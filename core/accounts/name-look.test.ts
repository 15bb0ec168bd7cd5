import { describe, expect, it } from 'vitest';
import { nameLook } from './name-look.ts';

describe('names look the same', () => {
  it.each([
    ['nakato_herbs', 'nakato..herbs'],
    ['lutaaya', 'Iutaaya'],
    ['Lila', 'L1IA'],
    ['okello', 'OKELL0'],
    ['amina', 'аmіnа'],
    ['Amina', 'ámina'],
  ])('%s and %s', (one, other) => {
    expect(nameLook(one)).toBe(nameLook(other));
  });
});

describe('names look different', () => {
  it.each([
    ['rnoses', 'moses'],
    ['user1', 'user2'],
    ['user10', 'user100'],
    ['nakato', 'nakatto'],
  ])('%s and %s', (one, other) => {
    expect(nameLook(one)).not.toBe(nameLook(other));
  });
});
