import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiCaller } from '../../testing/api-caller.ts';
import { runSideEffects } from '../../testing/run-side-effects.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { addStatementAccount, importFile, sample } from '../bank-statements/statement-kit.fixture.ts';

const DAY = '2026-11-20';
let server: TestServer;
let staff: ReturnType<typeof apiCaller>;
let officer: Awaited<ReturnType<TestServer['signIn']>>;
beforeAll(async () => {
  server = await createTestServer();
  await server.rows('truncate app.bank_statement_account cascade');
  const rights = ['MANAGE_RECONCILIATION', 'VIEW_OPERATIONS'] as const;
  staff = apiCaller(server, await server.signIn({ loginName: 'operator', communityId: null, rights: [...rights] }));
  const ofFacility = { kind: 'CLIENT', communityId: 10 } as const;
  officer = await server.signIn({ ...ofFacility, loginName: 'officer', rights: ['MANAGE_RECONCILIATION'] });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.rows('truncate app.bank_statement_account, app.bank_statement_file cascade');
});

/** Runs a service to its end, and returns the lines of its message. */
async function run(service: string, body: object | null = { valueDate: DAY }): Promise<string[]> {
  const { status, body: started, raw } = await staff.post(`bankrec/admin/${service}`, body ?? undefined);
  expect(status, raw).toBe(200);
  await runSideEffects(server.services);
  const { body: message } = await staff.get(`service-messages/${started.serviceMessageId}`);
  expect(message).toMatchObject({ status: 'DELIVERED' });
  return message.payload.split('\n');
}

const setAccount = (id: number, change: string) =>
  server.rows(`update app.bank_statement_account set ${change} where id = ${id}`);

describe('Account onboarding', () => {
  it('lists pending accounts with their ages and what they wait for [3C109]', async () => {
    await addStatementAccount(server, { id: 1, status: 'PENDING', source: 'CAMT053', alias: 'Of a bank' });
    await addStatementAccount(server, {
      id: 2,
      status: 'PENDING',
      source: 'SIMULATION',
      alias: 'Off',
      accountNumber: '2222',
    });
    await addStatementAccount(server, {
      id: 3,
      status: 'PENDING',
      source: 'SIMULATION',
      alias: 'On',
      accountNumber: '3333',
    });
    await addStatementAccount(server, { id: 4, status: 'ACTIVE', alias: 'Active', accountNumber: '4444' });
    await addStatementAccount(server, { id: 5, status: 'PENDING', alias: 'Later', accountNumber: '5555' });
    await setAccount(5, `created_at = '2026-11-21T00:00:00Z'`);
    await setAccount(1, `created_at = '2026-11-10T00:00:00Z'`);
    await setAccount(2, `created_at = '2026-11-11T00:00:00Z'`);
    await setAccount(3, `created_at = '2026-11-12T00:00:00Z', simulation_enabled = true`);
    expect(await run('accountonboarding')).toEqual([
      'Account onboarding, 20 Nov 2026: 3 accounts pending',
      'Harbour City Utilities, Business 101, Of a bank (camt.053): pending for 10 days. Waits for the first statement of the bank.',
      'Harbour City Utilities, Business 101, Off (Simulation): pending for 9 days. Waits until simulation is switched on.',
      'Harbour City Utilities, Business 101, On (Simulation): pending for 8 days. Waits for simulation lines.',
    ]);
  });
});

