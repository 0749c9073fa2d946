import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import type { SignedIn } from '../../testing/test-user.ts';
import { runSideEffects } from '../../testing/run-side-effects.ts';
import { addStatementAccount, runImports } from '../bank-statements/statement-kit.fixture.ts';
import { listSimulatedAccounts } from '@quickportal/db/bankrec-services/read-simulation-day';
import { ServiceReport } from './service-report.ts';
import { simulateDay } from './simulate-day.ts';
import { ChangedMeanwhile, takeSimulatedStatement } from './take-simulated-statement.ts';

let server: TestServer;
let operator: SignedIn;
const DAY = '2026-11-20';
const ACCOUNT = 7101;
beforeAll(async () => {
  server = await createTestServer();
  await server.rows('truncate app.bank_statement_account cascade');
  const rights = ['MANAGE_RECONCILIATION', 'VIEW_OPERATIONS'] as const;
  operator = await server.signIn({ loginName: 'operator', communityId: null, rights: [...rights] });
});
afterAll(() => server.close());
afterEach(async () => {
  for (const table of ['simulation_line', 'bank_statement_line', 'bank_statement', 'bank_statement_draft_line'])
    await server.services.owner.query(`delete from app.${table} where community_id = 10`);
  await server.services.owner.query('delete from app.bank_statement_file where community_id = 10');
  await server.services.owner.query('delete from app.bank_statement_account where community_id = 10');
  await server.services.owner.query('delete from app.outbox');
});

/** A simulated account that is switched on. */
async function addSimulated(id = ACCOUNT, { status = 'PENDING', isOn = true } = {}): Promise<void> {
  const accountNumber = String(id * 10);
  await addStatementAccount(server, { id, source: 'SIMULATION', status, accountNumber, alias: `Water trial ${id}` });
  await server.services.owner.query('update app.bank_statement_account set simulation_enabled = $2 where id = $1', [
    id,
    isOn,
  ]);
}

async function addLine(
  amount: number,
  line: { account?: number; day?: string; template?: string; status?: string } = {},
) {
  const { account = ACCOUNT, day = DAY, template = 'OSKO', status = 'ACTIVE' } = line;
  await server.services.owner.query(
    `insert into app.simulation_line (community_id, business_id, bank_statement_account_id, template_name, value_date,
       amount, currency, narrative, expiry_date, status, created_at, updated_at)
     values (10, 101, $1, $2, $3, $4, 'AUD', 'TEST PAYER', $3::date + 90, $5, now(), now())`,
    [account, template, day, amount, status],
  );
}

async function simulate(day = DAY) {
  const report = new ServiceReport();
  const outcome = await simulateDay(server.services, { day, report, signal: new AbortController().signal });
  return { ...outcome, lines: report.text().split('\n') };
}
const statements = () =>
  server.rows(
    `select s.statement_date::text as day, s.opening_balance as opens, s.closing_balance as closes,
       (select array_agg(l.amount || ' ' || l.tran_code order by l.line_number) from app.bank_statement_line l
        where l.community_id = s.community_id and l.bank_statement_id = s.id) as lines
     from app.bank_statement s where s.community_id = 10 order by s.statement_date`,
  );
const files = () =>
  server.rows(
    `select channel, format, status, file_name from app.bank_statement_file where community_id = 10 order by id`,
  );

