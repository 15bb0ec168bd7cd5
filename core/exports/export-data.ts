import { absentNames } from '../accounts/absent-names.ts';
import { deviceInWords } from '../accounts/device-name.ts';
import { maxSessions } from '../accounts/limits.ts';
import { ownAccount } from '../accounts/own-account.ts';
import type { Account } from '../entities/account.ts';
import type { Advert } from '../entities/advert.ts';
import type { Comment } from '../entities/comment.ts';
import type { InboxItem } from '../entities/conversation.ts';
import { usualMailChoices } from '../entities/mail-choices.ts';
import type { Message } from '../entities/message.ts';
import type { Notification } from '../entities/notification.ts';
import type { Payment } from '../entities/payment.ts';
import { type Picture, pictureFileName } from '../entities/picture.ts';
import type { Profile } from '../entities/profile.ts';
import type { Rating, RatingView } from '../entities/rating.ts';
import type { Report } from '../entities/report.ts';
import type { ReviewCase } from '../entities/review-case.ts';
import type { Sale } from '../entities/sale.ts';
import type { AdvertDraft } from '../ports/advert-drafts.ts';
import type { OwnQuery } from '../ports/adverts.ts';
import type { Block } from '../ports/blocks.ts';
import type { FeedbackMessage } from '../ports/feedback.ts';
import type { Follow } from '../ports/follows.ts';
import type { Reaction } from '../ports/likes.ts';
import type { Ports } from '../ports/ports.ts';
import type { OwnUnfinished } from '../ports/unfinished.ts';
import { joinedToCount } from '../ratings/rating-counts.ts';
import { admit } from '../shared/throttling/admit.ts';
import type { Viewer } from '../shared/viewer.ts';
import { inWords, texts } from '../texts/text.ts';
import type { ExportFile } from './export-file.ts';
import { exportLimits } from './throttling-limits.ts';

type ExportingPorts = Pick<
  Ports,
  | 'accounts'
  | 'profiles'
  | 'members'
  | 'adverts'
  | 'comments'
  | 'likes'
  | 'saves'
  | 'savedSearches'
  | 'conversations'
  | 'blocks'
  | 'follows'
  | 'sessions'
  | 'pushSubscriptions'
  | 'secondFactors'
  | 'feedback'
  | 'payments'
  | 'notifications'
  | 'sanctions'
  | 'mailChoices'
  | 'advertDrafts'
  | 'unfinished'
  | 'ratings'
  | 'sales'
  | 'reports'
  | 'reviewCases'
  | 'photoStore'
  | 'clock'
  | 'settings'
  | 'throttle'
  | 'securityLog'
>;

/**
 * Everything stored about the viewer, as files. Of other people it contains only their public names, beside what they
 * wrote to the viewer, and no secrets that open an account: no password hash, no session, no secret of an app. The
 * data are read piece by piece as the files are read, so they may be of any size, and reading stops with the reader.
 * Refusals are thrown before the first file.
 */
