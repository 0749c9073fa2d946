import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payToAgreementStates, type PayToAgreementStatus } from '@quickportal/contracts/rules/states/payto-agreement';
import { insertPayToAgreement } from '@quickportal/db/testing/payment-rows';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { payToKit, type PayToKit } from '../../testing/payto/payto-kit.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import type { SignedIn } from '../../testing/test-user.ts';

let server: TestServer;
let session: SignedIn;
let officer: ApiCaller;
let kit: PayToKit;
beforeAll(async () => {
  server = await createTestServer();
  kit = await payToKit(server.services);
  const rights = ['MANAGE_CUSTOMERS', 'EXPORT_CUSTOMERS'] as const;
  session = await server.signIn({ loginName: 'officer', kind: 'CLIENT', communityId: 10, rights });
  officer = apiCaller(server, session);
});
afterAll(() => server.close());

const search = (body: object) => officer.post('list-payto-agreements', body);
const listPath = 'list-payto-agreements/payto-agreement-export';

describe('the list of all PayTo agreements', () => {
  it('is 20 to a page unless the search says otherwise, the newest first [1R230 1K005 1K050]', async () => {
    const tokens: string[] = [];
    for (let count = 0; count < 23; count += 1) {
      server.services.clock.set(new Date(Date.parse('2026-11-20T09:00:00Z') + count * 1000).toISOString());
      tokens.push(await kit.create(officer, '82'));
    }
    const first = await search({});
    expect([first.status, first.body.recordsCount, first.body.pageSize]).toEqual([200, 23, 20]);
    const second = await search({ page: 2 });
    const found = [...first.body.items, ...second.body.items].map(
      ({ agreementToken }: { agreementToken: string }) => agreementToken,
    );
    expect(found).toEqual(tokens.toReversed());
    expect((await search({ pageSize: 5, page: 2 })).body.items).toEqual(first.body.items.slice(5, 10));
  });

  it('finds by the token, the payer and the status that the body of the search carries [1R020 1R189 1C040]', async () => {
    const token = await kit.create(officer, '82', { payerName: 'Ngaire Tamihana' });
    for (const query of [token.slice(0, 30), 'ngaire tam'])
      expect((await search({ query })).body.items).toMatchObject([{ agreementToken: token }]);
    expect((await search({ query: 'ngaire', status: ['ACTIVE'] })).body.recordsCount).toBe(0);
  });

  it('finds by any words of the description, in the businesses of the user', async () => {
    const description = 'Gym membership - Fitzroy North, St. Anne-Marie pool';
    const token = await kit.create(officer, '82', { description });
    for (const query of ['fitzroy', 'pool, gym', 'annemarie', 'FITZROY membership'])
      expect([query, (await search({ query })).body.items]).toMatchObject([query, [{ agreementToken: token }]]);
    expect((await search({ query: 'fitzroy sauna' })).body.recordsCount).toBe(0);
    const elsewhere = {
      loginName: 'elsewhere',
      kind: 'CLIENT',
      communityId: 20,
      rights: ['MANAGE_CUSTOMERS'],
    } as const;
    const stranger = apiCaller(server, await server.signIn(elsewhere));
    expect((await stranger.post('list-payto-agreements', { query: 'fitzroy' })).body.recordsCount).toBe(0);
  });

  it('shows what the payer pays from masked: an account, or a PayID and no account [1R076]', async () => {
    const account = await kit.create(officer, '82', { payerName: 'Account Payer' });
    const party = { payerKind: 'PAYID', payId: 'margaret.olsson@example.com', bsb: undefined };
    await kit.create(officer, '82', { payerName: 'PayID Payer', ...party });
    expect((await search({ query: account })).body.items[0].payerDetails).toEqual({
      payerName: 'Account Payer',
      maskedAccountNumber: 'BSB 062-000 · •••• 682',
      maskedPayId: null,
    });
    expect((await search({ query: 'payid payer' })).body.items[0].payerDetails).toEqual({
      payerName: 'PayID Payer',
      maskedAccountNumber: null,
      maskedPayId: 'm•••@example.com',
    });
  });

  it.each([
    ['ACTIVE', 'success'],
    ['PENDING', 'info'],
    ['PROCESSING', 'info'],
    ['CANCELLED', 'danger'],
    ['REJECTED', 'danger'],
    ['SUSPENDED', 'danger'],
  ] as const)('has the status %s in the colour %s [1K013]', async (status: PayToAgreementStatus, statusClass) => {
    const place = { communityId: 10, businessId: 101 };
    const agreementToken = `C09COLOUR${status}`;
    const ids = { customerId: 1001, settlementAccountId: kit.settlementAccountId };
    await insertPayToAgreement(server.services.owner, place, ids, {
      agreement_token: agreementToken,
      status,
      respond_by: '2026-11-25T09:00:00Z',
    });
    const { items } = (await search({ query: agreementToken })).body;
    expect(items).toMatchObject([{ status, statusClass, statusDisplay: payToAgreementStates.states[status].title }]);
  });
});

describe('one PayTo agreement', () => {
  it('is loaded by its token with its status, payer and terms [1R022 1R184 1C031]', async () => {
    const token = await kit.create(officer, '82', { payerName: 'Loaded Payer' });
    const { status, body } = await officer.get(`payto-agreements/${token}/load`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      agreementToken: token,
      status: 'PENDING',
      payer: { payerName: 'Loaded Payer' },
      paymentTerms: { amount: { amount: '50.00' }, frequency: { code: 'MONTHLY' } },
    });
  });
});

describe('an export of PayTo agreements', () => {
  it('is polled with 202 while it runs and with 201 once it can be downloaded [1R114 1R115 1C042]', async () => {
    const started = await officer.post(listPath, {});
    expect(started.status, started.raw).toBe(202);
    const poll = () => officer.get(`${listPath}?exportId=${started.body.exportId}`);
    expect((await poll()).status).toBe(202);
    await server.runSideEffects();
    const ready = await poll();
    expect([ready.status, typeof ready.body.downloadUrl]).toEqual([201, 'string']);
  });

  it('is a CSV file with a row for each agreement, and carries a CSRF token [1R021 1R190 1R191]', async () => {
    const started = await officer.post(listPath, { query: 'loaded payer' });
    await server.runSideEffects();
    const ready = await officer.get(`${listPath}?exportId=${started.body.exportId}`);
    const url = ready.body.downloadUrl as string;
    const get = (address: string) => server.app.inject({ url: address, headers: { cookie: session.headers.cookie } });
    const file = await get(url);
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    const [head, ...rows] = file.body.trimEnd().split('\n');
    expect(head).toContain('Agreement token');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain('Loaded Payer');
    expect(url).toMatch(/[?&]csrf=[^&]+/);
    expect((await get(url.replace(/csrf=[^&]+/, 'csrf=forged'))).statusCode).toBe(403);
    expect((await get(url.replace(/csrf=[^&]+&?/, ''))).statusCode).toBe(403);
  });
});
