create table if not exists "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
create table if not exists "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
insert into "kysely_migration_lock" ("id", "is_locked") values ('migration_lock', 0);
create table accounts (
    id text primary key,
    email text not null unique,
    email_verified integer not null,
    password_hash text,
    display_name text,
    google_subject text unique,
    created_at integer not null,
    consented_at integer
  ) strict;
create table pictures (
    key text primary key,
    width integer not null,
    height integer not null,
    placeholder text not null,
    reference_count integer not null
  ) strict;
create index pictures_orphaned on pictures (key) where reference_count = 0;
create table picture_holds (
    account_id text not null references accounts (id) on delete cascade,
    picture_key text not null references pictures (key),
    held_until integer not null,
    constraint picture_holds_key primary key (account_id, picture_key)
  ) strict, without rowid;
create index picture_holds_of_picture on picture_holds (picture_key);
create index picture_holds_by_end on picture_holds (held_until);
create table profiles (
    account_id text primary key references accounts (id) on delete cascade,
    username text not null,
    username_key text not null unique,
    full_name text not null,
    about text not null,
    address text not null,
    phone_number text not null,
    date_of_birth text,
    picture_key text references pictures (key),
    advert_count integer not null,
    likes_received integer not null,
    created_at integer not null
  ) strict;
create index profiles_of_picture on profiles (picture_key);
create table sessions (
    id_hash text primary key,
    account_id text not null references accounts (id) on delete cascade,
    created_at integer not null,
    last_seen_at integer not null,
    remember integer not null
  ) strict;
create index sessions_of_account on sessions (account_id);
create index sessions_by_creation on sessions (created_at);
create index sessions_by_use on sessions (last_seen_at);
insert into "kysely_migration" ("name", "timestamp") values ('0001-people', '2026-11-22T23:27:41.473Z');
create table adverts (
    id text primary key,
    seller_id text not null references accounts (id) on delete cascade,
    title text not null,
    title_key text not null,
    description text not null,
    price integer not null,
    district text not null,
    village text,
    picture_count integer not null,
    like_count integer not null,
    comment_count integer not null,
    posted_at integer not null,
    posted_day integer not null,
    updated_at integer not null
  ) strict;
create index adverts_by_age on adverts (posted_at, id);
create index adverts_of_seller on adverts (seller_id, posted_at, id);
create index adverts_by_likes on adverts (posted_day, like_count, posted_at, id);
create table advert_pictures (
    advert_id text not null references adverts (id) on delete cascade,
    position integer not null,
    picture_key text not null references pictures (key),
    constraint advert_pictures_key primary key (advert_id, position)
  ) strict, without rowid;
create index advert_pictures_of_picture on advert_pictures (picture_key);
create table likes (
    account_id text not null references accounts (id) on delete cascade,
    advert_id text not null references adverts (id) on delete cascade,
    liked_at integer not null,
    constraint likes_key primary key (account_id, advert_id)
  ) strict, without rowid;
create index likes_of_advert on likes (advert_id);
create table saves (
    account_id text not null references accounts (id) on delete cascade,
    advert_id text not null references adverts (id) on delete cascade,
    saved_at integer not null,
    constraint saves_key primary key (account_id, advert_id)
  ) strict, without rowid;
create index saves_by_age on saves (account_id, saved_at, advert_id);
create index saves_of_advert on saves (advert_id);
create table comments (
    id text primary key,
    advert_id text not null references adverts (id) on delete cascade,
    author_id text not null references accounts (id) on delete cascade,
    text text not null,
    posted_at integer not null
  ) strict;
create index comments_of_advert on comments (advert_id, posted_at, id);
create index comments_of_author on comments (author_id);
insert into "kysely_migration" ("name", "timestamp") values ('0002-adverts', '2026-11-22T23:27:41.476Z');
create table search_prefixes (
    subject text not null,
    prefix text not null,
    posted_at integer not null,
    ref text not null,
    constraint search_prefixes_key primary key (subject, prefix, posted_at, ref)
  ) strict, without rowid;
