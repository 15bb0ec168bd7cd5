create table if not exists "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
create table if not exists "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
insert into "kysely_migration_lock" ("id", "is_locked") values ('migration_lock', 0);
create table accounts (
    id text collate "C" primary key,
    email text collate "C" not null unique,
    email_verified bigint not null,
    password_hash text collate "C",
    display_name text collate "C",
    google_subject text collate "C" unique,
    created_at bigint not null,
    consented_at bigint
  ) ;
create table pictures (
    key text collate "C" primary key,
    width bigint not null,
    height bigint not null,
    placeholder text collate "C" not null,
    reference_count bigint not null
  ) ;
create index pictures_orphaned on pictures (key) where reference_count = 0;
create table picture_holds (
    account_id text collate "C" not null references accounts (id) on delete cascade,
    picture_key text collate "C" not null references pictures (key),
    held_until bigint not null,
    constraint picture_holds_key primary key (account_id, picture_key)
  ) ;
create index picture_holds_of_picture on picture_holds (picture_key);
create index picture_holds_by_end on picture_holds (held_until);
create table profiles (
    account_id text collate "C" primary key references accounts (id) on delete cascade,
    username text collate "C" not null,
    username_key text collate "C" not null unique,
    full_name text collate "C" not null,
    about text collate "C" not null,
    address text collate "C" not null,
    phone_number text collate "C" not null,
    date_of_birth text collate "C",
    picture_key text collate "C" references pictures (key),
    advert_count bigint not null,
    likes_received bigint not null,
    created_at bigint not null
  ) ;
create index profiles_of_picture on profiles (picture_key);
create table sessions (
    id_hash text collate "C" primary key,
    account_id text collate "C" not null references accounts (id) on delete cascade,
    created_at bigint not null,
    last_seen_at bigint not null,
    remember bigint not null
  ) ;
create index sessions_of_account on sessions (account_id);
create index sessions_by_creation on sessions (created_at);
create index sessions_by_use on sessions (last_seen_at);
insert into "kysely_migration" ("name", "timestamp") values ('0001-people', '2026-11-22T23:27:44.156Z');
create table adverts (
    id text collate "C" primary key,
    seller_id text collate "C" not null references accounts (id) on delete cascade,
    title text collate "C" not null,
    title_key text collate "C" not null,
    description text collate "C" not null,
    price bigint not null,
    district text collate "C" not null,
    village text collate "C",
    picture_count bigint not null,
    like_count bigint not null,
    comment_count bigint not null,
    posted_at bigint not null,
    posted_day bigint not null,
    updated_at bigint not null
  ) ;
create index adverts_by_age on adverts (posted_at, id);
create index adverts_of_seller on adverts (seller_id, posted_at, id);
create index adverts_by_likes on adverts (posted_day, like_count, posted_at, id);
create table advert_pictures (
    advert_id text collate "C" not null references adverts (id) on delete cascade,
    position bigint not null,
    picture_key text collate "C" not null references pictures (key),
    constraint advert_pictures_key primary key (advert_id, position)
  ) ;
create index advert_pictures_of_picture on advert_pictures (picture_key);
create table likes (
    account_id text collate "C" not null references accounts (id) on delete cascade,
    advert_id text collate "C" not null references adverts (id) on delete cascade,
    liked_at bigint not null,
    constraint likes_key primary key (account_id, advert_id)
  ) ;
create index likes_of_advert on likes (advert_id);
create table saves (
    account_id text collate "C" not null references accounts (id) on delete cascade,
    advert_id text collate "C" not null references adverts (id) on delete cascade,
    saved_at bigint not null,
    constraint saves_key primary key (account_id, advert_id)
  ) ;
create index saves_by_age on saves (account_id, saved_at, advert_id);
create index saves_of_advert on saves (advert_id);
create table comments (
    id text collate "C" primary key,
    advert_id text collate "C" not null references adverts (id) on delete cascade,
    author_id text collate "C" not null references accounts (id) on delete cascade,
    text text collate "C" not null,
    posted_at bigint not null
  ) ;
