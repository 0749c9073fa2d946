import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { insertCommunity } from '@quickportal/db/testing/test-rows';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/test-services.ts';
import { takeFolder } from './take-folder.ts';

let services: TestServices;
let root: string;
beforeAll(async () => {
  services = await createTestServices();
  await insertCommunity(services.owner, { id: 10 });
  root = path.join(services.configuration.dataFolder, 'statements');
});
afterAll(() => services.drop());
beforeEach(() => mkdirSync(path.join(root, 'in/10'), { recursive: true }));

const put = (file: string, content: string): void => writeFileSync(path.join(root, 'in', file), content);
const namesIn = (folder: string): string[] =>
  existsSync(path.join(root, folder)) ? readdirSync(path.join(root, folder)) : [];
const statement = ':20:a\n:25:032999999994\n:28C:1/1\n:60F:C261129AUD0,\n:62F:C261130AUD0,\n';

it('takes what was put there and moves it, but leaves what is still being written', async () => {
  put('10/november.sta', statement);
  put('10/.hidden.sta', statement);
  put('10/december.sta.part', statement);
  expect(await takeFolder(services)).toBe(1);
  const { rows } = await services.owner.query(
    'select id, channel, format, status, file_name, uploader_name from app.bank_statement_file',
  );
  expect(rows).toEqual([
    {
      id: expect.any(Number),
      channel: 'FOLDER',
      format: 'MT940',
      status: 'CHECKING',
      file_name: 'november.sta',
      uploader_name: 'Statement folder',
    },
  ]);
  expect(namesIn('done/10')).toEqual([`${rows[0].id}-november.sta`]);
  expect(namesIn('in/10')).toEqual(['.hidden.sta', 'december.sta.part']);
  const jobs = await services.owner.query(`select payload from app.outbox where topic = 'bank-statements.import'`);
  expect(jobs.rows).toEqual([{ payload: { fileId: rows[0].id } }]);
  const audit = await services.owner.query(
    `select action from app.audit_entry where object_type = 'bank-statement-file'`,
  );
  expect(audit.rows).toEqual([{ action: 'bank-statements.take-file' }]);
  expect(await takeFolder(services)).toBe(0);
});

it('puts the reason beside a file that is no statement, and keeps nothing of it', async () => {
  put('10/letter.txt', 'Dear Sir');
  put('10/empty.sta', '');
  expect(await takeFolder(services)).toBe(0);
  expect(namesIn('refused/10')).toEqual(['empty.sta', 'empty.sta.reason.txt', 'letter.txt', 'letter.txt.reason.txt']);
  expect(readFileSync(path.join(root, 'refused/10/letter.txt.reason.txt'), 'utf8')).toMatch(
    /^The file does not begin like a bank statement/,
  );
  expect(namesIn('in/10')).not.toContain('letter.txt');
  expect((await services.owner.query('select from app.unclaimed_content')).rowCount).toBe(0);
});

it('leaves folders of no community', async () => {
  mkdirSync(path.join(root, 'in/99'), { recursive: true });
  mkdirSync(path.join(root, 'in/other'), { recursive: true });
  put('99/a.sta', statement);
  put('other/a.sta', statement);
  expect(await takeFolder(services)).toBe(0);
  expect([namesIn('in/99'), namesIn('in/other')]).toEqual([['a.sta'], ['a.sta']]);
});