insert into "kysely_migration" ("name", "timestamp") values ('0003-search-prefixes', '2026-11-22T23:27:41.477Z');
create table form_keys (
    account_id text not null,
    key text not null,
    content_hash text not null,
    result text,
    claimed_at integer not null,
    constraint form_keys_key primary key (account_id, key, content_hash)
  ) strict, without rowid;
create index form_keys_by_age on form_keys (claimed_at);
create table feedback (
    id text primary key,
    kind text not null,
    message text not null,
    email text,
    account_id text references accounts (id) on delete set null,
    sent_at integer not null
  ) strict;
create index feedback_of_account on feedback (account_id);
create table outbox (
    id text primary key,
    task text not null,
    due_at integer not null,
    attempts integer not null,
    last_failure text
  ) strict;
create index outbox_by_due on outbox (due_at, id);
create table drafts (
    id_hash text primary key,
    path text not null,
    fields text not null,
    kept_until integer not null
  ) strict;
create index drafts_by_end on drafts (kept_until);
insert into "kysely_migration" ("name", "timestamp") values ('0004-forms-and-outbox', '2026-11-22T23:27:41.479Z');
create table conversations (
    low_id text not null references accounts (id) on delete cascade,
    high_id text not null references accounts (id) on delete cascade,
    last_position integer not null,
    constraint conversations_key primary key (low_id, high_id),
    constraint conversations_of_two check (low_id < high_id)
  ) strict, without rowid;
create index conversations_of_high on conversations (high_id);
create table messages (
    id text primary key,
    low_id text not null,
    high_id text not null,
    position integer not null,
    sender_id text not null,
    text text not null,
    sent_at integer not null,
    advert_id text,
    advert_title text,
    constraint messages_in_order unique (low_id, high_id, position),
    constraint messages_of_conversation foreign key (low_id, high_id)
      references conversations (low_id, high_id) on delete cascade
  ) strict;
create table delivery_counters (
    account_id text primary key references accounts (id) on delete cascade,
    last_sequence integer not null
  ) strict, without rowid;
create table deliveries (
    account_id text not null references accounts (id) on delete cascade,
    sequence integer not null,
    message_id text not null,
    constraint deliveries_key primary key (account_id, sequence)
  ) strict, without rowid;
create table inbox_entries (
    account_id text not null references accounts (id) on delete cascade,
    other_id text not null references accounts (id) on delete cascade,
    last_message_id text not null,
    last_message_at integer not null,
    unread_count integer not null,
    read_position integer not null,
    constraint inbox_entries_key primary key (account_id, other_id)
  ) strict, without rowid;
create index inbox_entries_by_age
    on inbox_entries (account_id, last_message_at, other_id);
create index inbox_entries_unread
    on inbox_entries (account_id, unread_count) where unread_count > 0;
create index inbox_entries_of_other on inbox_entries (other_id);
create table blocks (
    blocker_id text not null references accounts (id) on delete cascade,
    blocked_id text not null references accounts (id) on delete cascade,
    blocked_at integer not null,
    constraint blocks_key primary key (blocker_id, blocked_id)
  ) strict, without rowid;
create index blocks_of_blocked on blocks (blocked_id);
insert into "kysely_migration" ("name", "timestamp") values ('0005-conversations', '2026-11-22T23:27:41.482Z');
create table one_time_links (
    token_hash text primary key,
    kind text not null,
    account_id text not null references accounts (id) on delete cascade,
    email text not null,
    expires_at integer not null
  ) strict;
create index one_time_links_of_account on one_time_links (account_id);
create index one_time_links_by_end on one_time_links (expires_at);
insert into "kysely_migration" ("name", "timestamp") values ('0007-one-time-links', '2026-11-22T23:27:41.483Z');
create table throttle (
    key text primary key,
    points integer not null,
    expires_at integer not null
  ) strict, without rowid;
