import type { Approval } from '../entities/advert.ts';
import type { Checked } from '../shared/checked.ts';
import { dropInvisible } from '../shared/text/drop-invisible.ts';
import { normaliseLine } from '../shared/text/normalise-text.ts';
import { calendarDate, isCalendarDate } from '../shared/time/calendar-date.ts';
import { calendarDay } from '../shared/time/calendar-day.ts';
import { type Text, texts } from '../texts/text.ts';
import { maxApprovalNumberLength, maxApprovalYears } from './limits.ts';

/** Both fields of the form, or neither. The date may be in the past only if the approval is the same as `before`. */
export function parseApproval(
  { ndaNumber = '', ndaUntil = '' }: { readonly ndaNumber?: string; readonly ndaUntil?: string },
  { now, before }: { readonly now: Date; readonly before?: Approval | undefined },
): { readonly ndaNumber: Checked<string, Text>; readonly ndaUntil: Checked<string, Text> } {
  const [number, until] = [normaliseLine(dropInvisible(ndaNumber)), ndaUntil.trim()];
  const isKept = number === before?.number && until === before.until;
  return {
    ndaNumber: checked(number, until !== '' || number !== '' ? problemOfNumber(number) : undefined),
    ndaUntil: checked(
      until,
      (until !== '' || number !== '') && !isKept ? problemOfDay(until, now) : undefined,
    ),
  };
}

function checked(value: string, problem: Text | undefined): Checked<string, Text> {
  return problem === undefined ? { ok: true, value } : { ok: false, problem };
}

/** There is no published format for numbers of herbal medicines, so any plausible one is accepted. */
function problemOfNumber(number: string): Text | undefined {
  const { numberMissing, numberInvalid, numberTooLong } = texts.approval;
  if (number === '') return numberMissing;
  if (number.length > maxApprovalNumberLength) return numberTooLong({ max: maxApprovalNumberLength });
  return /^[A-Za-z0-9/-]*[0-9][A-Za-z0-9/-]*$/.test(number) ? undefined : numberInvalid;
}

function problemOfDay(until: string, now: Date): Text | undefined {
  const { untilMissing, untilInvalid, untilPast, untilTooFar } = texts.approval;
  if (until === '') return untilMissing;
  if (!isCalendarDate(until)) return untilInvalid;
  const today = calendarDate(now);
  if (until < today) return untilPast;
  const years = Number(until.slice(0, 4)) - Number(today.slice(0, 4));
  return years > maxApprovalYears ? untilTooFar({ years: maxApprovalYears }) : undefined;
}

/** The approval as others see it; undefined if there is none, or it has expired. */
export function approvalInWords(approval: Approval | undefined, now: Date): Text | undefined {
  if (approval === undefined || approval.until < calendarDate(now)) return undefined;
  return texts.approval.said({
    number: approval.number,
    until: calendarDay(new Date(`${approval.until}T00:00:00Z`), texts.days),
  });
}
