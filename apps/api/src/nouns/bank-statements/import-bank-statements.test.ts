import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { importStatements } from '../../engines/statements/import-statements.ts';
import { apiCaller } from '../../testing/api-caller.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import type { SignedIn } from '../../testing/test-user.ts';
import { addStatementAccount, importFile, runImports, sample, uploadStatements } from './statement-kit.fixture.ts';

let server: TestServer;
let officer: SignedIn;
let viewer: SignedIn;
beforeAll(async () => {
  server = await createTestServer();
  const ofFacility = { kind: 'CLIENT', communityId: 10 } as const;
  officer = await server.signIn({ ...ofFacility, loginName: 'officer', rights: ['MANAGE_RECONCILIATION'] });
  viewer = await server.signIn({ ...ofFacility, loginName: 'viewer', rights: ['VIEW_RECONCILIATION'] });
  await addStatementAccount(server, { id: 7001, alias: 'Water receipts' });
});
afterAll(() => server.close());
afterEach(async () => {
  for (const table of ['bank_statement_line', 'bank_statement', 'bank_statement_file'])
    await server.services.owner.query(`delete from app.${table} where community_id = 10`);
  await server.services.owner.query('delete from app.bank_statement_account where community_id = 10 and id <> 7001');
  await server.services.owner.query(
    `update app.bank_statement_account set status = 'ACTIVE', currency = 'AUD' where community_id = 10`,
  );
});

const count = async (table: string): Promise<number> =>
  Number(
    (await server.services.owner.query(`select count(*) from app.${table} where community_id = 10`)).rows[0].count,
  );
const lines = async () =>
  (
    await server.services.owner.query(
      `select l.line_number, l.amount, l.narrative from app.bank_statement_line l join app.bank_statement s
         on s.community_id = l.community_id and s.id = l.bank_statement_id
       where l.community_id = 10 order by s.statement_date, s.id, l.line_number`,
    )
  ).rows;
const read = async (address: string, user = officer) =>
  (await server.app.inject({ url: `${server.rest}/${address}`, headers: user.headers })).json();

const story = [25_000, 8450, 48_215, -4995, -10_000, -1250, 10_000, 10_000, -190_000];

