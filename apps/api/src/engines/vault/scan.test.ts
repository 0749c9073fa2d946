import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { insertCustomers } from '@quickportal/db/testing/test-rows';
import { vaultKeys } from '@quickportal/db/vault/vault-keys';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bankEntry, bankFile } from '../../testing/bank-file-kit.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { testActors, testOrigin } from '../../testing/test-actors.ts';
import { cardPayment } from '../../testing/test-network.ts';
import { gatewayOf } from '../gateways/adapter.ts';
import { setHostility } from '../gateways/simulator/hostility.ts';
import { openLog, type ProcessLog } from '../logs/logger.ts';
import { findEqualNumbers, fingerprintNumber, keepNumber, openVaultNumber } from './vault.ts';

// Numbers that no one else uses, so that whatever is found was planted here
const CARDS = ['4000056655665556', '5200828282828210', '371449635398431', '6205500000000000004', '4111111117444490'];
const [VISA = '', MASTERCARD = ''] = CARDS;
const AU_ACCOUNT = { bsb: '062-917', accountNumber: '918273695' };
const NZ_ACCOUNT = '12-3140-0171307-50';
const CVN = 'CVN-0417-mark';

const dataFolder = mkdtempSync(path.join(tmpdir(), 'quickportal-scan-'));
let log: ProcessLog;
let kit: TestServer;
const responses: string[] = [];

const customer = {
  businessId: 101,
  customerName: 'Alex Tester',
  street1: '27 Bolton Street',
  city: 'Newcastle',
  state: 'NSW',
  postcode: '2300',
  email: 'alex@example.com',
  phoneNumber: '0491 570 157',
};

beforeAll(async () => {
  log = openLog({ dataFolder, logLevel: 'trace' });
  kit = await createTestServer({ dataFolder, logLevel: 'trace' }, log.logger);
  await insertCustomers(kit.services.owner, { communityId: 10, businessId: 101, firstId: 5001, count: 3 });
});
afterAll(async () => {
  await kit.close();
  rmSync(dataFolder, { recursive: true, force: true });
});

/** Every spelling in which a planted number could have been kept. */
function spellings(): string[] {
  const plain = [
    ...CARDS,
    ...CARDS.map((card) => card.replaceAll(/(.{4})(?=.)/g, '$1 ')),
    ...CARDS.map((card) => card.replaceAll(/(.{4})(?=.)/g, '$1-')),
    AU_ACCOUNT.accountNumber,
    NZ_ACCOUNT,
    NZ_ACCOUNT.replaceAll('-', ' '),
    NZ_ACCOUNT.replaceAll('-', ''),
    '0171307',
    CVN,
    kit.services.database.masterKey,
  ];
  const key = vaultKeys(kit.services.database.masterKey).current.key;
  const encoded = plain.flatMap((text) => [Buffer.from(text).toString('hex'), Buffer.from(text).toString('base64url')]);
  return [...plain, ...encoded, key.toString('hex'), key.toString('base64'), key.toString('base64url')];
}

/** Every column of every table as text; bytea as hexadecimal digits. */
async function everythingInTheDatabase(): Promise<Map<string, string>> {
  const tables = await kit.rows<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const kept = new Map<string, string>();
  for (const { name } of tables) {
    const rows = await kit.rows<{ row: string }>(`select t::text as row from ${name} t`);
    kept.set(`table ${name}`, rows.map(({ row }) => row).join('\n'));
  }
  return kept;
}

async function everythingKept(): Promise<Map<string, string>> {
  const kept = await everythingInTheDatabase();
  for (const name of globSync('**/*', { cwd: dataFolder })) {
    const file = path.join(dataFolder, name);
    if (statSync(file).isFile()) kept.set(`file ${name}`, readFileSync(file, 'latin1'));
  }
  kept.set('answers', responses.join('\n'));
  return kept;
}

/** Where a planted number is, without telling it. */
async function findings(): Promise<string[]> {
  const kept = await everythingKept();
  const looked = spellings().map((text, index) => ({ text: text.toLowerCase(), index }));
  return [...kept].flatMap(([place, text]) => {
    const folded = text.toLowerCase();
    return looked.filter((entry) => folded.includes(entry.text)).map(({ index }) => `${place}: spelling ${index}`);
  });
}

