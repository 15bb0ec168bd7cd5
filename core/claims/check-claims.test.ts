import { expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { texts } from '../texts/text.ts';
import { claimsIn } from './check-claims.ts';

const ports = memoryPorts();
const long = 'fresh leaves from my own garden in mukono, ';

it('quotes the claim with the words around it, and the reason', () => {
  const { herbtitle, description } = claimsIn(ports, {
    herbtitle: 'Cures diabetes',
    description: `${long.repeat(3)}this cures diabetes, ${long.repeat(3)}`,
    price: '500',
  }) as Record<string, readonly object[]>;
  expect(herbtitle).toEqual([
    {
      before: '',
      phrase: 'Cures diabetes',
      after: '',
      reason: texts.claims.reasons.disease,
    },
  ]);
  expect(description).toMatchObject([
    {
      before: '… own garden in mukono, this ',
      phrase: 'cures diabetes',
      after: ', fresh leaves from my own …',
    },
  ]);
});

it.each([
  ['off', 'cures diabetes', false],
  ['sure', 'cures diabetes', true],
  ['sure', 'good for diabetes', true],
  ['sure', 'good for a cough', false],
  ['all', 'good for a cough', true],
] as const)('set to %s, of %j: %s', (claims, description, looked) => {
  const { settings } = memoryPorts({ settings: { claims } });
  expect(claimsIn({ settings }, { description }) !== undefined).toBe(looked);
});

it('quotes no more than five from a field', () => {
  const found = claimsIn(ports, { description: 'cures malaria. '.repeat(9) });
  expect(found?.['description']).toHaveLength(5);
});
