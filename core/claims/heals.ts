import type { ClaimText, ClaimWord } from './claim-words.ts';
import type { ClaimPhrase, Span } from './claims.ts';

/** The most words between a disease and the phrase that heals it. */
export const furthest = 6;

/** What may lead from "medicine" to the disease. */
const leading = new Set(['for', 'against', 'of', 'to', 'from']);
/** Words that may be between "for" and the disease. */
const describing = new Set(
  [
    'a the your my his her all any and or such as high bad chronic severe serious old stubborn kinds types of',
    'cough coughs flu fever pain pains headache headaches wounds stomach skin',
  ].flatMap((words) => words.split(' ')),
);
/** "For cancer patients" is a weaker claim than "for cancer". */
const patients = new Set(['patient', 'patients', 'survivors', 'orphans', 'families']);
const addressed = new Set(['you', 'anyone', 'anybody']);
const objects = new Set(['it', 'them', 'all']);

/** The words of a text, and the phrases in it that affect whether something heals. */
interface Surroundings {
  readonly words: readonly ClaimWord[];
  readonly questions: ClaimText['questions'];
  /** Ends of the phrases that address the sick: "suffering from", "do you have". */
  readonly asking: ReadonlySet<number>;
  /** Ends of the phrases that heal: of "medicine for malaria" the first word decides, not the second. */
  readonly decided: ReadonlySet<number>;
}

export function surroundings(
  words: readonly ClaimWord[],
  spans: readonly Span[],
  questions: ClaimText['questions'],
): Surroundings {
  const ends = (of: readonly Span[]) => new Set(of.map(({ to }) => to));
  const having = (...roles: readonly ClaimPhrase['role'][]) =>
    spans.filter(({ phrase }) => roles.includes(phrase.role));
  const asking = having('sick').filter(
    ({ from }) => beginsSentence(words, from) || addressed.has(words[from - 1]?.text ?? ''),
  );
  return { words, questions, asking: ends(asking), decided: ends(having('cure', 'act', 'for')) };
}

/** The relative positions of a phrase that heals and a disease. */
interface Meeting extends Surroundings {
  readonly healer: Span;
  readonly disease: Span;
  /** The number of words between them if the healer comes first, in one sentence; otherwise undefined. */
  readonly before: number | undefined;
  /** The number of words between them if the disease comes first; otherwise undefined. */
  readonly after: number | undefined;
  /** Whether the healer stands in the sentence after a question that names the disease. */
  readonly answers: boolean;
}

/** What stands in claims.json at the beginning of a group that heals, and when it does. */
const rules: { readonly [Role in ClaimPhrase['role']]?: (meeting: Meeting) => boolean } = {
  cure: (meeting) =>
    answersWithObject(meeting) ||
    (isVague(meeting.disease)
      ? atMost(1, meeting.before) || atMost(0, meeting.after)
      : atMost(furthest, meeting.before) || atMost(furthest, meeting.after)),

  act: (meeting) => answersWithObject(meeting) || (atMost(4, meeting.before) && !isVague(meeting.disease)),

  for({ words, healer, disease, before, after }) {
    if (isVague(disease)) return atMost(1, before);
    const leads = healer.phrase.language !== 'en' || leading.has(words[healer.to]?.text ?? '');
    return atMost(0, after) || (atMost(3, before) && leads);
  },

  goods: ({ disease, after }) => atMost(0, after) && !isVague(disease),

  use: ({ words, healer, disease, before, decided }) =>
    atMost(furthest, before) &&
    !isVague(disease) &&
    !decided.has(healer.from) &&
    !patients.has(words[disease.to]?.text ?? '') &&
    words.slice(healer.to, disease.from).every(({ text }) => describing.has(text)),

  gone({ healer, disease, after, answers }) {
    // "Corona ended" is about the shops that opened again.
    if (disease.phrase.why?.reason === 'epidemic') return false;
    const vague = isVague(healer) || isVague(disease);
    return atMost(vague ? 0 : 4, after) || (answers && !vague);
  },

  offer({ words, questions, asking, healer, disease, after }) {
    const [ill, offered] = [words[disease.from]?.sentence ?? 0, words[healer.from]?.sentence ?? 0];
    const asksOnly = questions.has(ill) && beginsSentence(words, disease.from);
    const asksTheSick = asksOnly || [0, 1, 2, 3].some((back) => asking.has(disease.from - back));
    const follows = offered === ill + 1 && atMost(furthest, healer.from - disease.to);
    return asksTheSick && (follows || atMost(furthest, after));
  },
};

export function isHealingRole(role: ClaimPhrase['role']): boolean {
  return rules[role] !== undefined;
}

/** Whether this phrase claims that something heals this disease. */
export function heals(healer: Span, disease: Span, around: Surroundings): boolean {
  const { words, questions } = around;
  const [ill, healing] = [words[disease.from]?.sentence ?? 0, words[healer.from]?.sentence ?? 0];
  const [before, after] = [disease.from - healer.to, healer.from - disease.to];
  const meeting: Meeting = {
    ...around,
    healer,
    disease,
    before: ill === healing && before >= 0 ? before : undefined,
    after: ill === healing && after >= 0 ? after : undefined,
    answers: questions.has(ill) && healing === ill + 1 && atMost(furthest, after),
  };
  return rules[healer.phrase.role]?.(meeting) ?? false;
}

function atMost(most: number, distance: number | undefined): boolean {
  return distance !== undefined && distance <= most;
}

function isVague({ phrase }: Span): boolean {
  return phrase.ambiguous;
}

/** "Diabetes? We cure it." */
function answersWithObject({ words, healer, answers }: Meeting): boolean {
  return answers && objects.has(words[healer.to]?.text ?? '');
}

function beginsSentence(words: readonly ClaimWord[], at: number): boolean {
  return words[at - 1]?.sentence !== words[at]?.sentence;
}
