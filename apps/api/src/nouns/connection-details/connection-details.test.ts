import type { HandoffCheck } from '@quickportal/contracts/connection-details/check';
import type { ConnectionDetails } from '@quickportal/contracts/connection-details/connection-details';
import { signedText, type HandOffField } from '@quickportal/contracts/rules/payments/hand-off';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signatureOf } from '../../engines/connection/hand-off-signature.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import type { SignedIn } from '../../testing/test-user.ts';

const MINUTE = 60_000;
let server: TestServer;
let officer: SignedIn;
let viewer: SignedIn;
let staff: SignedIn;
beforeAll(async () => {
  server = await createTestServer();
  officer = await server.signIn({ loginName: 'officer', communityId: 10, rights: ['MANAGE_API_KEYS'] });
  viewer = await server.signIn({ loginName: 'viewer', communityId: 10, rights: ['VIEW_CONNECTION_DETAILS'] });
  staff = await server.signIn({ loginName: 'staff', communityId: null, chooses: 10, rights: ['MANAGE_CERTIFICATES'] });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.services.owner.query('delete from app.connection_detail');
  await enterPassword(0);
});

/** Sets when the passwords of all sessions were entered. */
const enterPassword = (minutesAgo: number) =>
  server.services.owner.query('update app.session set reauthenticated_at = $1', [
    new Date(server.services.clock.now().getTime() - minutesAgo * MINUTE),
  ]);

const get = async (as: SignedIn) =>
  (
    await server.app.inject({ url: `${server.rest}/connection-details`, headers: as.headers })
  ).json<ConnectionDetails>();
const post = (as: SignedIn, path: string, payload: object = {}) =>
  server.app.inject({ method: 'POST', url: `${server.rest}/connection-details/${path}`, headers: as.headers, payload });

describe('the connection details', () => {
  it('have code, username, secrets of 43 characters, addresses and products [2C107 2E050 2K021]', async () => {
    const details = await get(officer);
    expect(details).toMatchObject({ secretsHidden: false, handoffKeyTooShort: false, formerHandoffKeyUntil: null });
    expect(details.signedHandoffKey).toMatch(/^[\w-]{43}$/);
    expect(details.customerPassword).toMatch(/^[\w-]{43}$/);
    expect(details.urls.signedHandoff).toMatch(/\/quickportal\/HandOffView$/);
    expect(Object.keys(details.products)).toEqual(['apiRequest', 'tokenRequest', 'signedHandoff', 'restApi']);
    expect(await get(officer)).toEqual(details);
  });

  it('hide their secrets 15 minutes after the password was entered', async () => {
    await enterPassword(15);
    expect(await get(officer)).toMatchObject({ secretsHidden: false });
    await enterPassword(15.1);
    const hidden = { secretsHidden: true, mayShowSecrets: true, customerPassword: null, signedHandoffKey: null };
    expect(await get(officer)).toMatchObject(hidden);
    expect((await post(officer, 'renew-handoff-key')).statusCode).toBe(403);
  });

  it('never show secrets to viewers and staff', async () => {
    const hidden = { secretsHidden: true, mayShowSecrets: false, customerPassword: null, signedHandoffKey: null };
    expect(await get(viewer)).toMatchObject(hidden);
    expect(await get(staff)).toMatchObject(hidden);
    expect((await post(viewer, 'renew-handoff-key')).statusCode).toBe(403);
    expect((await post(staff, 'renew-handoff-key')).statusCode).toBe(403);
  });

  it('have each reading in the audit trail, without the secrets', async () => {
    const { signedHandoffKey } = await get(officer);
    await get(viewer);
    const { rows } = await server.services.owner.query<{ description: string }>(
      `select description from app.audit_entry where object_type = 'connection-details' and action <> 'connection-details.prepare'
       order by id desc limit 2`,
    );
    expect(rows.map(({ description }) => description)).toEqual([
      'Connection details read, without secrets',
      'Connection details read, with customer password and hand-off key',
    ]);
    const { rows: kept } = await server.services.owner.query('select * from app.connection_detail');
    expect(JSON.stringify(kept)).not.toContain(signedHandoffKey);
  });

  it('warn of a key with fewer than 32 characters [2K045 2K069]', async () => {
    await get(officer);
    await server.services.owner.query('update app.connection_detail set handoff_key_length = 31');
    expect(await get(officer)).toMatchObject({ handoffKeyTooShort: true });
    await server.services.owner.query('update app.connection_detail set handoff_key_length = 32');
    expect(await get(officer)).toMatchObject({ handoffKeyTooShort: false });
  });

  it('are prepared once, however many ask at once', async () => {
    const all = await Promise.all([get(officer), get(officer), get(officer)]);
    expect(new Set(all.map(({ signedHandoffKey }) => signedHandoffKey)).size).toBe(1);
  });
});

