import type { Kysely } from 'kysely';
import { columnTypes } from './column-types.ts';

/** Adverts and what people do with them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer, table, keyedTable } = columnTypes(db);

  await db.schema
    .createTable('adverts')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('seller_id', text, (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('title', text, (column) => column.notNull())
    .addColumn('title_key', text, (column) => column.notNull())
    .addColumn('description', text, (column) => column.notNull())
    .addColumn('price', integer, (column) => column.notNull())
    .addColumn('district', text, (column) => column.notNull())
    .addColumn('village', text)
    .addColumn('picture_count', integer, (column) => column.notNull())
    .addColumn('like_count', integer, (column) => column.notNull())
    .addColumn('comment_count', integer, (column) => column.notNull())
    .addColumn('posted_at', integer, (column) => column.notNull())
    .addColumn('posted_day', integer, (column) => column.notNull())
    .addColumn('updated_at', integer, (column) => column.notNull())
    .modifyEnd(table)
    .execute();
  await db.schema.createIndex('adverts_by_age').on('adverts').columns(['posted_at', 'id']).execute();
  await db.schema
    .createIndex('adverts_of_seller')
    .on('adverts')
    .columns(['seller_id', 'posted_at', 'id'])
    .execute();
  await db.schema
    .createIndex('adverts_by_likes')
    .on('adverts')
    .columns(['posted_day', 'like_count', 'posted_at', 'id'])
    .execute();

  await db.schema
    .createTable('advert_pictures')
    .addColumn('advert_id', text, (column) => column.notNull().references('adverts.id').onDelete('cascade'))
    .addColumn('position', integer, (column) => column.notNull())
    .addColumn('picture_key', text, (column) => column.notNull().references('pictures.key'))
    .addPrimaryKeyConstraint('advert_pictures_key', ['advert_id', 'position'])
    .modifyEnd(keyedTable)
    .execute();
  await db.schema
    .createIndex('advert_pictures_of_picture')
    .on('advert_pictures')
    .column('picture_key')
    .execute();

  await db.schema
    .createTable('likes')
    .addColumn('account_id', text, (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('advert_id', text, (column) => column.notNull().references('adverts.id').onDelete('cascade'))
    .addColumn('liked_at', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('likes_key', ['account_id', 'advert_id'])
    .modifyEnd(keyedTable)
    .execute();
  await db.schema.createIndex('likes_of_advert').on('likes').column('advert_id').execute();

  await db.schema
    .createTable('saves')
    .addColumn('account_id', text, (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('advert_id', text, (column) => column.notNull().references('adverts.id').onDelete('cascade'))
    .addColumn('saved_at', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('saves_key', ['account_id', 'advert_id'])
    .modifyEnd(keyedTable)
    .execute();
  await db.schema
    .createIndex('saves_by_age')
    .on('saves')
    .columns(['account_id', 'saved_at', 'advert_id'])
    .execute();
  await db.schema.createIndex('saves_of_advert').on('saves').column('advert_id').execute();

  await db.schema
    .createTable('comments')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('advert_id', text, (column) => column.notNull().references('adverts.id').onDelete('cascade'))
    .addColumn('author_id', text, (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('text', text, (column) => column.notNull())
    .addColumn('posted_at', integer, (column) => column.notNull())
    .modifyEnd(table)
    .execute();
  await db.schema
    .createIndex('comments_of_advert')
    .on('comments')
    .columns(['advert_id', 'posted_at', 'id'])
    .execute();
  await db.schema.createIndex('comments_of_author').on('comments').column('author_id').execute();
}
