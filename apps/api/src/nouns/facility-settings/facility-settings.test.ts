import type { Right } from '@quickportal/contracts/access/rights';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { paymentKit } from '../../testing/payment-kit.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let officer: ApiCaller;
let viewer: ApiCaller;
let approver: ApiCaller;
let reviewer: ApiCaller;
let exporter: ApiCaller;
let cardId: number;
beforeAll(async () => {
  server = await createTestServer();
  const user = async (loginName: string, rights: readonly Right[]) =>
    apiCaller(server, await server.signIn({ loginName, kind: 'CLIENT', communityId: 10, rights }));
  officer = await user('officer', ['MANAGE_FACILITY_SETTINGS', 'TERMINAL_EXISTING_CUSTOMER', 'VIEW_API_KEYS']);
  viewer = await user('viewer', ['VIEW_FACILITY_SETTINGS']);
  approver = await user('approver', ['APPROVE_REQUESTS']);
  reviewer = await user('reviewer', ['VIEW_FRAUD_GUARD']);
  exporter = await user('exporter', ['EXPORT_TRANSACTIONS', 'TransactionDetailView']);
  cardId = await (await paymentKit(server.services)).card(1001);
});
afterAll(() => server.close());
beforeEach(() =>
  server.rows(
    `delete from app.proposal; delete from app.facility_limit where community_id = 10;
     delete from app.community_setting where community_id = 10;
     update app.community set time_zone = 'Australia/Sydney', former_time_zones = '[]' where id = 10`,
  ),
);

const LIMITS = 'facility-settings/transactions';
const GENERAL = 'facility-settings/general';
const EXPORT = 'transaction-export-config';
const RETRY = 'facility-settings/automatic-retry';
const send = (caller: ApiCaller, path: string, body: object) =>
  path === EXPORT ? caller.put(path, body) : caller.patch(path, body);
const firstLimits = {
  audMinimumAmount: '0.01',
  audMaximumAmount: '99999999.99',
  nzdMinimumAmount: '0.01',
  nzdMaximumAmount: '99999999.99',
  unusuallyLargeAmount: null,
  refundApprovalAbove: null,
  version: 1,
};
const take = (amount: string) => officer.post('customers/1001/payments', { accountId: cardId, amount });

describe('the transaction settings', () => {
  it('have limits in both currencies before any were set [2C115 2R225 2K031]', async () => {
    expect((await viewer.get(LIMITS)).body).toEqual(firstLimits);
  });

  it('change the fields that are sent and keep the others [2C116]', async () => {
    const changed = await officer.patch(LIMITS, {
      audMaximumAmount: '5000.00',
      refundApprovalAbove: '0.00',
      version: 1,
    });
    const after = { ...firstLimits, audMaximumAmount: '5000.00', refundApprovalAbove: '0.00', version: 2 };
    expect([changed.status, changed.body]).toEqual([200, after]);
    expect((await officer.patch(LIMITS, { refundApprovalAbove: null })).body).toMatchObject({
      audMaximumAmount: '5000.00',
      refundApprovalAbove: null,
      version: 3,
    });
  });

  it('apply to the next payment', async () => {
    await officer.patch(LIMITS, { audMinimumAmount: '20.00', audMaximumAmount: '50.00' });
    const messages = async (amount: string) => (await take(amount)).body.errors?.[0];
    expect(await messages('19.99')).toMatchObject({ field: 'amount' });
    expect(await messages('50.01')).toMatchObject({ field: 'amount' });
    expect((await take('20.00')).status).toBe(201);
    expect((await take('50.00')).status).toBe(201);
  });

  it.each([
    [{ audMinimumAmount: '0.00' }, 'audMinimumAmount', 'Enter 0.01 or more.'],
    [{ audMaximumAmount: '100000000.00' }, 'audMaximumAmount', 'Enter 99,999,999.99 or less.'],
    [{ unusuallyLargeAmount: '0.00' }, 'unusuallyLargeAmount', 'Enter 0.01 or more.'],
    [
      { audMinimumAmount: '10.00', audMaximumAmount: '9.99' },
      'audMinimumAmount',
      'Enter at most the largest payment, 9.99.',
    ],
    [
      { nzdMaximumAmount: '5.00', nzdMinimumAmount: '5.01' },
      'nzdMinimumAmount',
      'Enter at most the largest payment, 5.00.',
    ],
  ])('refuse %o on its field', async (body, field, message) => {
    const refused = await officer.patch(LIMITS, body);
    expect([refused.status, refused.body.errors]).toEqual([422, [{ field, messages: [message] }]]);
    expect((await officer.get(LIMITS)).body).toEqual(firstLimits);
  });

  it('are what fraud guard compares with where its rules name no amount', async () => {
    const rules = async () => (await reviewer.get('communities/10/fraud-guard-rules')).body;
    expect(await rules()).toMatchObject({ usualAmountLimit: null });
    await officer.patch(LIMITS, { unusuallyLargeAmount: '2500.00' });
    expect(await rules()).toMatchObject({ usualAmountLimit: '2500.00' });
  });

  it('say what they were and are in the audit trail', async () => {
    await officer.patch(LIMITS, { audMaximumAmount: '5000.00' });
    const [entry] = await server.rows<{ description: string }>(
      `select description from app.audit_entry where action = 'facility-settings.transactions' order by id desc limit 1`,
    );
    expect(entry?.description).toBe('Transaction settings changed. Largest payment in AUD: 99,999,999.99 to 5,000.00');
  });
});