const sign = (key: string, fields: HandOffField[]): HandOffField[] => [
  ...fields,
  ['signature', signatureOf(key, signedText(fields))],
];
const fieldsNow = (): HandOffField[] => [
  ['communityCode', 'C10'],
  ['supplierBusinessCode', 'B101'],
  ['principalAmount', '120.50'],
  ['paymentReferenceNumber', 'Invoice 7 & 8'],
  ['timestamp', server.services.clock.now().toISOString()],
  ['nonce', 'nonce-0123456789abcdef'],
];
const check = async (fields: readonly HandOffField[], signed?: string) =>
  (
    await post(officer, 'verify-handoff', {
      request: new URLSearchParams(fields as [string, string][]).toString(),
      ...(signed !== undefined && { signedText: signed }),
    })
  ).json<HandoffCheck>();

describe('renewing the hand-off key', () => {
  it('keeps the former one for 24 hours [2R019]', async () => {
    const { signedHandoffKey: former } = await get(officer);
    const renewed = await post(officer, 'renew-handoff-key');
    expect(renewed.statusCode).toBe(200);
    const { signedHandoffKey: key, formerHandoffKeyUntil } = renewed.json();
    expect(key).not.toBe(former);
    expect(Date.parse(formerHandoffKeyUntil) - server.services.clock.now().getTime()).toBe(24 * 60 * MINUTE);
    expect((await check(sign(key, fieldsNow()))).isSignatureRight).toBe(true);
    expect((await check(sign(former ?? '', fieldsNow()))).isSignatureRight).toBe(true);
    expect((await post(officer, 'renew-handoff-key')).statusCode).toBe(409);
    await server.services.owner.query(`update app.connection_detail set former_handoff_key_until = $1`, [
      server.services.clock.now(),
    ]);
    expect((await check(sign(former ?? '', fieldsNow()))).isSignatureRight).toBe(false);
  });
});

describe('verifying a hand-off', () => {
  it('accepts a request that is signed as it should be [2R309 2K046]', async () => {
    const { signedHandoffKey, communityCode } = await get(officer);
    const fields = fieldsNow().map(
      ([name, value]) => [name, name === 'communityCode' ? communityCode : value] as const,
    );
    const checked = await check(sign(signedHandoffKey ?? '', fields));
    expect(checked).toMatchObject({ isValid: true, isSignatureRight: true, fault: null });
    expect(checked.signedText.split('\n').map((line) => line.split('=')[0])).toEqual([
      'communityCode',
      'nonce',
      'paymentReferenceNumber',
      'principalAmount',
      'supplierBusinessCode',
      'timestamp',
    ]);
  });

  it('names the mistake that a program made', async () => {
    const key = (await get(officer)).signedHandoffKey ?? '';
    const fields = fieldsNow();
    const signature = (text: string): HandOffField => ['signature', signatureOf(key, text)];
    const text = signedText(fields);
    const fault = async (given: HandOffField) => (await check([...fields, given])).fault;
    expect(await fault(signature(text.replaceAll('\n', '&')))).toBe(
      'The fields were joined by “&” and not by line feeds.',
    );
    expect(await fault(signature(`${text}\n`))).toBe('There is a line feed at the end of the signed text.');
    const without = fields.filter(([name]) => name !== 'nonce');
    expect(await fault(signature(signedText(without)))).toMatch(/^“nonce” was not signed/);
    expect(await fault(['signature', signatureOf(key, text).toUpperCase()])).toMatch(/lower-case hexadecimal/);
    expect(await fault(['signature', 'f'.repeat(64)])).toMatch(/^The key or the signed text differs/);
  });

  it('names the field that differs from the text that was signed', async () => {
    const key = (await get(officer)).signedHandoffKey ?? '';
    const fields = fieldsNow();
    const changed = fields.map(([name, value]) => [name, name === 'principalAmount' ? '12.05' : value] as const);
    const checked = await check([...changed, ['signature', signatureOf(key, signedText(fields))]], signedText(fields));
    expect(checked.fields.filter(({ verdict }) => verdict === 'DIFFERENT')).toEqual([
      {
        name: 'principalAmount',
        value: '12.05',
        signedValue: '120.50',
        verdict: 'DIFFERENT',
        fault: 'The text that you signed has another value.',
      },
    ]);
  });

  it('looks up no code that could be none', async () => {
    const fields = fieldsNow().map(([name, value]): HandOffField => [
      name,
      name === 'supplierBusinessCode' ? 'B101\0' : value,
    ]);
    const { isValid, fields: checked } = await check(sign((await get(officer)).signedHandoffKey ?? '', fields));
    const { fault } = checked.find(({ name }) => name === 'supplierBusinessCode') ?? {};
    expect([isValid, fault]).toEqual([false, 'No enabled business has this code.']);
  });

  it('names fields that are old, unknown, missing or return to another domain', async () => {
    await server.services.owner.query(
      `insert into app.domain_whitelist (community_id, url, created_at) values (10, 'https://shop.example.com', '2026-11-20')`,
    );
    const key = (await get(officer)).signedHandoffKey ?? '';
    const old = new Date(server.services.clock.now().getTime() - 5.1 * MINUTE).toISOString();
    const fields: HandOffField[] = [
      ['supplierBusinessCode', 'B201'],
      ['currency', 'USD'],
      ['cancelUrl', 'http://shop.example.com/'],
      ['principalAmount', '120.5'],
      ['timestamp', old],
      ['colour', 'red'],
      ['returnUrl', 'https://evil.example.com/back'],
    ];
    const checked = await check(sign(key, fields));
    expect(checked).toMatchObject({ isValid: false, isSignatureRight: true });
    const faults = Object.fromEntries(checked.fields.map(({ name, fault }) => [name, fault]));
    expect(faults).toMatchObject({
      communityCode: 'It is missing.',
      supplierBusinessCode: 'No enabled business has this code.',
      currency: 'Send AUD or NZD.',
      cancelUrl: 'Send an https address.',
      principalAmount: 'Send an amount with two decimals, such as 120.50.',
      timestamp: 'It is more than 5 minutes old.',
      colour: 'A hand-off has no such field.',
      returnUrl: 'Its domain is not on the domain whitelist.',
      nonce: 'It is missing.',
    });
  });
});