async function useTheVault(): Promise<void> {
  const { services } = kit;
  const scope = { kind: 'community', communityId: 10 } as const;
  const at = services.clock.now();
  const numbers = [
    ...CARDS.map((cardNumber) => ({ kind: 'CARD', cardNumber }) as const),
    { kind: 'AU_ACCOUNT', ...AU_ACCOUNT } as const,
    { kind: 'NZ_ACCOUNT', nzAccount: NZ_ACCOUNT } as const,
  ];
  for (const number of numbers) {
    await services.db.transaction(scope, async (trx) => {
      const kept = await keepNumber(services, trx, { communityId: 10, businessId: 101, number, at });
      const place = { communityId: 10, vaultEntryId: kept.vaultEntryId };
      const by = { actor: testActors.facility, origin: testOrigin, at };
      expect(await openVaultNumber(services, trx, { place, reason: 'PAYMENT', ...by })).toEqual(number);
      await fingerprintNumber(services, trx, { communityId: 10, number, at });
      responses.push(JSON.stringify(kept));
    });
    const equal = await findEqualNumbers(services, services.db.reader(scope), { communityId: 10, number });
    expect(equal).toHaveLength(1);
    responses.push(JSON.stringify(equal));
  }
  const refused = { kind: 'CARD', cardNumber: `${VISA.slice(0, -1)}2` } as const;
  await services.db
    .transaction(scope, (trx) => keepNumber(services, trx, { communityId: 10, businessId: 101, number: refused, at }))
    .catch((error: unknown) => services.log.error({ err: error, number: VISA, cardNumber: VISA }, `Refused ${VISA}`));
}

async function useTheGateways(): Promise<void> {
  const { services } = kit;
  const gateway = gatewayOf(services);
  for (const [hostility, name] of [
    [{}, 'calm'],
    [{ loseRequest: 0.2, delayRequest: 0.3, loseAnswer: 0.3, answerLater: 0.3, repeatNotification: 1 }, 'hostile'],
  ] as const) {
    await setHostility(services, hostility);
    for (const [index, cardNumber] of CARDS.entries()) {
      const id = `${name}-${index}`;
      const base = cardPayment(id);
      const source = { ...base.source, kind: 'CARD', cardNumber, securityCode: CVN } as (typeof base)['source'];
      responses.push(JSON.stringify(await gateway.authorise({ ...base, source })));
      responses.push(
        JSON.stringify(await gateway.refund({ instructionId: `${id}-r`, originalInstructionId: id, amount: 5n })),
      );
      responses.push(JSON.stringify(await gateway.query(id)));
    }
    const au = bankEntry('1', { kind: 'AU_ACCOUNT', ...AU_ACCOUNT });
    const nz = bankEntry('1', { kind: 'NZ_ACCOUNT', nzAccount: NZ_ACCOUNT });
    const on = { processOn: '2026-11-23' };
    await gateway.submitFile(bankFile(`${name}-au`, 'AU_DIRECT_ENTRY', [au], on));
    await gateway.submitFile(bankFile(`${name}-nz`, 'NZ_DIRECT_DEBIT', [nz], on));
    await gateway.createAgreement({
      agreementId: `${name}-agreement`,
      payer: { kind: 'ACCOUNT', ...AU_ACCOUNT, name: 'A Tester' },
      terms: { type: 'VARIABLE', amount: null, maximum: 1000n, firstAmount: null, lastAmount: null, endDate: null },
      respondBy: new Date(services.clock.now().getTime() + 1000),
    });
    await kit.runSideEffects();
    services.clock.advance(60_000);
  }
}

