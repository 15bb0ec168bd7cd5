import { sql } from 'kysely';
import { idOf, oddTexts, somePicture } from '../../contracts/samples.ts';
import { toAdvertColumns } from '../connection/advert-columns.ts';
import type { Database, Tables } from '../connection/schema.ts';
import { insertRows, type Row } from './rows.ts';
import { movingTables } from './tables.ts';

const [amina, baraka, chebet] = [idOf('amina'), idOf('baraka'), idOf('chebet')];
const instant = 1_736_931_600_123;
const highestPrice = 9_999_999_999;

/** Keys of the pictures that the rows refer to. */
/** The last one is in a message. */
export const pictureKeys = [1, 2, 3]
  .map((number) => somePicture(number).key)
  .concat(`chat${somePicture(4).key}`);

const oddDrafts = oddTexts.map(({ text }, index) => ({
  id_hash: `odd ${index} ${text.slice(0, 8)}`,
  path: '/post',
  fields: JSON.stringify({ text }),
  kept_until: instant,
  account_id: index % 2 === 0 ? amina : null,
}));

/** More than two pages of rows with a common prefix of the key, and one herb with names. */
const manyHerbs = Array.from({ length: 1203 }, (_, index) => ({
  herb: index === 0 ? 'neem' : `né${String(index % 7)}`,
  posted_at: instant - index,
  advert_id: 'ad_1',
  district: 'Kampala',
  price: highestPrice,
  goods: 'seeds' as const,
  boda: 1,
  parcel: 1,
  popularity: 1_000_001,
}));

type ShopRows = { readonly [Name in keyof Tables]: readonly Tables[Name][] };

/** The last generated number of the ledger. */
export const lastLine = 7;