create index comments_of_advert on comments (advert_id, posted_at, id);
create index comments_of_author on comments (author_id);
insert into "kysely_migration" ("name", "timestamp") values ('0002-adverts', '2026-11-22T23:27:44.179Z');
create table search_prefixes (
    subject text collate "C" not null,
    prefix text collate "C" not null,
    posted_at bigint not null,
    ref text collate "C" not null,
    constraint search_prefixes_key primary key (subject, prefix, posted_at, ref)
  ) ;
insert into "kysely_migration" ("name", "timestamp") values ('0003-search-prefixes', '2026-11-22T23:27:44.182Z');
create table form_keys (
    account_id text collate "C" not null,
    key text collate "C" not null,
    content_hash text collate "C" not null,
    result text collate "C",
    claimed_at bigint not null,
    constraint form_keys_key primary key (account_id, key, content_hash)
  ) ;
create index form_keys_by_age on form_keys (claimed_at);
create table feedback (
    id text collate "C" primary key,
    kind text collate "C" not null,
    message text collate "C" not null,
    email text collate "C",
    account_id text collate "C" references accounts (id) on delete set null,
    sent_at bigint not null
  ) ;
create index feedback_of_account on feedback (account_id);
create table outbox (
    id text collate "C" primary key,
    task text collate "C" not null,
    due_at bigint not null,
    attempts bigint not null,
    last_failure text collate "C"
  ) ;
create index outbox_by_due on outbox (due_at, id);
create table drafts (
    id_hash text collate "C" primary key,
    path text collate "C" not null,
    fields text collate "C" not null,
    kept_until bigint not null
  ) ;
create index drafts_by_end on drafts (kept_until);
insert into "kysely_migration" ("name", "timestamp") values ('0004-forms-and-outbox', '2026-11-22T23:27:44.195Z');
create table conversations (
    low_id text collate "C" not null references accounts (id) on delete cascade,
    high_id text collate "C" not null references accounts (id) on delete cascade,
    last_position bigint not null,
    constraint conversations_key primary key (low_id, high_id),
    constraint conversations_of_two check (low_id < high_id)
  ) ;
create index conversations_of_high on conversations (high_id);
create table messages (
    id text collate "C" primary key,
    low_id text collate "C" not null,
    high_id text collate "C" not null,
    position bigint not null,
    sender_id text collate "C" not null,
    text text collate "C" not null,
    sent_at bigint not null,
    advert_id text collate "C",
    advert_title text collate "C",
    constraint messages_in_order unique (low_id, high_id, position),
    constraint messages_of_conversation foreign key (low_id, high_id)
      references conversations (low_id, high_id) on delete cascade
  ) ;
create table delivery_counters (
    account_id text collate "C" primary key references accounts (id) on delete cascade,
    last_sequence bigint not null
  ) ;
create table deliveries (
    account_id text collate "C" not null references accounts (id) on delete cascade,
    sequence bigint not null,
    message_id text collate "C" not null,
    constraint deliveries_key primary key (account_id, sequence)
  ) ;
create table inbox_entries (
    account_id text collate "C" not null references accounts (id) on delete cascade,
    other_id text collate "C" not null references accounts (id) on delete cascade,
    last_message_id text collate "C" not null,
    last_message_at bigint not null,
    unread_count bigint not null,
    read_position bigint not null,
    constraint inbox_entries_key primary key (account_id, other_id)
  ) ;
create index inbox_entries_by_age
    on inbox_entries (account_id, last_message_at, other_id);
create index inbox_entries_unread
    on inbox_entries (account_id, unread_count) where unread_count > 0;
