import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build } from '../connect/prepared-query.ts';
import type { Scope } from '../connect/scope.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { insertCommunity } from '../testing/test-rows.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  await insertCommunity(test.owner, { id: 10 });
});
afterAll(() => test.drop());

const secretTables = ['credential', 'totp', 'recovery_code', 'session', 'single_use_token'] as const;
const scopes: Scope[] = [{ kind: 'community', communityId: 10 }, { kind: 'staff' }];

describe.each(secretTables)('app.%s', (table) => {
  it.each(scopes)('can neither be read nor written in scope $kind', async (scope) => {
    const reader = test.db.reader(scope);
    await expect(reader.run(build.selectFrom(`app.${table}`).selectAll())).rejects.toThrow(/permission denied/);
    const change = (text: string) => test.db.transaction(scope, (trx) => sql.raw(text).execute(trx));
    await expect(change(`delete from app.${table}`)).rejects.toThrow(/permission denied/);
    await expect(change(`insert into app.${table} default values`)).rejects.toThrow(/permission denied/);
  });
});

it('jobs may remove old sessions and tokens, and read no credential', async () => {
  const reader = test.db.reader({ kind: 'jobs' });
  for (const table of ['credential', 'totp', 'recovery_code'] as const) {
    await expect(reader.run(build.selectFrom(`app.${table}`).selectAll())).rejects.toThrow(/permission denied/);
  }
});