create index throttle_by_end on throttle (expires_at);
insert into "kysely_migration" ("name", "timestamp") values ('0008-throttle', '2026-11-22T23:27:41.484Z');
alter table sessions add column device text not null default 'Unknown browser';
create table leaving (
    account_id text primary key references accounts (id) on delete cascade,
    since integer not null
  ) strict, without rowid;
create index comments_of_author_in_order on comments (author_id, id);
drop index comments_of_author;
create table new_conversations (
    low_id text not null,
    high_id text not null,
    last_position integer not null,
    constraint conversations_key primary key (low_id, high_id),
    constraint conversations_of_two check (low_id < high_id)
  ) strict, without rowid;
create table new_messages (
    id text primary key,
    low_id text not null,
    high_id text not null,
    position integer not null,
    sender_id text not null,
    text text not null,
    sent_at integer not null,
    advert_id text,
    advert_title text,
    constraint messages_in_order unique (low_id, high_id, position),
    constraint messages_of_conversation foreign key (low_id, high_id)
      references new_conversations (low_id, high_id) on delete cascade
  ) strict;
create table new_inbox_entries (
    account_id text not null references accounts (id) on delete cascade,
    other_id text not null,
    last_message_id text not null,
    last_message_at integer not null,
    unread_count integer not null,
    read_position integer not null,
    constraint inbox_entries_key primary key (account_id, other_id)
  ) strict, without rowid;
insert into "new_conversations" select * from "conversations";
insert into "new_messages" select * from "messages";
insert into "new_inbox_entries" select * from "inbox_entries";
drop table "messages";
drop table "conversations";
drop table "inbox_entries";
alter table "new_conversations" rename to "conversations";
alter table "new_messages" rename to "messages";
alter table "new_inbox_entries" rename to "inbox_entries";
create index conversations_of_high on conversations (high_id);
create index inbox_entries_by_age
    on inbox_entries (account_id, last_message_at, other_id);
create index inbox_entries_unread
    on inbox_entries (account_id, unread_count) where unread_count > 0;
insert into "kysely_migration" ("name", "timestamp") values ('0009-devices-and-leaving', '2026-11-22T23:27:41.502Z');
create table payments (
    reference text primary key,
    advert_id text not null,
    account_id text,
    amount integer not null check (amount > 0),
    gateway text not null,
    gateway_reference text,
    payment_url text,
    transaction_id text unique,
    state text not null,
    started_at integer not null,
    settled_at integer,
    ask_at integer
  ) strict;
create unique index payments_open on payments (advert_id) where state = 'open';
create index payments_of_advert on payments (advert_id, started_at, reference);
create index payments_of_payer on payments (account_id);
create index payments_to_ask_about
    on payments (ask_at, reference) where state = 'open';
create index payments_by_hand
    on payments (started_at, reference) where state = 'open' and transaction_id is not null;
create table payment_ledger (
    line integer primary key,
    id text not null unique,
    reference text not null references payments (reference),
    at integer not null,
    step text not null,
    amount integer not null,
    raw text not null
  ) strict;
create index payment_ledger_of_payment on payment_ledger (reference, line);
create trigger "payment_ledger_no_update" before update on payment_ledger
      begin select raise(abort, 'a line of the ledger stays as it is'); end;
create trigger "payment_ledger_no_delete" before delete on payment_ledger
      begin select raise(abort, 'a line of the ledger stays as it is'); end;
create table promotions (
    advert_id text primary key references adverts (id) on delete cascade,
    paid_at integer not null
  ) strict, without rowid;
create index promotions_by_time on promotions (paid_at, advert_id);
insert into "kysely_migration" ("name", "timestamp") values ('0015-payments', '2026-11-22T23:27:41.504Z');
alter table likes add column verified integer not null default 0;
alter table adverts add column verified_like_count integer not null default 0;
update likes set verified = 1
    where account_id in (select id from accounts where email_verified = 1);
update adverts set verified_like_count =
    (select count(*) from likes where likes.advert_id = adverts.id and likes.verified = 1)
    where like_count > 0;