describe('the businesses of a connection', () => {
  it('are enabled accounts with a term for it, by business name [2C108 2C110 2E051]', async () => {
    const { owner } = server.services;
    await owner.query(
      `insert into app.payment_instrument (community_id, code, updated_at) values (10, 'CREDIT_CARD', now()), (10, 'DIRECT_ENTRY', now())
       on conflict do nothing`,
    );
    await owner.query(
      `insert into app.settlement_account (community_id, id, business_id, kind, account_alias, display_name, currency, status, created_at, updated_at, status_changed_at)
       values (10, 901, 102, 'AU_MERCHANT', 'Cards', 'Cards', 'AUD', 'ENABLED', now(), now(), now()),
              (10, 902, 101, 'AU_BANK', 'Debits', 'Debits', 'AUD', 'ENABLED', now(), now(), now()),
              (10, 903, 101, 'AU_MERCHANT', 'Old cards', 'Old cards', 'AUD', 'DISABLED', now(), now(), now())`,
    );
    await owner.query(
      `insert into app.payment_term (community_id, business_id, settlement_account_id, instrument_code, product, created_at, updated_at)
       values (10, 102, 901, 'CREDIT_CARD', 'TERMINAL', now(), now()), (10, 102, 901, 'CREDIT_CARD', 'RESTAPI', now(), now()),
              (10, 102, 901, 'CREDIT_CARD', 'ONLINE', now(), now()), (10, 101, 902, 'DIRECT_ENTRY', 'BATCH', now(), now()),
              (10, 101, 903, 'CREDIT_CARD', 'TERMINAL', now(), now())`,
    );
    const list = async (connection: string) => {
      const url = `${server.rest}/connection-details/${connection}-businesses`;
      const { items } = (await server.app.inject({ url, headers: viewer.headers })).json();
      return items.map((item: Record<string, string>) => [
        item.accountName,
        item.accountPaymentMethod,
        item.currencyCode,
      ]);
    };
    expect(await list('restapi')).toEqual([['Cards', 'Credit card', 'AUD']]);
    expect(await list('online')).toEqual([['Cards', 'Credit card', 'AUD']]);
    expect(new Set(await list('ccapi'))).toEqual(
      new Set([
        ['Debits', 'Direct debit', 'AUD'],
        ['Cards', 'Credit card', 'AUD'],
      ]),
    );
  });
});