const rows: Omit<ShopRows, 'payment_ledger'> & { readonly payment_ledger: readonly Row[] } = {
  accounts: [
    {
      id: amina,
      email: 'amina@example.com',
      email_verified: 1,
      password_hash: '$argon2id$v=19$m=19456',
      display_name: null,
      google_subject: null,
      created_at: instant,
      consented_at: null,
      language: 'en',
    },
    {
      id: baraka,
      email: 'baraka@example.com',
      email_verified: 1,
      password_hash: null,
      display_name: 'Baraka 🌿',
      google_subject: '1139',
      created_at: -1,
      consented_at: instant,
      language: 'sw',
    },
    {
      id: chebet,
      email: 'chebet@example.com',
      email_verified: 0,
      password_hash: null,
      display_name: null,
      google_subject: null,
      created_at: instant,
      consented_at: null,
      language: 'lg',
    },
  ],
  pictures: pictureKeys.map((key, index) => ({
    ...somePicture(index + 1),
    key,
    kilobytes: index === 2 ? null : 28,
    reference_count: 1,
    bytes: 300_000,
    narrow: 1,
    hash: index === 2 ? null : `00ff12345678900${index + 1}`,
  })),
  picture_holds: [{ account_id: baraka, picture_key: somePicture(3).key, held_until: instant }],
  profiles: [
    {
      account_id: amina,
      username: 'Amina.K',
      username_key: 'amina.k',
      username_look: 'amlnak',
      username_twin: 1,
      full_name: 'Amina "Kampala" O\'Neem',
      full_name_key: 'amina "kampala" oneem',
      about: '',
      address: '\\ % _',
      phone_number: '+256700000000',
      call_me: 1,
      whatsapp_me: 1,
      date_of_birth: '1990-02-28',
      picture_key: somePicture(2).key,
      advert_count: 1,
      likes_received: 1,
      rating_count: 1,
      answers: 'hour',
      created_at: instant,
    },
    {
      account_id: baraka,
      username: 'baraka',
      call_me: 0,
      whatsapp_me: 0,
      username_key: 'baraka',
      username_look: 'baraka',
      username_twin: 0,
      full_name: 'Baraka',
      full_name_key: 'baraka',
      about: 'line\nline\ttab',
      address: '',
      phone_number: '',
      date_of_birth: null,
      picture_key: null,
      advert_count: 0,
      likes_received: 0,
      rating_count: 0,
      answers: null,
      created_at: 0,
    },
  ],
  sessions: [
    { id_hash: 'a1', account_id: amina, created_at: 1, last_seen_at: 2, remember: 1, device: 'Firefox' },
  ],
  push_subscriptions: [
    {
      session_hash: 'a1',
      account_id: amina,
      endpoint: 'https://push.example/1',
      p256dh: 'key',
      auth: 'secret',
      site_key: 'site',
      subscribed_at: instant,
    },
  ],
  ended_sessions: [{ id_hash: 'a0', account_id: amina, last_seen_at: 1 }],
  one_time_links: [
    { token_hash: 't', kind: 'verify-email', account_id: baraka, email: 'b@c.ug', expires_at: instant },
  ],
  leaving: [{ account_id: baraka, since: instant }],
  absent: [{ account_id: baraka }],
  adverts: [
    {
      id: 'ad_1',
      seller_id: amina,
      state: 'live',
      ends_at: instant,
      end_announced: 1,
      ...toAdvertColumns({
        title: 'neem 👩🏾‍⚕️',
        description: oddTexts.map(({ text }) => text).join('\n'),
        price: highestPrice,
        district: 'Kampala',
        village: undefined,
        quantity: 100_000_000,
        unit: 'litre',
        goods: 'seeds',
        pickUp: true,
        boda: true,
        parcel: true,
        approval: { number: 'NDA/1', until: '2027-05-03' },
      }),
      cover_key: somePicture(1).key,
      picture_count: 1,
      like_count: 1,
      verified_like_count: 1,
      comment_count: 1,
      former_price: 1,
      former_price_until: instant,
      posted_at: instant,
      posted_day: 20_103,
      updated_at: instant,
    },
  ],
  advert_pictures: [{ advert_id: 'ad_1', position: 0, picture_key: somePicture(1).key }],
  listed_adverts: manyHerbs,
  likes: [{ account_id: baraka, advert_id: 'ad_1', liked_at: instant, verified: 1 }],
  saves: [{ account_id: baraka, advert_id: 'ad_1', saved_at: instant }],
  saved_searches: [
    {
      id: 's1',
      account_id: baraka,
      query: 'neem 👩🏾‍⚕️',
      herb: null,
      district: 'Kampala',
      min_price: null,
      max_price: highestPrice,
      goods: 'oil',
      delivery: 'boda',
      search_key: 'word neem',
      saved_at: instant,
    },
  ],
  comments: [
    { id: 'c1', advert_id: 'ad_1', author_id: baraka, text: 'webale', posted_at: instant, hidden: 0 },
  ],
  form_keys: [
    { account_id: amina, key: 'k', content_hash: 'h', result: null, claimed_at: instant },
    { account_id: amina, key: 'k', content_hash: 'i', result: '{"id":"ad_1"}', claimed_at: instant },
  ],
  feedback: [{ id: 'f', kind: 'problem', message: '?', email: null, account_id: null, sent_at: instant }],
  outbox: [
    {
      id: 'o',
      task: '{"kind":"send-mail","sealed":""}',
      lane: 2,
      due_at: instant,
      attempts: 2,
      leased_by: null,
      last_failure: 'no route',
    },
  ],
  drafts: oddDrafts,
  advert_drafts: [
    {
      account_id: amina,
      fields: JSON.stringify({ herbtitle: oddTexts[0]?.text }),
      picture_keys: JSON.stringify(pictureKeys),
      saved_at: instant,
      discarded: 1,
      kept_until: instant,
      saved_by: 'c0ffee00-0000-4000-8000-000000000000',
    },
  ],
  conversations: [{ low_id: amina, high_id: baraka, last_position: 1 }],
  messages: [
    {
      id: 'm',
      low_id: amina,
      high_id: baraka,
      position: 1,
      sender_id: baraka,
      text: 'oli otya',
      sent_at: instant,
      advert_id: 'ad_1',
      advert_title: 'neem',
      kind: 'accepted',
      amount: 5000,
      answers_id: 'm0',
      picture_count: 1,
    },
  ],
  message_pictures: [{ message_id: 'm', position: 0, picture_key: pictureKeys[3] ?? '' }],
  delivery_counters: [{ account_id: amina, last_sequence: 1 }],
  deliveries: [{ account_id: amina, sequence: 1, message_id: 'm' }],
  inbox_entries: [
    {
      account_id: amina,
      other_id: baraka,
      last_message_id: 'm',
      last_message_at: instant,
      unread_count: 1,
      read_position: 0,
      mailed_position: 1,
    },
  ],
  sales: [{ advert_id: 'ad_1', seller_id: amina, buyer_id: baraka, named_at: instant }],
  ratings: [
    {
      id: 'rating1',
      author_id: baraka,
      about_id: amina,
      advert_id: 'ad_1',
      advert_title: 'neem 👩🏾‍⚕️',
      rated_as: 'seller',
      recommends: 0,
      text: 'wet',
      sent_at: instant,
      shown_at: instant,
      answer: 'webale',
      answered_at: instant,
    },
    {
      id: 'rating2',
      author_id: null,
      about_id: baraka,
      advert_id: 'ad_2',
      advert_title: 'ginger',
      rated_as: 'buyer',
      recommends: 1,
      text: '',
      sent_at: instant,
      shown_at: null,
      answer: null,
      answered_at: null,
    },
  ],
  blocks: [{ blocker_id: amina, blocked_id: baraka, blocked_at: instant }],
  follows: [{ follower_id: chebet, seller_id: amina, followed_at: instant }],
  notifications: [
    {
      account_id: amina,
      id: 'comment_c1',
      kind: 'comment',
      advert_id: 'ad_1',
      comment_id: 'c1',
      details: '{}',
      at: instant,
      is_read: 0,
      mail_due: 1,
    },
  ],
  mail_choices: [{ account_id: amina, messages: 1, comments: 0, searches: 1, adverts: 0, sellers: 0 }],
  standings: [
    { account_id: amina, moderator: 1, suspended_until: null, banned_at: null, version: 1 },
    { account_id: baraka, moderator: 0, suspended_until: instant, banned_at: instant, version: 2 },
  ],
  second_factors: [
    { account_id: amina, sealed_secret: 's', begun_at: instant, on_since: instant, last_step: 57_900_000 },
    { account_id: baraka, sealed_secret: 's', begun_at: instant, on_since: null, last_step: 0 },
  ],
  recovery_codes: [{ account_id: amina, code_hash: 'h' }],
  sanctions: [
    {
      id: 'sa1',
      account_id: baraka,
      kind: 'suspend',
      reason: 'line\nline',
      decided_by: amina,
      at: instant,
      ends_at: instant,
      lifted_at: null,
      answer: 'webale 🌿',
      answered_at: instant,
      dismissed_at: null,
    },
  ],
  audit: [
    {
      id: 'au1',
      actor: 'operator',
      act: 'ban',
      subject_kind: 'account',
      subject_id: baraka,
      reason: oddTexts.map(({ text }) => text).join('\n'),
      at: instant,
    },
  ],
  payments: [
    {
      reference: 'r',
      advert_id: 'ad_1',
      account_id: null,
      amount: 500,
      gateway: 'http',
      gateway_reference: null,
      payment_url: null,
      transaction_id: null,
      state: 'paid',
      started_at: instant,
      settled_at: instant,
      ask_at: null,
    },
  ],
  payment_ledger: [2, lastLine].map((line) => ({
    line,
    id: `l${line}`,
    reference: 'r',
    at: instant,
    step: 'paid',
    amount: 500,
    raw: '{}',
  })),
  promotions: [{ advert_id: 'ad_1', paid_at: instant }],
  herb_counts: [{ herb: 'neem', adverts: 2 }],
  herb_prices: [
    { herb: 'neem', goods: '', unit: '', week: 2969, low: 1, middle: 2, high: highestPrice, adverts: 8 },
  ],
  advert_views: [{ advert_id: 'ad_1', views: 42 }],
  daily_views: [
    { advert_id: 'ad_1', day: 20_102, views: 2 },
    { advert_id: 'ad_1', day: 20_103, views: 40 },
  ],
  view_keys: [{ day: 20_103, key: 'k' }],
  view_marks: [{ day: 20_103, mark: 'm' }],
  reports: [
    {
      id: 'r1',
      kind: 'advert',
      subject_id: 'ad_1',
      writer_id: amina,
      reporter_id: null,
      reason: 'ill',
      text: oddTexts[0]?.text ?? '',
      copy: 'neem',
      counts: 1,
      sent_at: instant,
    },
  ],
  review_cases: [
    {
      kind: 'advert',
      subject_id: 'ad_1',
      writer_id: amina,
      is_open: 1,
      rank: 2 ** 50 + 1,
      reports_hid_at: instant,
      known_picture_key: somePicture(1).key,
      other_advert_id: 'ad_2',
      other_picture_key: somePicture(2).key,
      details: '{}',
    },
  ],
  throttle: [{ key: 'digest', points: 3, expires_at: instant }],
  health: [{ id: 1, written_at: instant }],
};

/** Fills an empty site so that every table has rows, with texts and numbers that a careless copy would change. */
export async function fillSite(db: Database): Promise<void> {
  await db.transaction().execute(async (running) => {
    for (const { name } of [...movingTables, { name: 'throttle' }]) {
      const given: readonly object[] = Object.entries(rows).find(([table]) => table === name)?.[1] ?? [];
      await insertRows(
        running,
        name,
        given.map((row) => ({ ...row })),
      );
    }
  });
}

/** Every row of every copied table, columns by name, in the order of the primary key. */
export async function contentsOf(db: Database): Promise<Record<string, readonly object[]>> {
  const contents: Record<string, readonly object[]> = {};
  for (const { name, key } of movingTables) {
    const order = sql.join(key.map((column) => sql.ref(column)));
    const found = await sql<object>`select * from ${sql.table(name)} order by ${order}`.execute(db);
    contents[name] = found.rows;
  }
  return contents;
}
