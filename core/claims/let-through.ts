import type { ClaimText, ClaimWord } from './claim-words.ts';
import type { ClaimPhrase } from './claims.ts';

/** A possible claim: its span, and its first word that heals or makes the claim. */
interface Hit {
  readonly phrase: ClaimPhrase;
  readonly from: number;
  readonly to: number;
  readonly at: number;
}

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const not = list(
  'not dont doesnt didnt isnt arent wasnt werent wont cant cannot couldnt wouldnt shouldnt hasnt havent aint never neither nor nobody none nothing hardly refuse refuses si sio siyo hakuna hapana hatuuzi siuzi hatuna sina haiwezi hatusemi sisemi tewali tetutunda situnda tetulina sirina',
);
/** "No cure" denies, "no pain" does not. */
const noWhat = list(
  'one body herb herbs plant plants tea root roots leaf leaves medicine food remedy treatment cure known real proven sure such claim claims evidence proof guarantee promise seller',
);
/** After "not", these words mean that nothing is denied ("not only"). */
const notOnly = list('only just merely simply else');
/** "I do not believe that it cures", but not "you will not believe how it cures". */
const denyBelief = list('not dont doesnt didnt never');
/** "Nothing cures like this." */
const negativeSubjects = list('nothing none nobody never');
const fails = list('fail fails failed failing doubt forget hesitate');
/** Words that begin a new statement, which an earlier denial does not cover. */
const beginsAnew = list('but yet so because it this that these which who they we i you he she as then while');
/** After "nothing", these words do not begin a new statement: "Nothing in this shop". */
const within = list('in of from at on about');
/** Words that may be listed under one "not": "does not treat, cure or prevent". */
const inRow = list(
  'cure cures curing heal heals healing treat treats treating prevent prevents preventing diagnose diagnosing treatment remedy medicine mitigate',
);
const joins = list('or nor and');
/** "We do not sell anything that heals" denies what follows; "do not miss this herb that heals" does not. */
const offers = list(
  'sell sells selling have has had offer offers stock stocks keep make makes know knows produce supply promote is are',
);
const relative = list('that which who');
const tells = list(
  'claim claims claimed claiming say says said saying promise promises promised promising suggest suggesting think believe know mean means imply guarantee evidence proof sure prove proved proven true heard told lied lie lies forbidden illegal unlawful advertise advertises advertising adverts',
);
/** Words of a warning: "Beware of people who say that it cures." */
const warns = list('beware lied lie lies false fake forbidden illegal unlawful scam untrue report');
const comparing = list('like better faster than except');

const asksFirst = list('can could does do did will would is are may should has have oba');
const askedAbout = list(
  'it this that these those they you your the i we he she anyone anybody someone any a an there one herbs',
);
const asksWith = list('what which who whom whose how where when why');
const asksHow = list(
  'herb herbs plant can could do does did should is are medicine much many tea of will would told said says',
);
const greets = list('hello hi hey please sir madam and but so ok okay also then nnyabo ssebo banange');

const yes = list('yes yeah yep yee sure surely absolutely definitely certainly indeed');

const carer = list('doctor doctors nurse midwife pharmacist worker workers physician clinician');
const asked = list('ask consult see tell visit talk speak');
const place = list('hospital hospitals clinic clinics centre centres center health');
const during = list(
  'on under during being take takes taking with receive receiving keep start started store your my their his her getting',
);

/**
 * Whether a match is not a claim: a denial, a question, a wish, or advice to ask an expert, in words that sellers of
 * cures do not use.
 */
export function isLetThrough(
  words: readonly ClaimWord[],
  questions: ClaimText['questions'],
  hit: Hit,
): boolean {
  return (
    isDenied(words, hit) ||
    isAsked(words, questions, hit) ||
    isWanted(words, hit) ||
    isCareOfOthers(words, hit)
  );
}

/** Rhetorical questions. */
const advertises =
  /\b(?:did you know|you know that|why suffer|why not|want to|wanna|tired of|who knew|have you heard|unasumbuliwa|unatafuta|unaugua)\b|^(?:are you )?(?:looking for|searching for|in need of|need|want|suffering)\b/;
const wants =
  /\b(?:i (?:really )?(?:need|want)|(?:i am|im|am|we are) looking for|any(?:one|body) with|(?:i|we) hope you|i wonder|wondering|want to know|natafuta|nahitaji|naomba|nnoonya|noonya|neetaaga)\b/;

const textAt = (words: readonly ClaimWord[], at: number): string => words[at]?.text ?? '';

function textBetween(words: readonly ClaimWord[], from: number, to: number): string {
  return words
    .slice(from, to)
    .map((word) => word.text)
    .join(' ');
}

/** The number of the first word of a sentence. */
function sentenceStart(words: readonly ClaimWord[], at: number): number {
  let start = at;
  while (start > 0 && at - start < 40 && words[start - 1]?.sentence === words[at]?.sentence) start -= 1;
  return start;
}