export async function* exportData(
  ports: ExportingPorts,
  viewer: Viewer,
  client?: string,
): AsyncGenerator<ExportFile, void, void> {
  const account = await ownAccount(ports, viewer);
  await admit(ports, exportLimits['export-data'], { account: account.id, client });
  const profile = await ports.profiles.byAccountId(account.id);
  const { id: accountId, language } = account;
  const modifiedAt = ports.clock.now();
  const file = (name: string, content: ExportFile['content']): ExportFile => ({ name, modifiedAt, content });

  yield file(
    'README.txt',
    inWords(
      texts.exports.readMe({ siteName: ports.settings.siteName, madeAt: modifiedAt.toISOString() }),
      language,
    ),
  );
  const mails = (await ports.mailChoices.of(accountId)) ?? usualMailChoices;
  const twoStepLoginSince = (await ports.secondFactors.of(accountId))?.onSince;
  yield file(
    'account.json',
    json({ ...ownSide(account), twoStepLoginSince, mails, profile: profile && ownProfile(profile) }),
  );
  yield file('adverts.json', jsonList(adverts(ports, accountId)));
  const draft = await ports.advertDrafts.of(accountId, modifiedAt);
  if (draft !== undefined) yield file('draft.json', json(ownDraft(draft)));
  yield file('unfinished.json', jsonList(unfinished(ports, accountId)));
  yield file('comments.json', jsonList(comments(ports, accountId)));
  yield file('likes.json', jsonList(reactions(ports, accountId, (query) => ports.likes.ofAccount(query))));
  yield file('saved.json', jsonList(reactions(ports, accountId, (query) => ports.saves.ofAccount(query))));
  yield file('searches.json', json(await searches(ports, accountId)));
  yield file('messages.json', jsonList(messages(ports, account)));
  yield file('blocked.json', jsonList(blocked(ports, account)));
  yield file('sales.json', jsonList(sales(ports, account)));
  yield file('following.json', jsonList(following(ports, account)));
  yield file('ratings.json', jsonList(ratings(ports, account)));
  yield file('notifications.json', jsonList(notifications(ports, account)));
  yield file('decisions.json', json(await decisions(ports, accountId)));
  yield file('payments.json', jsonList(payments(ports, accountId)));
  yield file('devices.json', json(await devices(ports, account)));
  yield file('reports.json', jsonList(ownReports(ports, accountId)));
  yield file('reports-about-you.json', jsonList(reportsAbout(ports, accountId)));
  yield file('reviews.json', jsonList(reviews(ports, account)));
  yield file('sent-to-us.json', jsonList(feedback(ports, accountId)));
  const draftKeys = draft?.pictureKeys ?? [];
  for await (const { name, key } of pictures(ports, accountId, profile?.picture, draftKeys)) {
    const bytes = await ports.photoStore.read(pictureFileName(key, 1280, 'jpg'));
    if (bytes !== undefined) yield file(name, bytes);
  }
}