create index inbox_entries_of_other on inbox_entries (other_id);
create table blocks (
    blocker_id text collate "C" not null references accounts (id) on delete cascade,
    blocked_id text collate "C" not null references accounts (id) on delete cascade,
    blocked_at bigint not null,
    constraint blocks_key primary key (blocker_id, blocked_id)
  ) ;
create index blocks_of_blocked on blocks (blocked_id);
insert into "kysely_migration" ("name", "timestamp") values ('0005-conversations', '2026-11-22T23:27:44.230Z');
create table one_time_links (
    token_hash text collate "C" primary key,
    kind text collate "C" not null,
    account_id text collate "C" not null references accounts (id) on delete cascade,
    email text collate "C" not null,
    expires_at bigint not null
  ) ;
create index one_time_links_of_account on one_time_links (account_id);
create index one_time_links_by_end on one_time_links (expires_at);
insert into "kysely_migration" ("name", "timestamp") values ('0007-one-time-links', '2026-11-22T23:27:44.235Z');
create table throttle (
    key text collate "C" primary key,
    points bigint not null,
    expires_at bigint not null
  ) ;
create index throttle_by_end on throttle (expires_at);
insert into "kysely_migration" ("name", "timestamp") values ('0008-throttle', '2026-11-22T23:27:44.239Z');
alter table sessions add column device text collate "C" not null default 'Unknown browser';
create table leaving (
    account_id text collate "C" primary key references accounts (id) on delete cascade,
    since bigint not null
  ) ;
create index comments_of_author_in_order on comments (author_id, id);
drop index comments_of_author;
alter table "conversations" drop constraint "conversations_low_id_fkey";
alter table "conversations" drop constraint "conversations_high_id_fkey";
alter table "inbox_entries" drop constraint "inbox_entries_other_id_fkey";
drop index inbox_entries_of_other;
insert into "kysely_migration" ("name", "timestamp") values ('0009-devices-and-leaving', '2026-11-22T23:27:44.254Z');
create table payments (
    reference text collate "C" primary key,
    advert_id text collate "C" not null,
    account_id text collate "C",
    amount bigint not null check (amount > 0),
    gateway text collate "C" not null,
    gateway_reference text collate "C",
    payment_url text collate "C",
    transaction_id text collate "C" unique,
    state text collate "C" not null,
    started_at bigint not null,
    settled_at bigint,
    ask_at bigint
  ) ;
create unique index payments_open on payments (advert_id) where state = 'open';
create index payments_of_advert on payments (advert_id, started_at, reference);
create index payments_of_payer on payments (account_id);
create index payments_to_ask_about
    on payments (ask_at, reference) where state = 'open';
create index payments_by_hand
    on payments (started_at, reference) where state = 'open' and transaction_id is not null;
create table payment_ledger (
    line bigint generated always as identity primary key,
    id text collate "C" not null unique,
    reference text collate "C" not null references payments (reference),
    at bigint not null,
    step text collate "C" not null,
    amount bigint not null,
    raw text collate "C" not null
  ) ;
create index payment_ledger_of_payment on payment_ledger (reference, line);
create function payment_ledger_refuse() returns trigger language plpgsql as
      'begin raise exception ''a line of the ledger stays as it is''; end';
create trigger payment_ledger_kept before update or delete on payment_ledger
      for each row execute function payment_ledger_refuse();
create table promotions (
    advert_id text collate "C" primary key references adverts (id) on delete cascade,
    paid_at bigint not null
  ) ;
create index promotions_by_time on promotions (paid_at, advert_id);
insert into "kysely_migration" ("name", "timestamp") values ('0015-payments', '2026-11-22T23:27:44.278Z');
alter table likes add column verified bigint not null default 0;
alter table adverts add column verified_like_count bigint not null default 0;
update likes set verified = 1
    where account_id in (select id from accounts where email_verified = 1);
update adverts set verified_like_count =
    (select count(*) from likes where likes.advert_id = adverts.id and likes.verified = 1)
    where like_count > 0;