drop index adverts_by_likes;
create index adverts_by_likes
    on adverts (posted_day, verified_like_count, posted_at, id);
insert into "kysely_migration" ("name", "timestamp") values ('0020-verified-likes', '2026-11-22T23:27:41.511Z');
alter table pictures add column bytes integer not null default 0;
insert into "kysely_migration" ("name", "timestamp") values ('0021-picture-bytes', '2026-11-22T23:27:41.513Z');
delete from "drafts";
alter table drafts
    add column account_id text references accounts (id) on delete cascade;
create index drafts_of_account on drafts (account_id);
create table ended_sessions (
    id_hash text primary key,
    account_id text not null references accounts (id) on delete cascade,
    last_seen_at integer not null
  ) strict, without rowid;
create index ended_sessions_of_account on ended_sessions (account_id);
create index ended_sessions_by_age on ended_sessions (last_seen_at);
insert into "kysely_migration" ("name", "timestamp") values ('0022-drafts-of-accounts', '2026-11-22T23:27:41.523Z');
create table health (
    id integer primary key,
    written_at integer not null
  ) strict;
alter table outbox add column leased_by integer;
create index outbox_leased on outbox (leased_by) where leased_by is not null;
insert into "kysely_migration" ("name", "timestamp") values ('0025-health-and-leases', '2026-11-22T23:27:41.525Z');
create table advert_herbs (
    herb text not null,
    posted_at integer not null,
    advert_id text not null references adverts (id) on delete cascade,
    constraint advert_herbs_key primary key (herb, posted_at, advert_id)
  ) strict, without rowid;
create index advert_herbs_of_advert on advert_herbs (advert_id);
insert into outbox (id, task, due_at, attempts)
    select 'find-herbs', '{"kind":"find-herbs"}', 0, 0 from adverts limit 1;
insert into "kysely_migration" ("name", "timestamp") values ('0026-herbs-of-adverts', '2026-11-22T23:27:41.550Z');
alter table adverts drop column title_key;
insert into "kysely_migration" ("name", "timestamp") values ('0027-titles-once', '2026-11-22T23:27:41.553Z');
alter table pictures add column narrow integer not null default 0;
create index pictures_lacking_narrow on pictures (key) where narrow = 0;
insert into outbox (id, task, due_at, attempts)
    select 'add-narrow-copies', '{"kind":"add-narrow-copies"}', 0, 0 from pictures limit 1;
insert into "kysely_migration" ("name", "timestamp") values ('0028-narrow-copies', '2026-11-22T23:27:41.564Z');
drop table search_prefixes;
create virtual table "advert_words" using fts5 (start, title, rest,
        content='', contentless_delete=1, detail=column, tokenize='ascii', prefix='1 2 3 4 5 6 7 8');
create table "advert_words_places" (
        place integer primary key, ref text not null unique, start text not null
      ) strict;
create virtual table "profile_words" using fts5 (start, title, rest,
        content='', contentless_delete=1, detail=column, tokenize='ascii', prefix='1 2 3 4 5 6 7 8');
create table "profile_words_places" (
        place integer primary key, ref text not null unique, start text not null
      ) strict;
insert into outbox (id, task, due_at, attempts)
    select 'write-words', '{"kind":"find-herbs"}', 0, 0 from accounts limit 1;
insert into "kysely_migration" ("name", "timestamp") values ('0030-search-words', '2026-11-22T23:27:41.614Z');
delete from advert_herbs;
insert into outbox (id, task, due_at, attempts)
    select 'find-herb-slugs', '{"kind":"find-herbs"}', 0, 0 from adverts limit 1;
insert into "kysely_migration" ("name", "timestamp") values ('0032-herb-slugs', '2026-11-22T23:27:41.615Z');
create table listed_adverts (
    herb text not null,
    posted_at integer not null,
    advert_id text not null references adverts (id) on delete cascade,
    district text not null,
    price integer not null,
    likes integer not null,
    constraint listed_adverts_key primary key (herb, posted_at, advert_id) 
  ) strict, without rowid;
