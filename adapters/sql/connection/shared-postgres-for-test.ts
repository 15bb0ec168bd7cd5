import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, inject } from 'vitest';
import { openDatabases, type TestDatabases } from './postgres-for-test.ts';

/**
 * Databases for the tests of one file, in the PostgreSQL that all files of a run share; copying the template `migrated`
 * saves the migrations. A test that kills the server starts one of its own.
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
