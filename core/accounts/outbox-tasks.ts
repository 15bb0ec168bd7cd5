import { beginDaily, daily } from '../outbox/daily.ts';
import { type Handlers, Hopeless } from '../outbox/handler.ts';
import { inParts } from '../outbox/in-parts.ts';
import { mailResetLink } from './mail-reset-link.ts';
import { removeAccount } from './remove-account.ts';
import { timeAnswers } from './time-answers.ts';

/** The handlers of this subject's outbox tasks; see `OutboxTask`. */
export const accountTasks: Handlers<'mail-reset-link' | 'delete-account' | 'begin-answers' | 'time-answers'> =
  {
    'mail-reset-link': {
      async run(ports, { task }) {
        if (await mailResetLink(ports, task.sealed)) return;
        throw new Hopeless('The request was encrypted with a session secret that is no longer listed.');
      },
    },
    'delete-account': {
      run: (ports, entry) => inParts(ports, entry, removeAccount(ports, entry.task.accountId)),
    },
    'begin-answers': daily(4, (ports, run) => beginDaily(ports, run, { kind: 'time-answers' })),
    'time-answers': { run: timeAnswers },
  };