function json(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

function ownSide({ email, emailVerified, createdAt, consentedAt, language, ...account }: Account) {
  return {
    email,
    emailVerified,
    hasPassword: account.passwordHash !== undefined,
    signsInWithGoogle: account.googleSubject !== undefined,
    nameGivenByGoogle: account.displayName,
    createdAt,
    agreedToTermsAndPrivacyPolicyAt: consentedAt,
    language,
  };
}

function ownProfile(profile: Profile) {
  const { username, fullName, about, address, phoneNumber, callMe, whatsappMe, dateOfBirth, createdAt } =
    profile;
  return {
    username,
    fullName,
    about,
    address,
    phoneNumber,
    buyersMayCall: callMe,
    buyersMayWriteOnWhatsapp: whatsappMe,
    dateOfBirth,
    picture: profile.picture && profilePictureName,
    likesReceived: profile.likesReceived,
    usuallyAnswersWithin: profile.answers,
    createdAt,
  };
}

const profilePictureName = 'pictures/profile.jpg';

/** `of` is an advert's id, `draft`, or `messages/` and a message's id. */
function pictureName(of: string, index: number): string {
  return `pictures/${of}/${index + 1}.jpg`;
}

function ownDraft({ pictureKeys, savedBy: _form, ...draft }: AdvertDraft) {
  return { ...draft, pictures: pictureKeys.map((_key, index) => pictureName('draft', index)) };
}

function ownAdverts(ports: Pick<Ports, 'adverts'>, accountId: string) {
  return allOf<Advert>((after, limit) => ports.adverts.ofSeller({ accountId, after: after?.id, limit }));
}

async function* adverts(ports: Pick<Ports, 'adverts'>, accountId: string) {
  for await (const { sellerId: _own, pictures: shown, quantity, ...advert } of ownAdverts(ports, accountId)) {
    const inUnits = quantity === undefined ? {} : { quantity: quantity / 1000 };
    yield {
      ...advert,
      ...inUnits,
      pictures: shown.map((_picture, index) => pictureName(advert.id, index)),
    };
  }
}

async function* pictures(
  ports: Pick<Ports, 'adverts' | 'conversations'>,
  accountId: string,
  profilePicture: Picture | undefined,
  draftKeys: readonly string[],
): AsyncGenerator<{ readonly name: string; readonly key: string }, void, void> {
  if (profilePicture !== undefined) yield { name: profilePictureName, key: profilePicture.key };
  for (const [index, key] of draftKeys.entries()) yield { name: pictureName('draft', index), key };
  for await (const { id, pictures: shown } of ownAdverts(ports, accountId)) {
    for (const [index, { key }] of shown.entries()) yield { name: pictureName(id, index), key };
  }
  for await (const { said } of ownMessages(ports, accountId)) {
    for await (const { id, pictures: sent } of said) {
      for (const [index, { key }] of sent.entries())
        yield { name: pictureName(`messages/${id}`, index), key };
    }
  }
}

/** Forms that waited for a log-in, without what only the form itself needs. */
async function* unfinished(ports: Pick<Ports, 'unfinished'>, accountId: string) {
  const own = allOf<OwnUnfinished>((after, limit) =>
    ports.unfinished.ofAccount({ accountId, after: after?.idHash, limit }),
  );
  for await (const { path, fields, keptUntil } of own) {
    const { formKey: _, ...typed } = fields;
    yield { path, fields: typed, keptUntil };
  }
}

async function* comments(ports: Pick<Ports, 'comments' | 'adverts'>, accountId: string) {
  const own = allOf<Comment>((after, limit) =>
    ports.comments.ofAuthor({ accountId, after: after?.id, limit }),
  );
  for await (const { advertId, text, postedAt } of own) yield { advertId, text, postedAt };
}

async function* reactions(
  ports: Pick<Ports, 'adverts'>,
  accountId: string,
  page: (query: OwnQuery) => Promise<readonly Reaction[]>,
) {
  const titled = allOf<Reaction & { readonly title: string | undefined }>(async (after, limit) => {
    const found = await page({ accountId, after: after?.advertId, limit });
    const ids = found.map(({ advertId }) => advertId);
    const titles = await ports.adverts.titles(ids);
    return found.map((reaction) => ({ ...reaction, title: titles.get(reaction.advertId) }));
  });
  for await (const { advertId, title, at } of titled) yield { advertId, title, at };
}

async function searches(ports: Pick<Ports, 'savedSearches'>, accountId: string) {
  const saved = await ports.savedSearches.ofAccount(accountId);
  return saved.map(({ id: _id, accountId: _own, ...search }) => search);
}

async function* ownMessages(ports: Pick<Ports, 'conversations'>, accountId: string) {
  const conversations = allOf<InboxItem>((after, limit) =>
    ports.conversations.inboxPage({
      accountId,
      after: after && { at: after.lastMessage.sentAt, id: after.otherId },
      limit,
    }),
  );
  for await (const { otherId, other } of conversations) {
    const said = allOf<Message>((after, limit) =>
      ports.conversations.after({ accountId, otherId, position: after?.position ?? 0, limit }),
    );
    yield { otherId, other, said };
  }
}

async function* messages(ports: Pick<Ports, 'conversations' | 'members'>, account: Account) {
  const { id: accountId } = account;
  for await (const { otherId, other, said } of ownMessages(ports, accountId)) {
    const name = other?.fullName ?? (await absentNamesFor(ports, account, [otherId]))(otherId);
    for await (const { id, from, text, sentAt, quotedAdvert, pictures } of said) {
      const named = pictures.map((_picture, index) => pictureName(`messages/${id}`, index));
      const sent = from === accountId;
      yield {
        with: name,
        sent,
        text,
        sentAt,
        aboutAdvert: quotedAdvert,
        ...(named[0] && { pictures: named }),
      };
    }
  }
}

async function* blocked(ports: Pick<Ports, 'blocks' | 'profiles' | 'members'>, account: Account) {
  const own = allOf<Named<Block>>(async (after, limit) => {
    const found = await ports.blocks.ofBlocker({ accountId: account.id, after: after?.blockedId, limit });
    return named(ports, account, found, ({ blockedId }) => blockedId);
  });
  for await (const { name, at } of own) yield { name, at };
}

async function* following(ports: Pick<Ports, 'follows' | 'profiles' | 'members'>, account: Account) {
  const own = allOf<Named<Follow>>(async (after, limit) => {
    const found = await ports.follows.ofFollower({ accountId: account.id, after: after?.sellerId, limit });
    return named(ports, account, found, ({ sellerId }) => sellerId);
  });
  for await (const { name, at } of own) yield { name, at };
}

type Named<Item> = Item & { readonly name: string };

/** Items with the name of the account that each is about. */
async function named<Item>(
  ports: Pick<Ports, 'profiles' | 'members'>,
  reader: Account,
  items: readonly Item[],
  accountOf: (item: Item) => string,
): Promise<readonly Named<Item>[]> {
  const people = await ports.profiles.byAccountIds(items.map(accountOf));
  const names = new Map(people.map(({ accountId, fullName }) => [accountId, fullName]));
  const absentName = await absentNamesFor(
    ports,
    reader,
    items.map(accountOf).filter((accountId) => !names.has(accountId)),
  );
  return items.map((item) => {
    const accountId = accountOf(item);
    return { ...item, name: names.get(accountId) ?? absentName(accountId) };
  });
}

/** `absentNames` in the language of the reader. */
async function absentNamesFor(
  ports: Pick<Ports, 'members'>,
  { language }: Account,
  accountIds: readonly string[],
): Promise<(accountId: string | undefined) => string> {
  const nameOf = await absentNames(ports, accountIds);
  return (accountId) => inWords(nameOf(accountId), language);
}

/** Whom the account has named as buyers of its adverts, and who has named it. */
async function* sales(ports: Pick<Ports, 'sales' | 'adverts' | 'profiles' | 'members'>, account: Account) {
  const { id: accountId } = account;
  const told = (read: Ports['sales']['ofSeller'], otherOf: (sale: Sale) => string) =>
    allOf<Named<Sale> & { readonly title: string | undefined }>(async (after, limit) => {
      const found = await read({ accountId, after: after?.advertId, limit });
      const titles = await ports.adverts.titles(found.map(({ advertId }) => advertId));
      const people = await named(ports, account, found, otherOf);
      return people.map((sale) => ({ ...sale, title: titles.get(sale.advertId) }));
    });
  for await (const { name, advertId, title, at } of told(ports.sales.ofSeller, ({ buyerId }) => buyerId)) {
    yield { soldTo: name, advertId, title, at };
  }
  for await (const { name, advertId, title, at } of told(ports.sales.ofBuyer, ({ sellerId }) => sellerId)) {
    yield { boughtFrom: name, advertId, title, at };
  }
}

/** The ratings that the account wrote, hidden or not, and the shown ratings of the account. */
async function* ratings(ports: Pick<Ports, 'ratings' | 'profiles' | 'members' | 'clock'>, account: Account) {
  const { id: accountId } = account;
  const given = allOf<Named<Rating>>(async (after, limit) => {
    const found = await ports.ratings.ofAuthor({ accountId, after: after?.id, limit });
    return named(ports, account, found, ({ aboutId }) => aboutId);
  });
  for await (const { name, advert, ratedAs, recommends, text, sentAt, shownAt, answer } of given) {
    yield { about: name, advert, ratedAs, recommends, text, sentAt, shownAt, answer };
  }
  const joinedBy = joinedToCount(ports.clock.now());
  const received = allOf<RatingView>((after, limit) =>
    ports.ratings.page({
      aboutId: accountId,
      joinedBy,
      after: after && { at: after.shownAt, id: after.id },
      limit,
    }),
  );
  for await (const { author, authorId, advert, ratedAs, recommends, text, shownAt, answer } of received) {
    const by =
      author?.fullName ?? (await absentNamesFor(ports, account, authorId ? [authorId] : []))(authorId);
    yield { by, advert, ratedAs, recommends, text, shownAt, answer };
  }
}

async function* notifications(ports: Pick<Ports, 'notifications'>, { id: accountId, language }: Account) {
  const own = allOf<Notification>((after, limit) =>
    ports.notifications.ofAccount({ accountId, after: after?.id, limit }),
  );
  for await (const { at, cause } of own) {
    // The seller's name is beside the sale, and their account's id is theirs.
    const { sellerId: _seller, ...told } = { sellerId: undefined, ...cause };
    const search = cause.kind === 'match' ? { search: inWords(cause.search, language) } : {};
    yield { at, ...told, ...search };
  }
}

/** More decisions than there are about anybody. */
const mostDecisions = 1000;

async function decisions(ports: Pick<Ports, 'sanctions'>, accountId: string) {
  const decided = await ports.sanctions.ofAccount(accountId, mostDecisions);
  return decided.map(({ kind, reason, at, endsAt, liftedAt, answer }) => ({
    decision: kind,
    reason,
    at,
    endsAt,
    liftedAt,
    answer,
  }));
}

async function devices(
  ports: Pick<Ports, 'sessions' | 'pushSubscriptions'>,
  { id: accountId, language }: Account,
) {
  const sessions = await ports.sessions.listOf(accountId, maxSessions);
  const notified = await ports.pushSubscriptions.sessionsOf([accountId]);
  return sessions.map(({ idHash, device, createdAt, lastSeenAt, remember }) => ({
    device: inWords(deviceInWords(device), language),
    signedInAt: createdAt,
    lastSeenAt,
    staysSignedIn: remember,
    notified: notified.some(({ sessionHash }) => sessionHash === idHash),
  }));
}

async function* feedback(ports: Pick<Ports, 'feedback'>, accountId: string) {
  const own = allOf<FeedbackMessage>((after, limit) =>
    ports.feedback.ofAccount({ accountId, after: after?.id, limit }),
  );
  for await (const { kind, message, email, sentAt } of own) yield { kind, message, email, sentAt };
}

async function* ownReports(ports: Pick<Ports, 'reports'>, accountId: string) {
  const own = allOf<Report>((after, limit) =>
    ports.reports.ofReporter({ accountId, after: after?.id, limit }),
  );
  for await (const { subject, reason, text, sentAt } of own) yield { about: subject, reason, text, sentAt };
}

/** Without the reporters and their words, which may identify them. */
async function* reportsAbout(ports: Pick<Ports, 'reports'>, accountId: string) {
  const about = allOf<Report>((after, limit) =>
    ports.reports.aboutWriter({ accountId, after: after?.id, limit }),
  );
  for await (const { subject, reason, copy, sentAt } of about) yield { about: subject, reason, copy, sentAt };
}

async function* reviews(ports: Pick<Ports, 'reviewCases'>, { id: accountId, language }: Account) {
  const own = allOf<ReviewCase>((after, limit) =>
    ports.reviewCases.ofWriter({ accountId, after: after?.subject, limit }),
  );
  for await (const { subject, hiding, review, decision } of own) {
    // A case without any decision or hiding tells the writer nothing; the reports are in another file.
    if (hiding === undefined && review === undefined && decision === undefined) continue;
    const decided = decision && { act: decision.act, reason: decision.reason, at: decision.at };
    const hidden = hiding && { ...hiding, text: inWords(hiding.text, language) };
    yield { about: subject, hidden, reviewAsked: review, decided };
  }
}

async function* payments(ports: Pick<Ports, 'payments'>, accountId: string) {
  const own = allOf<Payment>((after, limit) =>
    ports.payments.ofAccount({ accountId, after: after?.reference, limit }),
  );
  for await (const { reference, advertId, amount, gateway, state, transactionId, ...times } of own) {
    const { startedAt, settledAt } = times;
    yield { reference, advertId, amount, gateway, state, transactionId, startedAt, settledAt };
  }
}

/** A JSON array with one item on each line, in pieces. */
async function* jsonList(items: AsyncIterable<unknown>): AsyncGenerator<string, void, void> {
  let before = '[\n';
  for await (const item of items) {
    yield before + JSON.stringify(item);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** Rows in memory at a time. */
const pageSize = 100;

/** All items of a paged read, one page in memory at a time; the next is read when the previous is used up. */
async function* allOf<Item>(
  page: (after: Item | undefined, limit: number) => Promise<readonly Item[]>,
): AsyncGenerator<Item, void, void> {
  let last: Item | undefined;
  let more = true;
  while (more) {
    const items = await page(last, pageSize);
    yield* items;
    last = items.at(-1);
    more = items.length === pageSize;
  }
}
