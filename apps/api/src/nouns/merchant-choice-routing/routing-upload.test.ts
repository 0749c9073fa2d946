import type { Right } from '@quickportal/contracts/access/rights';
import type { RoutingCheck } from '@quickportal/contracts/merchant-choice-routing/routing-upload';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import type { SignedIn } from '../../testing/test-user.ts';
import { acceptDebitCards, insertAuMerchant } from '../settlement-accounts/settlement-accounts.fixture.ts';

let server: TestServer;
let signedIn: SignedIn;
let manager: ApiCaller;
const user = async (loginName: string, rights: readonly Right[], businessIds?: number[]) =>
  server.signIn({ loginName, communityId: 10, rights, ...(businessIds && { businessIds }) });
beforeAll(async () => {
  server = await createTestServer();
  signedIn = await user('manager', ['MANAGE_CARD_ROUTING']);
  manager = apiCaller(server, signedIn);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.rows(
    `delete from app.merchant_choice_routing; delete from app.payment_term; delete from app.settlement_au_merchant;
     delete from app.accepted_card; delete from app.settlement_account where kind = 'AU_MERCHANT';
     update app.business set code = 'WATER' where id = 101; update app.business set code = 'GAS' where id = 102`,
  );
  const { owner } = server.services;
  await insertAuMerchant(owner, { merchantId: '22814410' });
  await insertAuMerchant(owner, { merchantId: '22814002', status: 'DISABLED' });
  await insertAuMerchant(owner, { merchantId: '22814981', businessId: 102 });
  await insertAuMerchant(owner, { merchantId: '22830055', businessId: 201, communityId: 20 });
  await acceptDebitCards(owner);
  await acceptDebitCards(owner, 102);
});

const PATH = 'merchant-choice-routing/10';
const HEADING =
  'Supplier Business Code,Merchant Id,Mastercard Rule,Mastercard Threshold Amount,Visa Rule,Visa Threshold Amount';
const WATER = 'WATER,22814410,THRESHOLD_AND_BELOW,200,ALL,9';
const GAS = 'GAS,22814981,NONE,,THRESHOLD_AND_ABOVE,50.5';
const water = {
  supplierCode: 'WATER',
  merchantId: '22814410',
  mastercardRule: 'THRESHOLD_AND_BELOW',
  mastercardThreshold: '200.00',
  visaRule: 'ALL',
  visaThreshold: null,
};
const gas = {
  supplierCode: 'GAS',
  merchantId: '22814981',
  mastercardRule: 'NONE',
  mastercardThreshold: null,
  visaRule: 'THRESHOLD_AND_ABOVE',
  visaThreshold: '50.50',
};
const checked = async (lines: readonly string[], by = manager) =>
  (await by.post(`${PATH}/validate`, { configurations: lines.join('\n') })).body as RoutingCheck;
const save = (configurations: object[], by = manager) => by.post(`${PATH}/save`, { configurations });
const errorsOf = ({ body }: { body: { errors?: { field: string; messages: string[] }[] } }) =>
  Object.fromEntries((body.errors ?? []).map(({ field, messages }) => [field, messages[0]]));
const stored = () =>
  server.rows<{ id: string; mastercard: string; visa: string }>(
    `select m.merchant_id as id, r.mastercard_rule as mastercard, r.visa_rule as visa from app.merchant_choice_routing r
     join app.settlement_au_merchant m using (community_id, settlement_account_id) order by 1`,
  );

