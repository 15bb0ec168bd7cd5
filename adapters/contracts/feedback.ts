import { describe, expect, test } from 'vitest';
import type { FeedbackMessage } from '../../core/ports/feedback.ts';
import { at, idOf, insertAccount, oddTexts } from './samples.ts';
import { emptyStores, type StoresFixture } from './stores-fixture.ts';

const message: FeedbackMessage = {
  id: idOf('feedback'),
  kind: 'problem',
  message: 'The photo does not open.',
  email: undefined,
  accountId: undefined,
  sentAt: at(1.5),
};

export function describeFeedback(name: string, fixture: StoresFixture): void {
  describe(`${name}: feedback`, () => {
    const ports = emptyStores(fixture);

    test('returns every field', async () => {
      const accountId = await insertAccount(ports, 'amina');
      const full: FeedbackMessage = { ...message, kind: 'suggestion', email: 'amina@example.com', accountId };
      await ports.feedback.add(full);
      expect(await ports.feedback.byId(full.id)).toEqual(full);
    });

    test('leaves absent what a visitor did not give', async () => {
      await ports.feedback.add(message);
      expect(await ports.feedback.byId(message.id)).toEqual(message);
    });

    test.each(oddTexts)('keeps the text unchanged: $kind', async ({ text }) => {
      await ports.feedback.add({ ...message, message: text });
      expect((await ports.feedback.byId(message.id))?.message).toBe(text);
    });

    test('lists the newest first, and no more than requested', async () => {
      for (const [id, seconds] of [
        ['first', 1],
        ['third', 3],
        ['second', 2],
        ['thirdtoo', 3],
      ] as const) {
        await ports.feedback.add({ ...message, id: idOf(id), sentAt: at(seconds) });
      }
      const newest = await ports.feedback.newest(3);
      const [last = '', other = ''] = [idOf('third'), idOf('thirdtoo')].toSorted().toReversed();
      expect(newest.map(({ id }) => id)).toEqual([last, other, idOf('second')]);
    });

    test('keeps several apart, and returns undefined for an unknown id', async () => {
      const second = { ...message, id: idOf('second'), message: 'Add a map.' };
      await ports.feedback.add(message);
      await ports.feedback.add(second);
      expect(await ports.feedback.byId(message.id)).toEqual(message);
      expect(await ports.feedback.byId(second.id)).toEqual(second);
      expect(await ports.feedback.byId(idOf('unknown'))).toBeUndefined();
    });
  });
}
