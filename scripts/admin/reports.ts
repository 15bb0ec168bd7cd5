import { theOperator } from '../../core/moderation/actor.ts';
import { type ListedCase, listCasesFor, parsePlace } from '../../core/reports/list-cases.ts';
import * as texts from '../../core/texts/by-subject.ts';
import { inWords } from '../../core/texts/text.ts';
import { WrongUsage } from '../cli/wrong-usage.ts';
import { type AdminCommand, printable, wordsOf } from './admin-command.ts';

export const reports: AdminCommand = {
  usage: [
    ['reports', 'what is waiting for moderators, most urgent first'],
    ['reports --after PLACE', 'the next page; the last line of a page gives PLACE'],
  ],
  options: { after: { type: 'string' } },
  read(typed) {
    wordsOf(typed, 0);
    const { after } = typed.options;
    const place = parsePlace(after);
    if (after !== undefined && place === undefined)
      throw new WrongUsage(`${after} is not a place in the list.`);
    return async (ports) => {
      const { items, next } = await listCasesFor(ports, theOperator, place);
      const lines = items.map(describe);
      if (items.length === 0) lines.push('Nothing is waiting for moderators.');
      if (next !== undefined) lines.push(`More: npm run admin -- reports --after ${next}`);
      return { lines, data: { cases: items, next }, foundNothing: items.length === 0 };
    };
  },
};

function describe({ case: found, thing, writer, knownPhoto, reports, reportCount }: ListedCase): string {
  const { subject, openedAt, hiding, review } = found;
  const reasons = new Set(reports.map(({ reason }) => texts.reports.reasons[reason]));
  const count = reportCount === 1 ? '1 report' : `${reportCount} reports`;
  const said = (thing?.text ?? reports[0]?.copy ?? '').slice(0, 200);
  return [
    `${subject.kind} ${subject.id}${thing === undefined ? '' : `  ${printable(thing.title)}`}`,
    `  waiting since ${openedAt.toISOString()}${hiding ? ', hidden' : ''}${review ? ', review requested' : ''}`,
    ...(reportCount === 0 ? [] : [`  ${count}: ${[...reasons].join(', ')}`]),
    ...(knownPhoto === undefined
      ? []
      : [`  one of its photos is also in ${knownPhoto.other?.advertId ?? 'an advert that was deleted'}`]),
    ...(hiding === undefined || hiding.text === ''
      ? []
      : [`  hidden because: ${printable(inWords(hiding.text, 'en'))}`]),
    `  by ${writer?.username ?? found.writerId}: ${printable(said)}`,
  ].join('\n');
}
