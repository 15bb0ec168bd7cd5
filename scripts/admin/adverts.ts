import { theOperator } from '../../core/moderation/actor.ts';
import { decideAs } from '../../core/reports/decide-case.ts';
import * as texts from '../../core/texts/by-subject.ts';
import { WrongUsage } from '../cli/wrong-usage.ts';
import { type AdminCommand, reasonOf, wordsOf } from './admin-command.ts';
import { AdminRefusal } from './admin-refusal.ts';

export const adverts: AdminCommand = {
  usage: [
    ['adverts hide ID --reason TEXT', 'hides an advert from everybody but its seller'],
    ['adverts restore ID --reason TEXT', 'shows it again'],
  ],
  options: { reason: { type: 'string' } },
  read(typed) {
    const [act = '', advertId = ''] = wordsOf(typed, 2);
    if (act !== 'hide' && act !== 'restore') throw new WrongUsage();
    const reason = reasonOf(typed);
    return async (ports) => {
      if ((await ports.adverts.byId(advertId)) === undefined) {
        throw new AdminRefusal(`There is no advert ${advertId}.`);
      }
      const subject = { kind: 'advert', id: advertId } as const;
      const found = await ports.reviewCases.of(subject);
      const isDone = act === 'hide' ? found?.hiding?.by === 'moderator' && !found.open : !found?.hiding;
      if (isDone) {
        throw new AdminRefusal(
          `${advertId} is ${act === 'hide' ? 'already hidden' : 'not hidden'}. Nobody was notified.`,
        );
      }
      await decideAs(ports, theOperator, subject, { act, reason, version: String(found?.version ?? 0) });
      const state = (await ports.adverts.byId(advertId))?.state;
      return { lines: [`${advertId}: ${texts.reports.decided[act]}`], data: { advertId, state } };
    };
  },
};
