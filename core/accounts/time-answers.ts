import { runOnce } from '../outbox/run-once.ts';
import type { OutboxEntry, OutboxTask } from '../ports/outbox.ts';
import type { Ports, Stores } from '../ports/ports.ts';
import { answersOf, answersSince } from './answers.ts';

type TimingTask = OutboxTask & { readonly kind: 'time-answers' };

/** Accounts in one transaction. A separate task does the rest, so that other tasks get their turn in between. */
const atOnce = 100;

/** Stores how soon people answer, for the next accounts by id. */
export async function timeAnswers(
  ports: Pick<Ports, 'transaction' | 'clock' | 'ids'>,
  { id, task }: Pick<OutboxEntry<TimingTask>, 'id' | 'task'>,
): Promise<void> {
  const now = ports.clock.now();
  const idOfRest = ports.ids.alphanumeric(20);
  await runOnce(ports, { id }, async (stores) => {
    const people = await stores.profiles.inOrder({ after: task.after, limit: atOnce });
    await timeSome(stores, people, now);
    const last = people[atOnce - 1];
    if (last === undefined) return;
    await stores.outbox.add(idOfRest, { kind: 'time-answers', after: last.accountId }, now);
  });
}

async function timeSome(
  { conversations, profiles }: Pick<Stores, 'conversations' | 'profiles'>,
  people: Awaited<ReturnType<Stores['profiles']['inOrder']>>,
  now: Date,
): Promise<void> {
  const begun = await conversations.begunWith({
    accountIds: people.map(({ accountId }) => accountId),
    since: new Date(now.getTime() - answersSince),
  });
  for (const { accountId, answers: before } of people) {
    const own = begun.filter((conversation) => conversation.accountId === accountId);
    const answers = answersOf(own, now);
    if (answers !== before) await profiles.setAnswers(accountId, answers);
  }
}
