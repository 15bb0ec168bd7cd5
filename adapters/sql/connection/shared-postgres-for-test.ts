import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, inject } from 'vitest';
import { openDatabases, type TestDatabases } from './postgres-for-test.ts';

/**
 * The databases of this file's tests, in the PostgreSQL that all files of a run share; the template `migrated` saves
 * them the migrations. A test that kills the server starts one of its own.
 */
export function sharedPostgres(): TestDatabases {
  let databases: ReturnType<typeof openDatabases>;
  beforeAll(async () => {
    databases = openDatabases(await text(connect(inject('sharedPostgres'))));
  });
  afterAll(() => databases.close());
  return {
    create: (template) => databases.create(template),
    open: (template) => databases.open(template),
    query: (...statement) => databases.query(...statement),
  };
}
