import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { IsolationError, UnavailableError } from './errors.ts';
import { build, preparedQuery } from './prepared-query.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  await test.owner.query(`create function app.test_raise(code text, message text) returns int4 language plpgsql as
    $$ begin raise exception using errcode = code, message = message; end $$`);
  await test.owner.query('grant execute on function app.test_raise to jobs');
});
afterAll(() => test.drop());

const raise = preparedQuery('test.raise', ({ code, message }: { code: string; message: string }) =>
  build.selectNoFrom(sql<number>`app.test_raise(${code}, ${message})`.as('result')),
);
const raised = (code: string, message: string) =>
  test.db.transaction({ kind: 'jobs' }, (trx) => trx.all(raise, { code, message }));

describe('a server that cannot write', () => {
  it.each([
    ['53100', 'could not extend file "base/5/16384": No space left on device'],
    ['58030', 'could not write to file "base/5/16384": Input/output error'],
    ['42501', 'could not open file "base/5/16384": Read-only file system'],
    ['25006', 'cannot execute INSERT in a read-only transaction'],
  ])('is unavailable, not a fault of ours: %s %s', async (code, message) => {
    await expect(raised(code, message)).rejects.toThrow(UnavailableError);
  });

  it('differs from a right that is missing', async () => {
    await expect(raised('42501', 'permission denied for table customer')).rejects.toThrow(IsolationError);
  });
});
