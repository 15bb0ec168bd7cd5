import { type Entry, type Handlers, Hopeless, type TaskOf } from '../outbox/handler.ts';
import type { Ports } from '../ports/ports.ts';
import { day } from '../shared/time/durations.ts';
import { openMail } from './queue-mail.ts';

/** The handlers of this subject's outbox tasks; see `OutboxTask`. */
export const mailTasks: Handlers<'send-mail'> = {
  'send-mail': { run: sendMail, givenUpAfter: 3 * day },
};

async function sendMail(
  ports: Pick<Ports, 'sealer' | 'mailer'>,
  { task }: Entry<TaskOf<'send-mail'>>,
): Promise<void> {
  const mail = openMail(ports, task);
  if (mail === undefined)
    throw new Hopeless('The mail was encrypted with a session secret that is no longer listed.');
  await ports.mailer.send(mail);
}