function isDenied(words: readonly ClaimWord[], { from, to, at, phrase }: Hit): boolean {
  // "treats coughs but not malaria"
  for (let between = at + 1; phrase.role === 'disease' && between < to - 1; between += 1)
    if (not.has(textAt(words, between)) && !notOnly.has(textAt(words, between + 1))) return true;
  const start = sentenceStart(words, from);
  let again = false;
  // "Anything that heals": the words before it decide whether that is denied.
  let related = false;
  let told = false;
  for (let before = at - 1; before >= start && at - before <= 9; before -= 1) {
    const text = textAt(words, before);
    const next = textAt(words, before + 1);
    const goesOn = [text, next].every((word) => inRow.has(word) || joins.has(word));
    if (words[before + 1]?.afterBreak && !goesOn && !told) return false;
    told ||= tells.has(text);
    if (told && warns.has(text)) return true;
    if (fails.has(text)) return false;
    if (not.has(text)) {
      // "Money back if it does not cure"
      if ([1, 2, 3].some((back) => textAt(words, before - back) === 'if')) return false;
      if (notOnly.has(next) || (next === 'believe' && !denyBelief.has(text))) return false;
      const isOffered =
        related && [-1, 0, 1, 2, 3].some((ahead) => offers.has(textAt(words, before + ahead)));
      if (again && !told && !isOffered) return false;
      return !(negativeSubjects.has(text) && comparesWith(words, to));
    }
    if (text === 'no') {
      const isDenial = noWhat.has(next) && (told || related || !again) && !comparesWith(words, to);
      return before === at - 1 || isDenial;
    }
    if (text === 'without') return before === at - 1 || tells.has(next);
    if (relative.has(text) && !again) related = again = true;
    else if (joins.has(text) ? !inRow.has(textAt(words, before - 1)) : beginsAnew.has(text))
      again ||= !within.has(textAt(words, before - 1));
  }
  return false;
}

function comparesWith(words: readonly ClaimWord[], to: number): boolean {
  return [0, 1, 2, 3].some((ahead) => comparing.has(textAt(words, to + ahead)));
}

function isAsked(words: readonly ClaimWord[], questions: ClaimText['questions'], { to, at }: Hit): boolean {
  const start = sentenceStart(words, at);
  const isQuestion = questions.has(words[at]?.sentence ?? 0);
  if (advertises.test(textBetween(words, start, at)) || isAffirmed(words, questions, to)) return false;
  let clause = at;
  while (clause > start && !words[clause]?.afterBreak) clause -= 1;
  if (beginsQuestion(words, start, at, isQuestion) || beginsQuestion(words, clause, at, isQuestion))
    return true;
  if (!isQuestion) return false;
  let after = to;
  while (words[after]?.sentence === words[at]?.sentence && !words[after]?.afterBreak) after += 1;
  return words[after]?.sentence !== words[at]?.sentence;
}

/** "Does it cure malaria? Yes!" */
function isAffirmed(words: readonly ClaimWord[], questions: ClaimText['questions'], to: number): boolean {
  const asked = words[to - 1]?.sentence ?? 0;
  if (!questions.has(asked)) return false;
  let next = to;
  while (words[next]?.sentence === asked) next += 1;
  const answer = asked + 1;
  if (words[next]?.sentence !== answer || questions.has(answer)) return false;
  return yes.has(textAt(words, next)) || textBetween(words, next, next + 2) === 'of course';
}

/**
 * Whether the words from `start` up to the match are a question: with a question mark, or in a form that can be
 * nothing else.
 */
function beginsQuestion(words: readonly ClaimWord[], start: number, at: number, marked: boolean): boolean {
  let first = start;
  while (first < at && greets.has(textAt(words, first))) first += 1;
  if (first >= at) return false;
  const [one, two] = [textAt(words, first), textAt(words, first + 1)];
  if (one === 'do' && ['this', 'it', 'that', 'the'].includes(two)) return false;
  return (
    (asksFirst.has(one) && (marked || askedAbout.has(two))) ||
    (asksWith.has(one) && (marked || asksHow.has(two)))
  );
}

/** "I am looking for something that cures malaria" */
function isWanted(words: readonly ClaimWord[], { at }: Hit): boolean {
  return wants.test(textBetween(words, sentenceStart(words, at), at));
}

const cares = (text: string): boolean => carer.has(text) || place.has(text);

function isCareOfOthers(words: readonly ClaimWord[], { from, to, at }: Hit): boolean {
  const taken = /^(?:treated|treatments?|medicines?|drugs?|tablets?|pills?)$/.test(textAt(words, at));
  if (taken && [1, 2].some((back) => during.has(textAt(words, Math.min(from, at) - back)))) return true;
  for (let index = at - 1; index >= sentenceStart(words, at) && !words[index + 1]?.afterBreak; index -= 1) {
    if (asked.has(textAt(words, index)) && [1, 2, 3, 4].some((ahead) => cares(textAt(words, index + ahead))))
      return true;
  }
  const after = textBetween(words, to, to + 4);
  if (/^too (?:far|much|low)/.test(after)) return true;
  return /^(?:at|in) (?:the|a|any|your) /.test(after) && after.split(' ').some((word) => place.has(word));
}