describe('automatic retry', () => {
  it('is off at first, with two attempts three days apart [2C117]', async () => {
    const first = { retryEnabled: false, retryAttempts: 2, retryDays: 3, version: 1 };
    expect((await viewer.get(RETRY)).body).toEqual(first);
  });

  it('is stored where the schedules read it [2C118]', async () => {
    const changed = await officer.patch(RETRY, { retryEnabled: true, retryAttempts: 10, retryDays: 30 });
    expect([changed.status, changed.body]).toEqual([
      200,
      { retryEnabled: true, retryAttempts: 10, retryDays: 30, version: 2 },
    ]);
    expect(
      await server.rows(
        'select retry_enabled, retry_attempts, retry_days from app.community_setting where community_id = 10',
      ),
    ).toEqual([{ retry_enabled: true, retry_attempts: 10, retry_days: 30 }]);
  });

  it.each([{ retryAttempts: 0 }, { retryAttempts: 11 }, { retryDays: 0 }, { retryDays: 31 }, { retryDays: 1.5 }])(
    'refuses %o',
    async (body) => {
      const refused = await officer.patch(RETRY, body);
      expect([refused.status, refused.body.errors[0].field]).toEqual([422, Object.keys(body)[0]]);
    },
  );
});

describe('changes of different fields at the same moment', () => {
  it('undo none of each other', async () => {
    await Promise.all([
      officer.patch(LIMITS, { audMinimumAmount: '2.00' }),
      officer.patch(LIMITS, { audMaximumAmount: '900.00' }),
      officer.patch(LIMITS, { nzdMinimumAmount: '3.00' }),
      officer.patch(LIMITS, { nzdMaximumAmount: '800.00' }),
    ]);
    expect((await officer.get(LIMITS)).body).toMatchObject({
      audMinimumAmount: '2.00',
      audMaximumAmount: '900.00',
      nzdMinimumAmount: '3.00',
      nzdMaximumAmount: '800.00',
      version: 5,
    });
  });
});

describe('the transaction export configuration', () => {
  const start = (body: object) => exporter.post('transaction-export', { forExcel: false, ...body });
  const exported = () =>
    server.rows<{ columns: string[]; file_name: string }>(
      'select columns, file_name from app.export where community_id = 10 order by id desc limit 1',
    );

  it('has all columns in their usual order at first [2C146 2R231]', async () => {
    const { customColumns, columnsVersion } = (await viewer.get(EXPORT)).body;
    expect([customColumns.slice(0, 3), columnsVersion]).toEqual([
      ['receiptNumber', 'transactionTime', 'customerName'],
      1,
    ]);
  });

  it('previews the newest transactions with the values of a file', async () => {
    expect((await take('12.34')).status).toBe(201);
    const { status, body } = await exporter.get(`${EXPORT}/preview`);
    expect([status, body.columns]).toEqual([200, (await viewer.get(EXPORT)).body.customColumns]);
    expect(body.rows[0][body.columns.indexOf('principalAmount')]).toBe('12.34');
    expect(body.rows.length).toBeLessThanOrEqual(5);
    expect(body.rows[0]).toHaveLength(body.columns.length);
    expect((await viewer.get(`${EXPORT}/preview`)).status).toBe(403);
  });

  it('gives the columns of a file that names none, and its version [2C147 2R363 2R026]', async () => {
    const customColumns = ['status', 'receiptNumber'];
    const saved = await officer.put(EXPORT, { customColumns, version: 1 });
    expect([saved.status, saved.body]).toEqual([200, { customColumns, columnsVersion: 2, version: 2 }]);
    expect((await start({})).status).toBe(202);
    expect(await exported()).toEqual([{ columns: customColumns, file_name: expect.stringMatching(/-v2\.csv$/) }]);
    await server.rows('delete from app.export');
    expect((await start({ columns: ['source'] })).status).toBe(202);
    expect(await exported()).toEqual([{ columns: ['source'], file_name: expect.stringMatching(/-v1\.csv$/) }]);
    await server.rows('delete from app.export');
  });

  it.each([[[]], [['status', 'status']], [['cardNumber']], [['status', 7]]])(
    'refuses the columns %o',
    async (customColumns) => {
      const refused = await officer.put(EXPORT, { customColumns });
      expect([refused.status, refused.body.errors[0].field]).toEqual([422, expect.stringMatching(/^customColumns/)]);
    },
  );
});