describe('Statement status', () => {
  const addStatement = (account: number, day: string, opens: number, closes: number) =>
    server.rows(
      `insert into app.bank_statement (community_id, business_id, bank_statement_account_id, statement_date,
         opening_balance, closing_balance, file_hash, received_at, currency)
       values (10, 101, $1, $2, $3, $4, sha256('a'), now(), 'AUD')`,
      [account, day, opens, closes],
    );

  it('lists accounts whose statement has not arrived, with the days that are missing, and gaps [3C110]', async () => {
    for (const [id, alias] of [
      [1, 'Late'],
      [2, 'New'],
      [3, 'Here'],
      [4, 'Gap'],
    ] as const) {
      await addStatementAccount(server, { id, alias, accountNumber: `${id}${id}${id}${id}` });
      await setAccount(id, `created_at = '2026-11-01T00:00:00Z'`);
    }
    await addStatement(1, '2026-11-17', 0, 482_050);
    await addStatement(3, '2026-11-19', 0, 100);
    await addStatement(3, DAY, 100, 200);
    await addStatement(4, '2026-11-19', 0, 100);
    await addStatement(4, DAY, 150, 200);
    expect(await run('statementstatus')).toEqual([
      'Statement status, 20 Nov 2026: 2 arrived, 2 missing, 1 gap',
      'Harbour City Utilities, Business 101, Late (MT940): no statement. The last one is of 17 Nov 2026 and closed with $4,820.50. Missing: 18 Nov 2026, 19 Nov 2026, 20 Nov 2026.',
      'Harbour City Utilities, Business 101, New (MT940): no statement, and none before it.',
      'Harbour City Utilities, Business 101, Gap (MT940): opens with $1.50, but the statement of 19 Nov 2026 closed with $1.00: a gap of $0.50.',
    ]);
  });

  it('expects none of a bank on a weekend', async () => {
    await addStatementAccount(server, { id: 1 });
    await setAccount(1, `created_at = '2026-11-01T00:00:00Z'`);
    expect(await run('statementstatus', { valueDate: '2026-11-15' })).toEqual([
      'Statement status, 15 Nov 2026: 0 arrived, 0 missing',
      'No banking day in Australia: banks send no statement.',
      'No banking day in New Zealand: banks send no statement.',
    ]);
  });
});

describe('Clean-up', () => {
  it('archives lines, removes contents and drafts of files, and names files that are stuck, once [3C111]', async () => {
    await addStatementAccount(server, { id: 1, source: 'SIMULATION' });
    await server.rows(
      `insert into app.simulation_line (community_id, business_id, bank_statement_account_id, template_name, value_date,
         amount, currency, expiry_date, created_at, updated_at)
       select 10, 101, 1, 'OSKO', '2026-08-01', 100, 'AUD', expiry::date, now(), now()
       from (values ('2026-11-19'), ('2026-11-20')) e (expiry)`,
    );
    await server.rows(
      `insert into app.bank_statement_file (community_id, id, status, channel, format, file_name, encoding, size, sha256,
         storage_key, uploader_name, created_at, status_at)
       select 10, id, status, 'FOLDER', 'BAI2', 'file-' || id, 'utf-8', 1, repeat('0', 64), 'uploads/10/' || id, 'Folder',
         made::timestamptz, made::timestamptz
       from (values (1, 'IMPORTED', '2026-08-01T00:00:00Z'), (2, 'IMPORTED', '2026-11-19T00:00:00Z'),
         (3, 'CHECKING', '2026-11-17T00:00:00Z')) f (id, status, made)`,
    );
    await server.rows(
      `insert into app.bank_statement_draft (community_id, bank_statement_file_id, position, business_id,
         bank_statement_account_id, line_number, statement_date, statement_number, opening_balance, closing_balance,
         currency, line_count)
       select 10, id, 1, 101, 1, 1, '2026-11-17', '', 0, 0, 'AUD', 0 from (values (2), (3)) f (id)`,
    );
    expect(await run('cleanup')).toEqual([
      'Clean-up, 20 Nov 2026: 1 line archived, 2 files cleared, 1 file stuck',
      '1 simulation line of account 1 of community 10 archived',
      '1 simulation line archived',
      'Contents of 1 statement file removed',
      'Drafts of 1 statement file removed',
      'Harbour City Utilities, file-3: checked since 17 Nov 2026. Look at the jobs that failed.',
    ]);
    expect(await server.rows('select bank_statement_file_id as id from app.bank_statement_draft')).toEqual([{ id: 3 }]);
    expect((await run('cleanup'))[0]).toBe('Clean-up, 20 Nov 2026: 0 lines archived, 0 files cleared, 1 file stuck');
  });
});