describe('pasted lines of routing', () => {
  it('are read with or without heading, with commas or tabs, around empty lines [2C017 2R335]', async () => {
    const both = { errors: [], errorsCount: 0, configurations: [water, gas] };
    expect(await checked([WATER, GAS])).toEqual(both);
    expect(await checked(['', HEADING, '', WATER, ' ', GAS, ''])).toEqual(both);
    expect(await checked([HEADING, WATER, GAS].map((line) => line.replaceAll(',', '\t')))).toEqual(both);
    expect(await checked([`"WATER" , "22814410",threshold_and_below,"200",All,`, GAS])).toEqual(both);
  });

  it('name line, column and value of each error [2E008 2R292]', async () => {
    const lines = [
      HEADING,
      'WATR,22814410,ALL,,ALL,',
      'WATER,1,ALL,,ALL,',
      'WATER,22814002,ALL,,ALL,',
      'KIWI,22830055,ALL,,ALL,',
      'WATER,22814410,SOME,,THRESHOLD_AND_ABOVE,0',
      '',
      'WATER,22814410,ALL',
      GAS,
      GAS,
    ];
    const { errors, configurations } = await checked(lines);
    expect(configurations).toEqual([]);
    expect(
      errors.map(({ lineNumber, nameOfField, providedValueText }) => [lineNumber, nameOfField, providedValueText]),
    ).toEqual([
      [2, 'Supplier Business Code', 'WATR'],
      [3, 'Merchant Id', '1'],
      [4, 'Merchant Id', '22814002'],
      [5, 'Supplier Business Code', 'KIWI'],
      [6, 'Mastercard Rule', 'SOME'],
      [6, 'Visa Threshold Amount', '0'],
      [8, '', 'WATER,22814410,ALL'],
      [10, 'Merchant Id', '22814981'],
    ]);
    expect(errors.at(-1)?.errorText).toBe('Line 9 has this merchant already.');
  });

  it('are refused where they hold nothing but a heading, or a quotation mark is open', async () => {
    expect(await checked([HEADING])).toMatchObject({ errorsCount: 1, configurations: [] });
    expect((await checked([WATER, 'GAS,"22814981,NONE'])).errors).toMatchObject([{ lineNumber: 2, nameOfField: '' }]);
  });

  it('are at most 5,000, and of many errors the first 500 are named', async () => {
    const many = await checked(Array.from({ length: 5_000 }, (_, at) => `NONE${at},1,ALL,,ALL,`));
    expect([many.errors.length, many.errorsCount]).toEqual([500, 5_000]);
    const refused = await manager.post(`${PATH}/validate`, {
      configurations: Array.from({ length: 5_001 }, () => WATER).join('\n'),
    });
    expect([refused.status, errorsOf(refused)]).toEqual([422, { configurations: 'Enter at most 5,000 lines.' }]);
  });

  it('may be of businesses within reach only', async () => {
    const kept = apiCaller(server, await user('kept', ['MANAGE_CARD_ROUTING'], [102]));
    expect((await checked([WATER, GAS], kept)).errors).toMatchObject([
      { lineNumber: 1, nameOfField: 'Supplier Business Code' },
    ]);
    expect(errorsOf(await save([water], kept))).toMatchObject({ 'configurations[0].supplierCode': expect.any(String) });
  });
});

describe('routing in bulk', () => {
  it('is saved for all lines, with what it was before in the audit trail [2C018]', async () => {
    const saved = await save([water, { ...gas, mastercardThreshold: 'nonsense' }]);
    expect([saved.status, saved.body]).toEqual([200, { configurations: [water, gas] }]);
    expect(await stored()).toEqual([
      { id: '22814410', mastercard: 'THRESHOLD_AND_BELOW', visa: 'ALL' },
      { id: '22814981', mastercard: 'NONE', visa: 'THRESHOLD_AND_ABOVE' },
    ]);
    const [entry] = await server.rows<{ before: object; after: object }>(
      `select before, after from app.audit_entry
       where action = 'merchant-choice-routing.save-configurations' order by id desc limit 1`,
    );
    expect(entry).toMatchObject({
      before: { 'WATER 22814410': 'Mastercard: None; Visa: None' },
      after: { 'WATER 22814410': 'Mastercard: Threshold and below, $200.00; Visa: All' },
    });
    expect(errorsOf(await save([water, gas]))).toEqual({ '': 'No changes detected.' });
  });

  it('is saved for none where one line is wrong', async () => {
    expect(errorsOf(await save([water, { ...gas, visaThreshold: '0' }]))).toEqual({
      'configurations[1].visaThreshold': 'Enter an amount greater than zero.',
    });
    expect(errorsOf(await save([water, { ...gas, merchantId: '1' }]))).toEqual({
      'configurations[1].merchantId': 'This business has no AU merchant account with this merchant ID.',
    });
    expect(errorsOf(await save([water, water]))).toEqual({
      'configurations[1].merchantId': 'Name each merchant once.',
    });
    expect(errorsOf(await save([{ ...water, visaRule: 'SOME' }]))).toEqual({
      'configurations[0].visaRule': 'Choose one of the values offered.',
    });
    expect(await stored()).toEqual([]);
  });

  it('is exported as it may be pasted, with a CSRF token [2C020 2R337]', async () => {
    await save([water]);
    const address = `${server.rest}/${PATH}/export`;
    const { cookie } = signedIn.headers;
    expect((await server.app.inject({ url: address, headers: { cookie } })).statusCode).toBe(403);
    const file = await server.app.inject({ url: address, headers: signedIn.headers });
    expect([file.statusCode, file.headers['content-type'], file.headers['cache-control']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'private, no-store',
    ]);
    expect(file.body.split('\r\n')).toEqual([
      HEADING,
      'GAS,22814981,NONE,,NONE,',
      'WATER,22814410,THRESHOLD_AND_BELOW,200.00,ALL,',
      '',
    ]);
    expect(await checked([file.body])).toMatchObject({ errorsCount: 0, configurations: [{}, water] });
  });

  it('says who can manage a business [2C016 2R334]', async () => {
    const both = apiCaller(server, await user('both', ['MANAGE_CARD_ROUTING', 'MANAGE_BUSINESSES']));
    expect((await manager.get(`${PATH}/manage-business`)).raw).toBe('false');
    expect((await both.get(`${PATH}/manage-business`)).raw).toBe('true');
    expect((await both.get('merchant-choice-routing/20/manage-business')).status).toBe(404);
  });
});
