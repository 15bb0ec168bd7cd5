import { expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { type AdvertForm, claimsInAdvert, parseAdvertWords } from './advert-form.ts';
import { maxDescriptionLength } from './limits.ts';

const claim = 'It cures malaria. ';

it('looks for claims in the longest description that can be posted, and in none that is refused', () => {
  const ports = memoryPorts();
  const form = { herbtitle: 'Neem leaves', pictureKeys: [], pictureProblems: [] };
  const claimsIn = (sent: AdvertForm) => claimsInAdvert(ports, sent, parseAdvertWords(sent));
  const longest = claim.padEnd(maxDescriptionLength, 'x');
  expect(claimsIn({ ...form, description: ` ${longest} ` })).toBeDefined();
  expect(claimsIn({ ...form, description: `${longest}x` })).toBeUndefined();
});