async function useTheApi(): Promise<void> {
  const rights = ['VIEW_CUSTOMERS', 'MANAGE_CUSTOMERS', 'EXPORT_CUSTOMERS'] as const;
  await kit.addUser({ loginName: 'kim', communityId: 10, rights });
  const browser = kit.browser();
  const grouped = `${MASTERCARD.slice(0, 4)} ${MASTERCARD.slice(4, 8)} ${MASTERCARD.slice(8, 12)} ${MASTERCARD.slice(12)}`;
  const note = async (what: string, response: Promise<{ statusCode: number; body: string }>) => {
    const { statusCode, body } = await response;
    responses.push(body);
    expect(statusCode, `${what}: ${body}`).toBeLessThan(500);
    return statusCode;
  };
  await note('sign in', browser.signIn(VISA, CVN));
  await note('sign in', browser.signIn('kim'));
  expect(await note('a customer', browser.call('POST', 'customers', customer))).toBe(201);
  for (const wrong of [
    { ...customer, customerName: grouped },
    { ...customer, customerName: `Alex ${VISA}` },
    { ...customer, customerNumber: VISA },
    { ...customer, street1: `Card ${grouped} please` },
    { ...customer, phoneNumber: VISA },
    { ...customer, cardNumber: VISA, cvn: CVN },
    { ...customer, email: `${VISA}@example.com` },
    { [VISA]: VISA },
  ])
    expect(
      await note(JSON.stringify(Object.keys(wrong)), browser.call('POST', 'customers', wrong)),
    ).toBeGreaterThanOrEqual(400);
  await note('search', browser.call('POST', 'customer-search', { query: VISA }));
  await note(
    'address',
    browser.call('GET', `customers/${VISA}?card=${VISA}&accountNumber=${AU_ACCOUNT.accountNumber}`),
  );
  await note('path', browser.call('GET', `customers/${VISA}/${NZ_ACCOUNT}/${CVN}`));
  await note('page', browser.get(`/CustomerSearchView?Query=${VISA}&cvn=${CVN}`));
  await note(
    'view',
    browser.call('POST', 'saved-views', { tableId: 'customer-search', name: VISA, query: `Query=${VISA}` }),
  );
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = {
    cookie,
    'x-requested-with': 'XMLHttpRequest',
    'user-agent': `Browser ${VISA}`,
    referer: `/${VISA}`,
  };
  const url = `${kit.services.configuration.basePath}/rest/internal/customers`;
  for (const key of [VISA, `pay ${grouped}`.replaceAll(' ', '-')]) {
    const sent = kit.app.inject({
      method: 'POST',
      url,
      payload: customer,
      headers: { ...headers, 'idempotency-key': key },
    });
    expect(await note('key', sent)).toBe(400);
  }
  const broken = {
    method: 'POST',
    url,
    payload: `{"customerName": "${VISA}`,
    headers: { ...headers, 'content-type': 'application/json' },
  } as const;
  await note('broken JSON', kit.app.inject(broken));
  await note('another browser', kit.app.inject({ method: 'GET', url: `${url}/5001`, headers }));
  const started = await browser.call('POST', 'customer-export', {});
  expect(started.statusCode, started.body).toBe(202);
  await kit.runSideEffects();
  const { exportId } = started.json<{ exportId: number }>();
  const poll = await browser.call('GET', `customer-export?exportId=${exportId}`);
  expect(poll.statusCode, poll.body).toBe(201);
  const url2 = poll.json<{ downloadUrl: string }>().downloadUrl;
  const file = await kit.app.inject({ method: 'GET', url: url2, headers: { cookie } });
  expect(file.body).toContain('Customer 5001');
  responses.push(file.body);
}

it('finds no planted card, account, security code or key in database, logs, audit trail, answers or exports', async () => {
  await useTheVault();
  await useTheGateways();
  await useTheApi();
  await log.close();
  const places = [...(await everythingKept()).keys()];
  expect(places).toEqual(expect.arrayContaining(['table app.vault_entry', 'table app.audit_entry', 'answers']));
  expect(places.some((place) => place.startsWith('file logs/portal-'))).toBe(true);
  expect(places.some((place) => /^file .*export/.test(place))).toBe(true);
  expect(await findings()).toEqual([]);
});

it('would have found them: in a text, in JSON, as bytes, in a file', async () => {
  await kit.rows(`update app.customer set street1 = $1 where id = 5001`, [
    MASTERCARD.replaceAll(/(.{4})(?=.)/g, '$1-'),
  ]);
  await kit.rows(
    `insert into app.simulator_setting (hostility) values (jsonb_build_object('note', $1::text)) on conflict (only_row) do update set hostility = excluded.hostility`,
    [VISA],
  );
  await kit.rows(`update app.vault_entry set sealed = $1 where id = (select min(id) from app.vault_entry)`, [
    Buffer.from(AU_ACCOUNT.accountNumber),
  ]);
  responses.push(`{"nzAccount":"${NZ_ACCOUNT}"}`);
  const found = (await findings()).map((finding) => finding.split(':')[0]);
  expect(found).toEqual(
    expect.arrayContaining(['table app.customer', 'table app.simulator_setting', 'table app.vault_entry', 'answers']),
  );
});
