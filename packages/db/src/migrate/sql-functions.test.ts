import { copyFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';

const source = path.join(import.meta.dirname, '..');
let test: TestDatabase;
let folder: string;

beforeAll(async () => {
  test = await createTestDatabase();
  await test.owner.query(`set search_path = ''`);
  folder = mkdtempSync(path.join(os.tmpdir(), 'quickportal-functions-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await test.drop();
});
beforeEach(async () => {
  rmSync(folder, { recursive: true });
  for (const file of globSync('{*,nouns/*}/sql/*.sql', { cwd: source })) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    copyFileSync(path.join(source, file), path.join(folder, file));
  }
  await apply();
});

const apply = () => migrate({ owner: test.ownerConfig, masterKey: test.masterKey, functions: folder });
const remove = (file: string) => rmSync(path.join(folder, file));

function write(file: string, text: string): void {
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

/** Each function with the transaction that wrote it last, and who may run it. */
async function functions(): Promise<Map<string, { written: string; runners: string[] }>> {
  const { rows } = await test.owner.query<{ signature: string; written: string; runners: string[] }>(
    `select oid::regprocedure::text as signature, xmin::text as written, array(
       select grantee::regrole::text from aclexplode(proacl) where grantee <> proowner order by 1) as runners
     from pg_proc where pronamespace = 'app'::regnamespace`,
  );
  return new Map(rows.map(({ signature, ...rest }) => [signature, rest]));
}

const sample = (signature: string, body: string, more = '') =>
  `create or replace function app.sample${signature} language sql as $$ ${body} $$;\n${more}`;

describe('a function', () => {
  it('is applied again when its file changed, and no other with it', async () => {
    const before = await functions();
    const file = 'nouns/customers/sql/customer-matches.sql';
    write(file, `-- Another comment.\n${readFileSync(path.join(source, file), 'utf8')}`);
    expect(await apply()).toEqual(['app.customer_matches']);
    const after = await functions();
    const changed = [...after].filter(([name, { written }]) => before.get(name)?.written !== written);
    expect(changed.map(([name]) => name)).toEqual(['app.customer_matches(text,integer)']);
    expect(after.get('app.customer_matches(text,integer)')?.runners).toEqual(['tenant']);
    expect(await apply()).toEqual([]);
    expect(await functions()).toEqual(after);
  });

  it('may be run by the roles that its file grants it to, and by those only', async () => {
    const grant = (role: string) => `grant execute on function app.sample(int) to ${role};`;
    write('nouns/customers/sql/sample.sql', sample('(given int) returns int', 'select 1', grant('tenant, staff')));
    expect(await apply()).toEqual(['app.sample']);
    write('nouns/customers/sql/sample.sql', sample('(given int) returns int', 'select 2', grant('staff')));
    await apply();
    expect((await functions()).get('app.sample(integer)')?.runners).toEqual(['staff']);
  });

  it('may return something else, rename its parameters and give them other types', async () => {
    write('nouns/customers/sql/sample.sql', sample('(given int) returns int', 'select 1'));
    await apply();
    write('nouns/customers/sql/sample.sql', sample('(number int) returns text', `select 'one'`));
    expect(await apply()).toEqual(['app.sample']);
    write('nouns/customers/sql/sample.sql', sample('(number text, other text) returns text', `select 'two'`));
    expect(await apply()).toEqual(['app.sample']);
    const key = [...(await functions()).keys()].filter((name) => name.startsWith('app.sample'));
    expect(key).toEqual(['app.sample(text,text)']);
  });

  it('is dropped when its file is gone, unless no file ever made it', async () => {
    write('nouns/customers/sql/sample.sql', sample('() returns int', 'select 1'));
    await apply();
    await test.owner.query('create function app.made_by_hand() returns int return 1');
    remove('nouns/customers/sql/sample.sql');
    expect(await apply()).toEqual(['drop of app.sample']);
    const left = await functions();
    expect([left.has('app.sample()'), left.has('app.made_by_hand()')]).toEqual([false, true]);
    await test.owner.query('drop function app.made_by_hand()');
  });

  it('stays while something uses it, which the refusal names', async () => {
    remove('nouns/roles/sql/keep-role-rights.sql');
    await expect(apply()).rejects.toThrow(
      /^app\.keep_role_rights\(\) has to go, because it has no file any more, but trigger keep_role_rights on table app\.role_right depends on/,
    );
    const fold = readFileSync(path.join(source, 'search/sql/fold.sql'), 'utf8');
    write('search/sql/fold.sql', fold.replace('(value text)', '(given text)').replaceAll('value', 'given'));
    await expect(apply()).rejects.toThrow('cannot be applied');
    expect((await functions()).has('app.keep_role_rights()')).toBe(true);
  });

  it('whose body names what is not there is refused, and nothing is changed', async () => {
    write('nouns/customers/sql/another.sql', 'create or replace function app.another() returns int return 1;');
    write('nouns/customers/sql/sample.sql', sample('() returns bigint', 'select id from app.no_such_table'));
    await expect(apply()).rejects.toThrow('The body of app.sample() does not fit the tables');
    expect([...(await functions()).keys()]).not.toContain('app.another()');
  });

  it('is applied once when several processes start at the same time', async () => {
    write('nouns/customers/sql/sample.sql', sample('() returns int', 'select 1'));
    const results = await Promise.all([apply(), apply(), apply()]);
    expect(results.filter((names) => names.length > 0)).toEqual([['app.sample']]);
  });

  it('stays as a later release made it when an older one starts again', async () => {
    await test.owner.query(`insert into migration.applied values ('29990101000000-later', '')`);
    write('nouns/customers/sql/sample.sql', sample('() returns int', 'select 1'));
    remove('nouns/roles/sql/keep-role-rights.sql');
    expect(await apply()).toEqual([]);
    await test.owner.query(`delete from migration.applied where name = '29990101000000-later'`);
  });

  it('has a file of its own, named after it', async () => {
    write('nouns/customers/sql/other-name.sql', sample('() returns int', 'select 1'));
    await expect(apply()).rejects.toThrow('nouns/customers/sql/other-name.sql has to hold one function');
    remove('nouns/customers/sql/other-name.sql');
    write('nouns/customers/sql/sample.sql', sample('() returns int', 'select 1'));
    write('users/sql/sample.sql', sample('() returns int', 'select 1'));
    await expect(apply()).rejects.toThrow('hold the same function');
  });
});
