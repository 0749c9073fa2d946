import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import type { SignedIn } from '../../testing/test-user.ts';
import { insertLine } from '../bank-statement-lines/matched-lines.fixture.ts';
import { addStatementAccount, importFile, sample } from '../bank-statements/statement-kit.fixture.ts';

let server: TestServer;
let officer: SignedIn;
let second: SignedIn;
let viewer: SignedIn;
beforeAll(async () => {
  server = await createTestServer();
  const ofFacility = { kind: 'CLIENT', communityId: 10 } as const;
  officer = await server.signIn({
    ...ofFacility,
    loginName: 'officer',
    fullName: 'Kim Tan',
    rights: ['MANAGE_RECONCILIATION', 'APPROVE_REQUESTS'],
  });
  second = await server.signIn({
    ...ofFacility,
    loginName: 'second',
    fullName: 'Alex Ngata',
    rights: ['MANAGE_RECONCILIATION', 'APPROVE_REQUESTS'],
  });
  viewer = await server.signIn({ ...ofFacility, loginName: 'viewer', rights: ['VIEW_RECONCILIATION'] });
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of [
    'line_allocation',
    'bank_statement_line',
    'bank_statement',
    'bank_statement_day',
    'bank_statement_account',
    'invoice',
  ])
    await server.rows(`delete from app.${table} where community_id = 10`);
});

async function call(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  payload?: object,
  { headers }: SignedIn = officer,
) {
  const url = `${server.rest}/${path}`;
  const response = await server.app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: response.statusCode, body: response.body === '' ? null : response.json() };
}
const DAY = 'bank-statement-accounts/1/days/2026-11-19';
const close = (body: object = {}, user = officer) => call('POST', `${DAY}/close`, body, user);

describe('a day', () => {
  it('has the balances of statement and books, and the difference line by line', async () => {
    await insertLine(server.services.owner, { id: 1 });
    await call('POST', 'bank-statement-lines/1/matches', { invoices: [{ invoiceId: 1, amount: '30.00' }] });
    expect((await call('GET', DAY)).body).toMatchObject({
      statementBalance: { amount: '100.00' },
      bookBalance: { amount: '30.00' },
      difference: { amount: '70.00' },
      openCount: 1,
      differences: [{ bankStatementLineId: 1, status: 'PART_MATCHED', amount: { amount: '70.00' } }],
      isClosed: false,
      version: null,
    });
    expect((await call('GET', 'bank-statement-accounts/1/days/2026-11-18')).status).toBe(404);
    expect((await call('GET', 'bank-statement-accounts/999/days/2026-11-19')).status).toBe(404);
  });

  it('is closed with the difference that the user saw and a reason for it', async () => {
    await insertLine(server.services.owner, { id: 1 });
    expect((await close({ difference: '70.00', reason: 'Known' })).status).toBe(409);
    expect((await close({ difference: '100.00' })).body.errors[0].field).toBe('reason');
    expect((await close({ difference: '100.00', reason: 'Comes tomorrow' })).body).toMatchObject({
      isClosed: true,
      closedBy: 'Kim Tan',
      differenceReason: 'Comes tomorrow',
      version: 1,
    });
    expect((await close({ difference: '100.00', reason: 'Again' })).status).toBe(409);
    expect((await call('GET', DAY, undefined, viewer)).status).toBe(200);
    expect((await close({}, viewer)).status).toBe(403);
  });
});

describe('a closed day', () => {
  it('is changed by no one', async () => {
    await insertLine(server.services.owner, { id: 1, status: 'MATCHED' });
    expect((await close()).status).toBe(200);
    const refusals = await Promise.all([
      call('DELETE', 'bank-statement-lines/1/matches/1?reason=Wrong'),
      call('POST', 'bank-statement-lines/1/matches', { invoices: [{ invoiceId: 1 }] }),
      call('POST', 'bank-statement-lines/1/exclude', { reason: 'Fee' }),
      call('POST', 'bank-statement-lines/1/include', {}),
    ]);
    expect(refusals.map(({ status }) => status)).toEqual([409, 409, 409, 409]);
    expect(refusals[0]?.body.detail).toBe('19 Nov 2026 of Receipts is closed. Reopen the day first.');
  });

  it('is not changed by matching that goes on while it is closed', async () => {
    const { owner } = server.services;
    await insertLine(owner, { id: 1 });
    const invoices = [{ invoiceId: 1, amount: '1.00' }];
    const responses = await Promise.all([
      ...Array.from({ length: 8 }, () => call('POST', 'bank-statement-lines/1/matches', { invoices })),
      close({ difference: '100.00', reason: 'Known' }),
      ...Array.from({ length: 8 }, () => call('POST', 'bank-statement-lines/1/matches', { invoices })),
    ]);
    const matched = responses.filter(({ status }) => status === 201).length;
    const [stored] = await server.rows<{ book: number }>(
      'select book_balance as book from app.bank_statement_day where community_id = 10',
    );
    // Either nothing was matched before it closed, or it was not closed with another difference
    expect(stored === undefined ? matched : matched * 100 - stored.book).toBe(stored === undefined ? 16 : 0);
  });

  it('takes no further statement', async () => {
    await addStatementAccount(server, { id: 7001, alias: 'Water receipts' });
    const first = await importFile(server, officer, sample('mt940/mt940-two-days.sta'));
    expect(first.status).toBe('IMPORTED');
    const path = 'bank-statement-accounts/7001/days/2026-12-01';
    const { body } = await call('GET', path);
    await call('POST', `${path}/close`, { difference: body.difference.amount, reason: 'Known' });
    await server.rows(`delete from app.bank_statement_line where community_id = 10`);
    await server.rows(`delete from app.bank_statement where community_id = 10 and statement_date = '2026-12-01'`);
    const refused = await importFile(server, officer, sample('mt940/mt940-2026-12-01.sta'));
    expect(refused).toMatchObject({ status: 'REFUSED' });
    expect(refused.faults[0]?.message).toBe('01 Dec 2026 of Water receipts is closed. Reopen the day first.');
  });

  it('is opened again by a second user', async () => {
    await insertLine(server.services.owner, { id: 1, status: 'MATCHED' });
    expect((await call('POST', `${DAY}/reopen`, { reason: 'Wrong' })).status).toBe(409);
    await close();
    const requested = await call('POST', `${DAY}/reopen`, { reason: 'Wrong invoice', version: 1 });
    expect(requested.status).toBe(202);
    const { proposalId } = requested.body;
    expect((await call('GET', DAY)).body.isClosed).toBe(true);
    expect((await call('POST', `proposals/${proposalId}/approve`, {})).status).toBe(403);
    expect((await call('POST', `proposals/${proposalId}/approve`, {}, second)).status).toBe(200);
    expect((await call('GET', DAY)).body).toMatchObject({ isClosed: false, version: 2 });
    expect((await call('DELETE', 'bank-statement-lines/1/matches/1?reason=Wrong')).status).toBe(200);
  });
});