drop index adverts_by_likes;
create index adverts_by_likes
    on adverts (posted_day, verified_like_count, posted_at, id);
insert into "kysely_migration" ("name", "timestamp") values ('0020-verified-likes', '2026-11-22T23:27:44.284Z');
alter table pictures add column bytes bigint not null default 0;
insert into "kysely_migration" ("name", "timestamp") values ('0021-picture-bytes', '2026-11-22T23:27:44.285Z');
delete from "drafts";
alter table drafts
    add column account_id text collate "C" references accounts (id) on delete cascade;
create index drafts_of_account on drafts (account_id);
create table ended_sessions (
    id_hash text collate "C" primary key,
    account_id text collate "C" not null references accounts (id) on delete cascade,
    last_seen_at bigint not null
  ) ;
create index ended_sessions_of_account on ended_sessions (account_id);
create index ended_sessions_by_age on ended_sessions (last_seen_at);
insert into "kysely_migration" ("name", "timestamp") values ('0022-drafts-of-accounts', '2026-11-22T23:27:44.292Z');
create table health (
    id bigint primary key,
    written_at bigint not null
  ) ;
alter table outbox add column leased_by bigint;
create index outbox_leased on outbox (leased_by) where leased_by is not null;
insert into "kysely_migration" ("name", "timestamp") values ('0025-health-and-leases', '2026-11-22T23:27:44.295Z');
create table advert_herbs (
    herb text collate "C" not null,
    posted_at bigint not null,
    advert_id text collate "C" not null references adverts (id) on delete cascade,
    constraint advert_herbs_key primary key (herb, posted_at, advert_id)
  ) ;
create index advert_herbs_of_advert on advert_herbs (advert_id);
insert into outbox (id, task, due_at, attempts)
    select 'find-herbs', '{"kind":"find-herbs"}', 0, 0 from adverts limit 1;
insert into "kysely_migration" ("name", "timestamp") values ('0026-herbs-of-adverts', '2026-11-22T23:27:44.300Z');
alter table adverts drop column title_key;
insert into "kysely_migration" ("name", "timestamp") values ('0027-titles-once', '2026-11-22T23:27:44.301Z');
alter table pictures add column narrow bigint not null default 0;
create index pictures_lacking_narrow on pictures (key) where narrow = 0;
insert into outbox (id, task, due_at, attempts)
    select 'add-narrow-copies', '{"kind":"add-narrow-copies"}', 0, 0 from pictures limit 1;
insert into "kysely_migration" ("name", "timestamp") values ('0028-narrow-copies', '2026-11-22T23:27:44.304Z');
drop table search_prefixes;
create table "advert_words" (
        ref text collate "C" primary key, posted_at bigint not null, start text collate "C" not null, words tsvector not null
      );
create index "advert_words_by_age" on "advert_words" (posted_at, ref);
create index "advert_words_by_word" on "advert_words" using gin (words)
        with (fastupdate = off);
create table "profile_words" (
        ref text collate "C" primary key, posted_at bigint not null, start text collate "C" not null, words tsvector not null
      );
create index "profile_words_by_age" on "profile_words" (posted_at, ref);
create index "profile_words_by_word" on "profile_words" using gin (words)
        with (fastupdate = off);
insert into outbox (id, task, due_at, attempts)
    select 'write-words', '{"kind":"find-herbs"}', 0, 0 from accounts limit 1;
insert into "kysely_migration" ("name", "timestamp") values ('0030-search-words', '2026-11-22T23:27:44.317Z');
delete from advert_herbs;
insert into outbox (id, task, due_at, attempts)
    select 'find-herb-slugs', '{"kind":"find-herbs"}', 0, 0 from adverts limit 1;