insert into listed_adverts (herb, posted_at, advert_id, district, price, likes)
    select '', posted_at, id, district, price, verified_like_count from adverts
    union all
    select herb, adverts.posted_at, id, district, price, verified_like_count
    from advert_herbs join adverts on id = advert_id
    order by 1, 2, 3;
drop table advert_herbs;
create index "listed_adverts_of_advert" on listed_adverts (advert_id);
create index "listed_adverts_by_low_price" on listed_adverts (herb, (-price), posted_at, advert_id);
create index "listed_adverts_by_price" on listed_adverts (herb, price, posted_at, advert_id);
create index "listed_adverts_by_likes" on listed_adverts (herb, likes, posted_at, advert_id, price);
create index "listed_adverts_in_district" on listed_adverts (herb, district, posted_at, advert_id, price);
create index "listed_adverts_in_district_by_low_price" on listed_adverts (herb, district, (-price), posted_at, advert_id);
create index "listed_adverts_in_district_by_price" on listed_adverts (herb, district, price, posted_at, advert_id);
create index "listed_adverts_in_district_by_likes" on listed_adverts (herb, district, likes, posted_at, advert_id, price);
alter table "advert_words_places" add column price integer not null default 0;
alter table "advert_words_places" add column "title" text not null default '';
alter table "advert_words_places" add column "rest" text not null default '';
alter table "profile_words_places" add column price integer not null default 0;
alter table "profile_words_places" add column "title" text not null default '';
alter table "profile_words_places" add column "rest" text not null default '';
insert into outbox (id, task, due_at, attempts)
    select 'write-words-of-filters', '{"kind":"find-herbs"}', 0, 0 from adverts limit 1;
insert into "kysely_migration" ("name", "timestamp") values ('0033-listed-adverts', '2026-11-22T23:27:41.667Z');
create table notifications (
    account_id text not null references accounts (id) on delete cascade,
    id text not null,
    kind text not null,
    advert_id text references adverts (id) on delete cascade,
    comment_id text references comments (id) on delete cascade,
    details text not null,
    at integer not null,
    is_read integer not null,
    mail_due integer not null,
    constraint notifications_key primary key (account_id, id)
  ) strict, without rowid;
create index notifications_by_age on notifications (account_id, at, id);
create index notifications_unread on notifications (account_id) where is_read = 0;
create index notifications_to_mail on notifications (account_id, kind) where mail_due = 1;
create index notifications_of_time on notifications (at);
create index notifications_of_advert on notifications (advert_id);
create index notifications_of_comment on notifications (comment_id);
create table mail_choices (
    account_id text primary key references accounts (id) on delete cascade,
    messages integer not null,
    comments integer not null,
    searches integer not null,
    adverts integer not null
  ) strict;
alter table inbox_entries add column mailed_position integer not null default 0;
create index saves_of_advert_in_order on saves (advert_id, account_id);
drop index saves_of_advert;
insert into "kysely_migration" ("name", "timestamp") values ('0034-notifications', '2026-11-22T23:27:41.670Z');
alter table adverts add column former_price integer;
alter table adverts add column former_price_until integer;
insert into "kysely_migration" ("name", "timestamp") values ('0036-former-prices', '2026-11-22T23:27:41.673Z');
create table saved_searches (
    id text primary key,
    account_id text not null references accounts (id) on delete cascade,
    query text not null,
    herb text,
    district text,
    min_price integer,
    max_price integer,
    search_key text not null,
    saved_at integer not null
  ) strict;
create index saved_searches_by_key on saved_searches (search_key, id);
create index saved_searches_of_account on saved_searches (account_id, saved_at, id);
insert into "kysely_migration" ("name", "timestamp") values ('0037-saved-searches', '2026-11-22T23:27:41.674Z');
insert into "kysely_migration" ("name", "timestamp") values ('0038-search-keys', '2026-11-22T23:27:41.675Z');