describe('The billing update', () => {
  it('counts accounts, statements and lines of each community up to the day [3C112]', async () => {
    await addStatementAccount(server, { id: 7001 });
    await addStatementAccount(server, { id: 7002, accountNumber: '2222', status: 'CLOSED' });
    await importFile(server, officer, sample('mt940/mt940-two-days.sta'));
    // The samples are of 30 November and 1 December
    await server.rows(`update app.bank_statement set statement_date = statement_date - 14`);
    await server.rows(`update app.bank_statement_line set value_date = value_date - 14`);
    expect(await run('billingupdate')).toEqual([
      'Billing update, 20 Nov 2026: 1 community, 1 account, 2 statements, 9 lines',
      'From 01 Nov 2026 to 20 Nov 2026; accounts are those that are active now.',
      expect.stringMatching(/^Harbour City Utilities \(\w+\): 1 account of 1 business, 2 statements, 9 lines$/),
    ]);
    expect((await run('billingupdate', { valueDate: '2026-11-16' }))[0]).toMatch(/1 statement, /);
  });
});

describe('Feed onboarding', () => {
  it('lists accounts in files that no business has registered, masked, until one has [3C113 3R454 3K062]', async () => {
    const file = sample('mt940/mt940-2026-11-30.sta');
    await importFile(server, officer, file, { fileName: 'first.sta' });
    await importFile(server, officer, file, { fileName: 'second.sta' });
    expect(await run('feedonboarding', null)).toEqual([
      'Feed onboarding, 20 Nov 2026: 1 unknown account in files of 90 days',
      'Harbour City Utilities: account .........994 in 2 files, from 20 Nov 2026 to 20 Nov 2026 (second.sta). No business has registered it.',
    ]);
    await addStatementAccount(server, { id: 7001 });
    expect(await run('feedonboarding', null)).toEqual([
      'Feed onboarding, 20 Nov 2026: 0 unknown accounts in files of 90 days',
    ]);
  });
});

describe('A BankRec service', () => {
  it('refuses days that have not come or are too far back, at their field [3R387 3R456]', async () => {
    for (const valueDate of ['2026-11-23', '2024-11-19', 'today']) {
      const { status, body } = await staff.post('bankrec/admin/simulation', { valueDate });
      expect([status, body.errors.map(({ field }: { field: string }) => field)]).toEqual([422, ['valueDate']]);
    }
    expect((await staff.post('bankrec/admin/simulation', {})).status).toBe(422);
    expect((await staff.post('bankrec/admin/simulation', { valueDate: '2024-11-20' })).status).toBe(200);
  });

  it('is listed with its last run', async () => {
    await run('billingupdate', { valueDate: '2026-11-18' });
    await run('billingupdate', { valueDate: '2026-11-17' });
    const { body } = await staff.get('bankrec/admin');
    expect(body).toHaveLength(6);
    expect(body[4]).toEqual({
      service: 'BANKREC_BILLING_UPDATE',
      title: 'Billing update',
      lastRun: {
        serviceMessageId: expect.any(Number),
        status: 'DELIVERED',
        summary: expect.stringMatching(/^Billing update, 17 Nov 2026: /),
        valueDate: '2026-11-17',
        startedDate: expect.any(String),
      },
    });
  });

  it('is for staff only, and each start is audited', async () => {
    const facility = apiCaller(server, officer);
    expect((await facility.post('bankrec/admin/cleanup', { valueDate: DAY })).status).toBe(403);
    await staff.post('bankrec/admin/cleanup', { valueDate: DAY });
    const entries = await server.rows<{ community_id: number | null; description: string }>(
      `select community_id, description from app.audit_entry where action = 'bankrecServices.startCleanUp' or
         description like 'BankRec service Clean-up%' order by id desc limit 1`,
    );
    expect(entries).toEqual([{ community_id: null, description: 'BankRec service Clean-up started' }]);
  });
});