insert into "kysely_migration" ("name", "timestamp") values ('0032-herb-slugs', '2026-11-22T23:27:44.319Z');
create table listed_adverts (
    herb text collate "C" not null,
    posted_at bigint not null,
    advert_id text collate "C" not null references adverts (id) on delete cascade,
    district text collate "C" not null,
    price bigint not null,
    likes bigint not null,
    constraint listed_adverts_key primary key (herb, posted_at, advert_id) include (price)
  ) ;
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
alter table "advert_words" add column price bigint not null default 0;
alter table "profile_words" add column price bigint not null default 0;
insert into outbox (id, task, due_at, attempts)
    select 'write-words-of-filters', '{"kind":"find-herbs"}', 0, 0 from adverts limit 1;
insert into "kysely_migration" ("name", "timestamp") values ('0033-listed-adverts', '2026-11-22T23:27:44.334Z');
create table notifications (
    account_id text collate "C" not null references accounts (id) on delete cascade,
    id text collate "C" not null,
    kind text collate "C" not null,
    advert_id text collate "C" references adverts (id) on delete cascade,
    comment_id text collate "C" references comments (id) on delete cascade,
    details text collate "C" not null,
    at bigint not null,
    is_read bigint not null,
    mail_due bigint not null,
    constraint notifications_key primary key (account_id, id)
  ) ;
create index notifications_by_age on notifications (account_id, at, id);
create index notifications_unread on notifications (account_id) where is_read = 0;
create index notifications_to_mail on notifications (account_id, kind) where mail_due = 1;
create index notifications_of_time on notifications (at);
create index notifications_of_advert on notifications (advert_id);
create index notifications_of_comment on notifications (comment_id);
create table mail_choices (
    account_id text collate "C" primary key references accounts (id) on delete cascade,
    messages bigint not null,
    comments bigint not null,
    searches bigint not null,
    adverts bigint not null
  ) ;
alter table inbox_entries add column mailed_position bigint not null default 0;
create index saves_of_advert_in_order on saves (advert_id, account_id);
drop index saves_of_advert;
insert into "kysely_migration" ("name", "timestamp") values ('0034-notifications', '2026-11-22T23:27:44.349Z');
alter table adverts add column former_price bigint;
alter table adverts add column former_price_until bigint;
insert into "kysely_migration" ("name", "timestamp") values ('0036-former-prices', '2026-11-22T23:27:44.351Z');
create table saved_searches (
    id text collate "C" primary key,
    account_id text collate "C" not null references accounts (id) on delete cascade,
    query text collate "C" not null,
    herb text collate "C",
    district text collate "C",
    min_price bigint,
    max_price bigint,
    search_key text collate "C" not null,
    saved_at bigint not null
  ) ;
create index saved_searches_by_key on saved_searches (search_key, id);
create index saved_searches_of_account on saved_searches (account_id, saved_at, id);
insert into "kysely_migration" ("name", "timestamp") values ('0037-saved-searches', '2026-11-22T23:27:44.356Z');
create function search_keys(words tsvector, posted_at bigint) returns text[]
    language sql immutable parallel safe as $$
      select array(
        select distinct left(lexeme, size)
        from unnest(tsvector_to_array(words)) as lexeme, generate_series(2, least(9, length(lexeme))) as size
        where left(lexeme, 1) <> 'f'
        union all
        select lexeme from unnest(tsvector_to_array(words)) as lexeme where left(lexeme, 1) = 'f'
        union all
        select 'c' || bits || ' ' || (posted_at >> bits) from generate_series(26, 37) as bits)
    $$;
drop index "advert_words_by_word";
create index "advert_words_by_key" on "advert_words" using gin (search_keys(words, posted_at))
      with (fastupdate = off);
alter index "advert_words_by_key" alter column 1 set statistics 0;
drop index "profile_words_by_word";
create index "profile_words_by_key" on "profile_words" using gin (search_keys(words, posted_at))
      with (fastupdate = off);
alter index "profile_words_by_key" alter column 1 set statistics 0;
insert into "kysely_migration" ("name", "timestamp") values ('0038-search-keys', '2026-11-22T23:27:44.362Z');