describe('A file of bank statements', () => {
  it.each([
    ['MT940', ['mt940/mt940-two-days.sta'], ''],
    ['MT940', ['mt940/mt940-two-pages.sta', 'mt940/mt940-2026-12-01.sta'], ''],
    ['BAI2', ['bai2/bai2-2026-11-30.bai', 'bai2/bai2-2026-12-01.bai'], ''],
    ['NAI', ['nai/nai-2026-11-30.nai', 'nai/nai-2026-12-01.nai'], ''],
    ['CAMT053', ['camt053/camt053-2026-11-30.xml', 'camt053/camt053-2026-12-01.xml'], ''],
    ['CSV_WESTPAC', ['csv/csv-westpac.csv'], ''],
    ['CSV_WESTPAC', ['csv/csv-westpac-utf16.csv'], ''],
    ['CSV_NAB', ['csv/csv-nab.csv'], ''],
    ['CSV_COMMBANK', ['csv/csv-commbank.csv'], 'accountId=7001'],
  ])('of %s is imported whole: %s', async (format, files, query) => {
    for (const file of files) {
      const imported = await importFile(server, officer, sample(file), { query });
      expect(imported).toMatchObject({ format, status: 'IMPORTED', faults: [], inProgress: false });
    }
    expect((await lines()).map(({ amount }) => amount)).toEqual(story);
    const { items } = await read('bank-statements?accountId=7001');
    expect(
      items.map((each: Record<string, { amount: string }>) => [
        each['statementDate'],
        each['openingBalance']?.amount,
        each['closingBalance']?.amount,
        each['gap'],
      ]),
    ).toEqual([
      ['2026-12-01', '1654.20', '-45.80', null],
      ['2026-11-30', '1000.00', '1654.20', null],
    ]);
    expect([await count('bank_statement_draft'), await count('bank_statement_draft_line')]).toEqual([0, 0]);
  });

  it.each([
    ['mt940/mt940-bad-closing.sta', 17, /a difference of 0\.01/],
    ['mt940/mt940-truncated.sta', 13, /\w/],
    ['bai2/bai2-bad-total.bai', 11, /461241/],
    ['bai2/bai2-mixed-currency.bai', 3, /in NZD, but the account Water receipts is registered in AUD/],
    ['camt053/camt053-entity-expansion.xml', 12, /DOCTYPE/],
    ['csv/csv-commbank.csv', 1, /names no account/],
    ['csv/csv-nab-mixed-accounts.csv', 0, /another account/],
  ])('is refused with its line and nothing is imported: %s', async (file, lineNumber, reason) => {
    const refused = await importFile(server, officer, sample(file));
    expect(refused).toMatchObject({ status: 'REFUSED', statementCount: 0, lineCount: 0 });
    expect(refused.faults[0]?.message).toMatch(reason);
    if (lineNumber > 0) expect(refused.faults[0]?.lineNumber).toBe(lineNumber);
    for (const table of ['bank_statement', 'bank_statement_line', 'bank_statement_draft', 'bank_statement_draft_line'])
      expect(await count(table)).toBe(0);
  });

  it('is refused as a duplicate, although its reference is another', async () => {
    await importFile(server, officer, sample('mt940/mt940-2026-11-30.sta'), { fileName: 'first.sta' });
    const again = await importFile(server, officer, sample('mt940/mt940-duplicate.sta'));
    expect(again.status).toBe('REFUSED');
    expect(again.faults).toEqual([
      {
        lineNumber: expect.any(Number),
        message: 'The statement of 30 Nov 2026 (number 00334) of Water receipts is imported already from first.sta.',
      },
    ]);
    // In another format, which has no number
    const other = await importFile(server, officer, sample('bai2/bai2-2026-11-30.bai'));
    expect(other).toMatchObject({
      status: 'REFUSED',
      faults: [{ message: expect.stringMatching(/imported already/) }],
    });
    expect(await count('bank_statement')).toBe(1);
  });

  it('keeps two payments with the same text, day and amount', async () => {
    await importFile(server, officer, sample('csv/csv-westpac.csv'));
    const same = (await lines()).filter(({ narrative }) => narrative === 'OSKO EXAMPLE KIM INV 1003');
    expect(same.length).toBeGreaterThan(0);
    expect((await lines()).filter(({ amount }) => amount === 10_000)).toHaveLength(2);
  });

  it('is held where a statement before it is missing, and imported once that came', async () => {
    await importFile(server, officer, sample('mt940/mt940-2026-11-30.sta'));
    const held = await importFile(
      server,
      officer,
      sample('mt940/mt940-2026-12-01.sta')
        .toString()
        .replace('60F:C261130AUD1654,20', '60F:C261130AUD1754,20')
        .replace('62F:D261201AUD45,80', '62F:C261201AUD54,20')
        .replace('64:D261201AUD45,80', '64:C261201AUD54,20')
        .replace('00335', '00336'),
    );
    expect(held).toMatchObject({ status: 'HELD', lineCount: 0, statementCount: 0 });
    expect(held.faults[0]?.message).toBe(
      'The statement of 01 Dec 2026 (number 00336) of Water receipts opens with 1,754.20, but that of 30 Nov 2026 (number 00334) closed with 1,654.20: a difference of 100.00. Statement number 335 is missing.',
    );
    // Another account: the file is checked again, and held for the same reason without a further entry
    await addStatementAccount(server, { id: 7003, accountNumber: '111111' });
    await importFile(server, officer, ':20:a\n:25:032999111111\n:28C:1/1\n:60F:C261129AUD0,\n:62F:C261130AUD0,\n-\n');
    const holds = await server.services.owner.query(
      `select from app.audit_entry where action = 'bank-statements.hold' and object_id = $1`,
      [String(held.fileId)],
    );
    expect(holds.rowCount).toBe(1);
    const between =
      ':20:a\n:25:032999999994\n:28C:00335/00001\n:60F:C261130AUD1654,20\n:61:261130C100,NTRFNONREF\n:62F:C261130AUD1754,20\n-\n';
    expect(await importFile(server, officer, between)).toMatchObject({ status: 'IMPORTED' });
    expect(await read(`bank-statement-files/${held.fileId}`)).toMatchObject({ status: 'IMPORTED', faults: [] });
  });

  it('is imported with a gap when a user says so, and the gap is listed', async () => {
    await importFile(server, officer, sample('mt940/mt940-two-days.sta'));
    const held = await importFile(server, officer, sample('mt940/mt940-gap.sta'));
    expect(held.faults[0]?.message).toMatch(/a difference of 545\.80\. Statement number 336 is missing\.$/);
    const api = apiCaller(server, officer);
    const resumed = await api.post(`bank-statement-files/${held.fileId}/resume`, {});
    expect(resumed.status).toBe(200);
    await runImports(server);
    const { items } = await read('bank-statements');
    expect(items[0]).toMatchObject({ statementDate: '2026-12-03', gap: { amount: '545.80' } });
    expect((await api.post(`bank-statement-files/${held.fileId}/resume`, {})).status).toBe(409);
  });

  it('is of the account with its number; unknown ones are shown masked', async () => {
    const other = sample('mt940/mt940-2026-11-30.sta').toString().replace('032999999994', '032999888881');
    const refused = await importFile(server, officer, other);
    expect(refused.faults).toEqual([
      { lineNumber: 2, message: 'The account .........881 is no statement account of this community.' },
    ]);
    await addStatementAccount(server, { id: 7002, businessId: 102, alias: 'Second' });
    const several = await importFile(server, officer, sample('mt940/mt940-2026-11-30.sta'));
    expect(several.faults[0]?.message).toMatch(/^Several businesses have the account/);
    const chosen = await importFile(server, officer, sample('mt940/mt940-2026-11-30.sta'), { query: 'accountId=7002' });
    expect(chosen.status).toBe('IMPORTED');
    await server.services.owner.query(`update app.bank_statement_account set status = 'CLOSED' where id = 7001`);
    const closed = await importFile(server, officer, sample('mt940/mt940-2026-11-30.sta'), { query: 'accountId=7001' });
    expect(closed.faults[0]?.message).toBe('The account Water receipts is closed.');
  });

  it('makes an account active, audited with the import', async () => {
    await server.services.owner.query(`update app.bank_statement_account set status = 'PENDING'`);
    await importFile(server, officer, sample('mt940/mt940-2026-11-30.sta'));
    const { rows } = await server.services.owner.query('select status from app.bank_statement_account where id = 7001');
    expect(rows).toEqual([{ status: 'ACTIVE' }]);
    const audit = await server.services.owner.query(
      `select action, description, after from app.audit_entry where action like 'bank-statements.%' order by id desc limit 2`,
    );
    expect(audit.rows.map(({ action }) => action)).toEqual(['bank-statements.import', 'bank-statements.upload-file']);
    expect(audit.rows[0]?.after).toMatchObject({ accounts: [{ aliasName: 'Water receipts' }], lines: 6 });
  });

  it('masks account numbers in texts, and keeps that of an off-system account for matching', async () => {
    await server.services.owner.query(
      `insert into app.matching_registration (community_id, id, business_id, off_system_bsb, prefix, created_at, updated_at)
       values (10, 1, 101, '032999', '', now(), now())`,
    );
    await importFile(server, officer, sample('mt940/mt940-two-days.sta'));
    const { rows } = await server.services.owner.query(
      `select narrative, off_system_bsb, off_system_reference from app.bank_statement_line where narrative like 'SWEEP%'`,
    );
    expect(rows).toEqual([
      { narrative: 'SWEEP TO 032-999 ...881', off_system_bsb: '032999', off_system_reference: '888881' },
    ]);
    await server.services.owner.query('delete from app.matching_rule where community_id = 10');
    await server.services.owner.query('delete from app.matching_registration where community_id = 10');
  });

  it('is done once, whichever runs there are', async () => {
    const { body } = await uploadStatements(server, officer, sample('mt940/mt940-2026-11-30.sta'));
    const killed = new AbortController();
    killed.abort();
    await expect(importStatements(server.services, { fileId: body.fileId, signal: killed.signal })).rejects.toThrow();
    expect(await count('bank_statement')).toBe(0);
    const run = () => importStatements(server.services, { fileId: body.fileId, signal: new AbortController().signal });
    await run();
    await run();
    expect([await count('bank_statement'), (await lines()).length]).toEqual([1, 6]);
  });

  it.each([
    ['What is it', 422, 'file'],
    ['', 422, 'file'],
    [sample('mt940/mt940-bad-encoding.sta'), 422, 'encoding'],
    [sample('csv/csv-westpac-windows-1252.csv'), 422, 'encoding'],
    [sample('camt053/camt053-bad-encoding.xml'), 422, 'file'],
  ])('is refused at once where it cannot be read', async (content, status, field) => {
    const refused = await uploadStatements(server, officer, content);
    expect(refused.status).toBe(status);
    expect(refused.body.errors[0]).toMatchObject({ field });
    expect(await count('bank_statement_file')).toBe(0);
  });

  it('takes an encoding that the uploader names', async () => {
    const content = sample('csv/csv-westpac-windows-1252.csv');
    const imported = await importFile(server, officer, content, { query: 'encoding=windows-1252' });
    expect(imported.status).toBe('IMPORTED');
  });

  it('is uploaded by users who may change reconciliation, for accounts that they reach', async () => {
    const content = sample('mt940/mt940-2026-11-30.sta');
    expect((await uploadStatements(server, viewer, content)).status).toBe(403);
    await addStatementAccount(server, { id: 8001, communityId: 20, businessId: 201 });
    const foreign = await uploadStatements(server, officer, content, { query: 'accountId=8001' });
    expect(foreign).toMatchObject({ status: 422, body: { errors: [{ field: 'accountId' }] } });
    const restricted = await server.signIn({
      loginName: 'restricted',
      kind: 'CLIENT',
      communityId: 10,
      rights: ['MANAGE_RECONCILIATION'],
      businessIds: [102],
    });
    const refused = await importFile(server, restricted, content);
    expect(refused.faults[0]?.message).toMatch(/is no statement account of this community/);
  });
});