describe.each([
  [EXPORT, { customColumns: ['receiptNumber'] }],
  [GENERAL, { timeZone: 'Australia/Perth' }],
  [LIMITS, { nzdMaximumAmount: '100.00' }],
  [RETRY, { retryEnabled: true }],
])('%s', (path, body) => {
  it('is changed by those who may, and seen by those who may see', async () => {
    expect((await send(viewer, path, body)).status).toBe(403);
    expect((await approver.get(path)).status).toBe(403);
  });

  it('is refused in an old version, and where nothing changes', async () => {
    expect((await send(officer, path, { ...body, version: 2 })).status).toBe(409);
    const { version: _, columnsVersion: _alike, communityName: _name, ...same } = (await officer.get(path)).body;
    expect((await send(officer, path, same)).body.errors).toEqual([{ field: '', messages: ['No changes detected.'] }]);
  });

  it('waits for a second person where settings need one, who sees each difference', async () => {
    await server.rows(
      `insert into app.community_setting (community_id, settings_need_second_person, updated_at) values (10, true, now())`,
    );
    const before = (await officer.get(path)).body;
    const requested = await send(officer, path, body);
    expect([requested.status, requested.body]).toEqual([202, { proposalId: expect.any(Number) }]);
    expect((await officer.get(path)).body).toEqual(before);
    const proposal = (await approver.get(`proposals/${requested.body.proposalId}`)).body;
    const approved = await approver.post(`proposals/${requested.body.proposalId}/approve`, {
      version: proposal.version,
    });
    expect(approved.status, approved.raw).toBe(200);
    expect((await officer.get(path)).body).toMatchObject({ ...body, version: 2 });
  });
});

describe('the security summary', () => {
  it('names the key that ends first and is for users of the Developer group [2C123 2R321]', async () => {
    await server.rows(
      `insert into app.api_key (community_id, name, security_code, key_hash, key_hint, expires_at, created_by, created_at, updated_at)
       values (10, 'Sooner', 'SECRET', sha256('sooner'), 'x', '2027-02-01', 'Dana', now(), now()),
              (10, 'Later', 'SECRET', sha256('later'), 'x', '2028-02-01', 'Dana', now(), now())`,
    );
    expect((await officer.get('facility-settings/security')).body).toEqual({
      hasSecurityAccess: true,
      currentCertificateExpiry: null,
      oldestUnexpiredApiKeyExpiry: '2027-02-01T00:00:00.000Z',
    });
    expect((await viewer.get('facility-settings/security')).body).toEqual({
      hasSecurityAccess: false,
      currentCertificateExpiry: null,
      oldestUnexpiredApiKeyExpiry: null,
    });
  });
});

describe('the products', () => {
  it('are those that are on, by name [2C125]', async () => {
    await server.rows(
      `delete from app.community_product where community_id = 10;
       insert into app.community_product (community_id, product, enabled, updated_at)
       values (10, 'WEBHOOKS', true, now()), (10, 'PAYID', true, now()), (10, 'PAYTO', false, now())`,
    );
    expect((await viewer.get('products')).body).toEqual([
      { productCode: 'PAYID', productName: 'PayID' },
      { productCode: 'WEBHOOKS', productName: 'Webhooks' },
    ]);
  });
});
