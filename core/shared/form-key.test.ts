import { expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import type { Ports } from '../ports/ports.ts';
import { formSending, once } from './form-key.ts';

const key = 'c0ffee00-0000-4000-8000-000000000000';

function sending(
  ports: Ports,
  changes: { accountId?: string; key?: string; kind?: string; content?: string[] } = {},
) {
  return formSending(ports, { accountId: 'amina', key, kind: 'test', content: ['text'], ...changes });
}

function counter() {
  let done = 0;
  return async (): Promise<string> => {
    done += 1;
    return `result ${done}`;
  };
}

async function send(ports: Ports, form: ReturnType<typeof formSending>, work: () => Promise<string>) {
  return ports.transaction((stores) => once(stores, form, work));
}

it('returns the first result again when the same form arrives again', async () => {
  const ports = memoryPorts();
  const work = counter();
  expect(await send(ports, sending(ports), work)).toBe('result 1');
  ports.clock.advance(60_000);
  expect(await send(ports, sending(ports), work)).toBe('result 1');
});

it('does the work once for two forms that arrive at the same time', async () => {
  const ports = memoryPorts();
  const work = counter();
  const results = await Promise.all([send(ports, sending(ports), work), send(ports, sending(ports), work)]);
  expect(results).toEqual(['result 1', 'result 1']);
});

it.each([
  ['other content', { content: ['other text'] }],
  ['the same words split otherwise', { content: ['te', 'xt'] }],
  ['another kind of form', { kind: 'other' }],
  ['another account', { accountId: 'brian' }],
  ['another key', { key: 'c0ffee00-0000-4000-8000-000000000001' }],
])('treats %s as a new write', async (_, changes) => {
  const ports = memoryPorts();
  const work = counter();
  await send(ports, sending(ports), work);
  expect(await send(ports, sending(ports, changes), work)).toBe('result 2');
});

it.each(['', 'short', 'x'.repeat(65), 'c0ffee00 0000 4000 8000 000000000000', `${key}\n`])(
  'treats each form with the key %j as a new one',
  async (unusable) => {
    const ports = memoryPorts();
    const work = counter();
    await send(ports, sending(ports, { key: unusable }), work);
    expect(await send(ports, sending(ports, { key: unusable }), work)).toBe('result 2');
  },
);

it('allows a form to be sent again after the work was refused', async () => {
  const ports = memoryPorts();
  const refused = send(ports, sending(ports), () => Promise.reject(new Error('refused')));
  await expect(refused).rejects.toThrow('refused');
  expect(await send(ports, sending(ports), counter())).toBe('result 1');
});