describe('Lines of bank statements', () => {
  it('are found by account, day, status and words', async () => {
    await importFile(server, officer, sample('mt940/mt940-two-days.sta'));
    await server.services.owner.query(`update app.bank_statement_line set status = 'EXCLUDED' where amount = -1250`);
    const found = async (query: string) =>
      (await read(`bank-statement-lines?${query}`, viewer)).items.map(
        ({ amount }: { amount: { amount: string } }) => amount.amount,
      );
    expect(await found('accountId=7001')).toHaveLength(9);
    expect(await found('from=2026-12-01')).toEqual(['-1900.00', '100.00', '100.00']);
    expect(await found('to=2026-11-30&status=EXCLUDED')).toEqual(['-12.50']);
    expect(await found('query=osko%20inv')).toEqual(['100.00', '100.00', '84.50']);
    expect(await found('query=br300003')).toEqual(['482.15']);
    expect(await found('query=%25')).toEqual([]);
    expect(await found('accountId=1')).toEqual([]);
    const {
      items: [statement],
    } = await read('bank-statements');
    expect(await found(`statementId=${statement.bankStatementId}`)).toHaveLength(3);
    const { items } = await read('bank-statement-lines?query=osko%20tester');
    expect(items[0]).toMatchObject({
      aliasName: 'Water receipts',
      valueDate: '2026-11-30',
      unmatchedAmount: { amount: '84.50' },
      status: 'UNMATCHED',
      statusDisplay: 'Unmatched',
    });
  });

  it('count for the balance of each account', async () => {
    await importFile(server, officer, sample('mt940/mt940-two-days.sta'));
    expect((await read('bank-statements/balances', viewer)).items).toEqual([
      expect.objectContaining({
        aliasName: 'Water receipts',
        statementDate: '2026-12-01',
        closingBalance: expect.objectContaining({ amount: '-45.80' }),
        unmatchedCount: 9,
      }),
    ]);
  });
});