describe('The simulation of a day', () => {
  it('makes a real BAI2 statement of each simulated account, which the import reads [3C108 3R019]', async () => {
    await addSimulated();
    await addLine(18_450, { template: 'DIRECT_CREDIT' });
    await addLine(-1200, { template: 'FEE' });
    expect(await simulate()).toEqual({
      text: '1 statement',
      waits: false,
      lines: [expect.stringMatching(/Water trial 7101: statement of 2 lines, from \$0\.00 to \$172\.50 \(file \d+\)$/)],
    });
    await runImports(server);
    expect(await files()).toEqual([
      { channel: 'SIMULATION', format: 'BAI2', status: 'IMPORTED', file_name: 'water-trial-7101-2026-11-20.bai' },
    ]);
    expect(await statements()).toEqual([{ day: DAY, opens: 0, closes: 17_250, lines: ['18450 142', '-1200 698'] }]);
    expect(await server.rows('select status from app.bank_statement_account where community_id = 10')).toEqual([
      { status: 'ACTIVE' },
    ]);
    expect(await server.rows(`select count(*)::int from app.outbox where topic like '%match%'`)).toEqual([
      { count: 1 },
    ]);
    await addLine(500, { day: '2026-11-23' });
    await simulate('2026-11-23');
    await runImports(server);
    expect((await statements()).at(-1)).toMatchObject({ day: '2026-11-23', opens: 17_250, closes: 17_750 });
  });

  it('does nothing again for a day that has its statement, and names lines that came later', async () => {
    await addSimulated();
    await addLine(100);
    await simulate();
    expect((await simulate()).lines).toEqual([expect.stringMatching(/statement made before \(file \d+, checking\)$/)]);
    await runImports(server);
    expect((await simulate()).text).toBe('0 statements, 1 made before');
    await addLine(200);
    expect((await simulate()).lines[0]).toMatch(/1 line added after the statement of the day was made/);
    await runImports(server);
    expect(await files()).toHaveLength(1);
    expect(await statements()).toHaveLength(1);
  });

  it('makes one statement where two runs are at it at once', async () => {
    await addSimulated();
    await addLine(100);
    const runs = await Promise.all([simulate(), simulate(), simulate()]);
    expect(runs.map(({ text }) => text).toSorted()).toEqual([
      '0 statements, 1 made before',
      '0 statements, 1 made before',
      '1 statement',
    ]);
    await runImports(server);
    expect(await files()).toHaveLength(1);
    const unclaimed = await server.rows<object>(
      'select count(*)::int from app.unclaimed_content where community_id = 10',
    );
    expect(unclaimed).toEqual([{ count: 0 }]);
  });

  it('goes on where a run was interrupted, without a second statement', async () => {
    await addSimulated();
    await addSimulated(7102);
    await addLine(100);
    await addLine(300, { account: 7102 });
    const interrupted = new AbortController();
    const report = new ServiceReport();
    const add = report.add.bind(report);
    report.add = (line) => {
      add(line);
      interrupted.abort(new Error('killed'));
    };
    await expect(simulateDay(server.services, { day: DAY, report, signal: interrupted.signal })).rejects.toThrow(
      'killed',
    );
    expect(await files()).toHaveLength(1);
    expect((await simulate()).text).toBe('1 statement, 1 made before');
    await runImports(server);
    expect((await files()).map(({ status }) => status)).toEqual(['IMPORTED', 'IMPORTED']);
  });

  it('leaves no file where a line was removed while its statement was written', async () => {
    await addSimulated();
    await addLine(100);
    const after = { afterCommunityId: 0, afterAccountId: 0 };
    const [account] = await listSimulatedAccounts(server.services.db.reader({ kind: 'jobs' }), {
      day: DAY,
      ...after,
      limit: 1,
    });
    if (!account) throw new Error('No account');
    const gone = { id: 999_999, templateName: 'OSKO', amount: 5n, narrative: 'GONE', fields: {} } as const;
    const statement = { day: DAY, openingBalance: 0n, lines: [gone], signal: new AbortController().signal };
    await expect(takeSimulatedStatement(server.services, account, statement)).rejects.toThrow(ChangedMeanwhile);
    expect(await files()).toEqual([]);
  });

  it('leaves out archived and removed lines, and accounts that are off, inactive or ahead [3R398]', async () => {
    await addSimulated();
    await addLine(100, { status: 'ARCHIVED' });
    await addLine(100, { status: 'REMOVED' });
    await addSimulated(7102, { isOn: false });
    await addLine(100, { account: 7102 });
    await addSimulated(7103, { status: 'INACTIVE' });
    await addLine(100, { account: 7103 });
    await addSimulated(7104);
    await addLine(100, { account: 7104, day: '2026-11-23' });
    await simulate('2026-11-23');
    await runImports(server);
    await addLine(100, { account: 7104 });
    const { text, lines } = await simulate();
    expect(text).toBe('0 statements, 3 left out');
    expect(lines).toEqual([
      expect.stringContaining('simulation is off'),
      expect.stringContaining('the account is inactive'),
      expect.stringContaining('a statement of 23 Nov 2026 exists, and one before it would not fit'),
    ]);
  });

  it('waits for a statement before it that is being imported, and takes lines of a refused file again', async () => {
    await addSimulated();
    await addLine(100);
    await addLine(250, { day: '2026-11-23' });
    await simulate();
    expect(await simulate('2026-11-23')).toMatchObject({ text: '0 statements, 1 waiting', waits: true });
    await server.rows(`update app.bank_statement_file set status = 'REFUSED' where community_id = 10`);
    await server.rows('delete from app.outbox');
    expect((await simulate()).text).toBe('1 statement');
    await runImports(server);
    expect((await simulate('2026-11-23')).text).toBe('1 statement');
    await runImports(server);
    expect((await statements()).map((each) => [each['opens'], each['closes']])).toEqual([
      [0, 100],
      [100, 350],
    ]);
  });

  it('runs as a service message that says what it did, once at a time [3R455 3K061]', async () => {
    await addSimulated();
    await addLine(100);
    const start = () =>
      server.app.inject({
        method: 'POST',
        url: `${server.rest}/bankrec/admin/simulation`,
        headers: operator.headers,
        payload: { valueDate: DAY },
      });
    const { serviceMessageId } = (await start()).json<{ serviceMessageId: number }>();
    expect((await start()).json()).toEqual({ serviceMessageId });
    await runSideEffects(server.services);
    const read = await server.app.inject({
      url: `${server.rest}/service-messages/${serviceMessageId}`,
      headers: operator.headers,
    });
    expect(read.json()).toMatchObject({
      status: 'DELIVERED',
      doctypeCode: 'BANKREC_SIMULATION',
      communityId: null,
      summary: 'Simulation, 20 Nov 2026: 1 statement',
      payload: expect.stringMatching(/^Simulation, 20 Nov 2026: 1 statement\n.+Water trial 7101: statement of 1 line/),
    });
    expect(await statements()).toHaveLength(1);
    expect((await start()).json()).not.toEqual({ serviceMessageId });
  });
});
