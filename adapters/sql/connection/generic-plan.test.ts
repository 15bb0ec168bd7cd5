import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { genericPlan, nameStatements } from './generic-plan.ts';
import { openPostgres } from './postgres-database.ts';

test('a statement that is planned once has a name of its own, which stays; others have none, nor more than a hundred and fifty', async () => {
  // Never connects.
  const { db, close } = openPostgres({ url: 'postgres://localhost/none' });
  const statement = (number: number) => sql`select ${sql.lit(number)} ${genericPlan}`.compile(db).sql;
  await close();
  const nameOf = nameStatements();
  const names = Array.from({ length: 150 }, (_, number) => nameOf(statement(number)));
  expect(new Set(names).size).toBe(150);
  expect(names).not.toContain(undefined);
  expect(nameOf(statement(7))).toBe(names[7]);
  expect(nameOf(statement(150))).toBeUndefined();
  expect(nameOf('select 7')).toBeUndefined();
});
