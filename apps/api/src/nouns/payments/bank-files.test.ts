import { buffer } from 'node:stream/consumers';
import { listSentFiles, type SentFile } from '@quickportal/db/payments/write-bank-files';
import { listDebits } from '@quickportal/db/payments/list-batch-debits';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { gatewayOf } from '../../engines/gateways/adapter.ts';
import { directEntryReturnLines } from '../../engines/gateways/formats/direct-entry-returns.ts';
import { readDirectEntry } from '../../engines/gateways/formats/direct-entry.ts';
import { readIb4b } from '../../engines/gateways/formats/nz-ib4b.ts';
import { setHostility } from '../../engines/gateways/simulator/hostility.ts';
import { bankFileReceiver, workOnBankBatches } from '../../engines/payments/bank-batches.ts';
import { readContent } from '../../engines/payments/bank-file-store.ts';
import { closeDueBatches } from '../../engines/payments/close-batches.ts';
import { learnReturnFile } from '../../engines/payments/learn-return-file.ts';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { bytesOf } from '../../testing/bank-file-kit.ts';
import { newZealandKit } from '../../testing/new-zealand-kit.ts';
import { paymentKit, type PaymentKit } from '../../testing/payment-kit.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let officer: ApiCaller;
let kit: PaymentKit;
let kiwi: Awaited<ReturnType<typeof newZealandKit>>;
beforeAll(async () => {
  server = await createTestServer();
  kit = await paymentKit(server.services);
  kiwi = await newZealandKit(server.services);
});
afterAll(() => server.close());
afterEach(() => setHostility(server.services, {}));

let signIns = 0;
const signIn = async () => {
  const rights = ['TERMINAL_EXISTING_CUSTOMER'] as const;
  const loginName = `filer-${(signIns += 1)}`;
  officer = apiCaller(server, await server.signIn({ loginName, kind: 'CLIENT', communityId: 10, rights }));
};
/** Pays at a moment; answers the receipt. */
const pay = async (customerId: number, accountId: number, amount: string, paymentReferenceNumber = '') => {
  await signIn();
  const response = await officer.post(`customers/${customerId}/payments`, {
    accountId,
    amount,
    paymentReferenceNumber,
  });
  expect(response.status, response.raw).toBe(201);
  return (response.body as { receiptNumber: string }).receiptNumber;
};
const at = async (moment: string) => {
  server.services.clock.set(moment);
  await closeDueBatches(server.services);
  await workOnBankBatches(server.services);
};
const rows = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await server.services.owner.query<Row>(text, values)).rows;
/** Status and code of a payment, and how often it was changed. */
const stateOf = async (receipt: string) => {
  const [row] = await rows<{ status: string; response_code: string | null; version: number }>(
    'select status, response_code, version from app.transaction where community_id = 10 and receipt_number = $1',
    [receipt],
  );
  return row;
};
const shown = async (receipt: string) => {
  const { status, response_code: code } = (await stateOf(receipt)) ?? {};
  return `${status} ${code}`;
};
/** The files of the batch that a payment is in now. */
const filesOf = async (receipt: string) => {
  const [batch] = await rows<{ batchId: number }>(
    `select e.payment_batch_id as "batchId" from app.batch_entry e
       join app.transaction t on t.community_id = e.community_id and t.id = e.transaction_id
     where t.community_id = 10 and t.receipt_number = $1`,
    [receipt],
  );
  if (!batch) throw new Error('No batch');
  const place = { communityId: 10, batchId: batch.batchId };
  return { place, files: await listSentFiles(server.services.db.reader({ kind: 'jobs' }), place) };
};
const contentOf = async (file: SentFile | undefined) => {
  if (!file?.storageKey || !file.sealedKey) throw new Error('No content');
  const { storageKey, sealedKey } = file;
  const stored = await buffer(await server.services.storage.get(storageKey));
  return {
    stored: stored.toString('latin1'),
    content: await readContent(server.services, { ...file, storageKey, sealedKey }),
  };
};
const returnsOf = (receipts: readonly string[]) =>
  rows<{ status: string; reason: string | null }>(
    `select distinct f.name, f.status, f.reason from app.bank_file f
       join app.batch_entry e on e.community_id = f.community_id and e.payment_batch_id = f.payment_batch_id
       join app.transaction t on t.community_id = e.community_id and t.id = e.transaction_id
     where f.direction = 'RETURNED' and t.receipt_number = any ($1) order by f.name`,
    [receipts],
  );
const eventsOf = (receipt: string) =>
  rows<{ type: string }>('select type from app.event where object_id = $1 order by id', [receipt]);

describe('a batch of Australian bank debits', () => {
  it('travels as an ABA file, settles, and is dishonoured on the third banking day through a return file, once', async () => {
    const { services } = server;
    // Friday after the cut-off
    const good = await pay(1001, await kit.bankAccount(1001, '12345678'), '40.00', 'Rates 2026 — Māori Ward');
    const poor = await pay(1001, await kit.bankAccount(1001, '12345690'), '60.25');
    await at('2026-11-23T07:00:00Z');
    const [file, ...others] = (await filesOf(good)).files;
    expect(others).toEqual([]);
    expect(file).toMatchObject({ status: 'ACCEPTED', network: 'AU_DIRECT_ENTRY', processOn: '2026-11-23' });
    const { stored, content } = await contentOf(file);
    const { header, details, trailer } = readDirectEntry(content);
    expect(header).toMatchObject({ bank: 'WBC', userId: '361299', userName: 'TEST', processOn: '2026-11-23' });
    const common = { bsb: '062-000', transactionCode: '13', title: 'ALEX TESTER', traceBsb: '032-001' };
    expect(details).toMatchObject([
      { ...common, accountNumber: '12345678', amount: 4000n, reference: good },
      { ...common, accountNumber: '12345690', amount: 6025n, reference: poor },
    ]);
    expect(trailer).toEqual({ net: 10_025n, credits: 0n, debits: 10_025n, count: 2n });
    expect(stored).not.toContain('12345678');
    expect(stored).not.toContain('ALEX');
    expect([await shown(good), await shown(poor)]).toEqual(['IN_FLIGHT null', 'IN_FLIGHT null']);
    await at('2026-11-23T20:00:00Z');
    expect([await shown(good), await shown(poor)]).toEqual(['APPROVED G', 'APPROVED G']);
    await at('2026-11-25T20:00:00Z');
    expect([await shown(good), await shown(poor)]).toEqual(['APPROVED G', 'DISHONOURED 6']);
    expect(await returnsOf([poor])).toMatchObject([{ status: 'READ', reason: null }]);

    // Once more by its notification, by the next morning, and as a copy under another name
    const before = await stateOf(poor);
    const name = file?.name ?? '';
    await bankFileReceiver.receive({ notificationId: 'again', kind: 'bank-file', name }, services);
    await at('2026-11-26T20:00:00Z');
    const [returned] = (await gatewayOf(services).queryFile(name)).returns;
    if (!file || !returned) throw new Error('Nothing came back');
    const debits = await listDebits(services.db.reader({ kind: 'jobs' }), file);
    await learnReturnFile(services, file, { ...returned, name: 'a-copy' }, debits);
    expect(await stateOf(poor)).toEqual(before);
    expect(await shown(good)).toBe('APPROVED G');
    expect(await eventsOf(poor)).toEqual([{ type: 'payment.approved' }, { type: 'payment.dishonoured' }]);
    expect(await returnsOf([poor])).toHaveLength(2);
  });

  it('is declined whole when the bank rejects the file, and the next one goes', async () => {
    const account = await kit.bankAccount(1001, '55667788');
    server.services.clock.set('2026-12-01T01:00:00Z');
    const first = await pay(1001, account, '11.00');
    await rows(`update app.settlement_au_bank set direct_entry_id = '000000'`);
    await at('2026-12-01T07:00:00Z');
    const { place } = await filesOf(first);
    expect(await rows('select status, reason from app.bank_file where payment_batch_id = $1', [place.batchId])).toEqual(
      [{ status: 'REJECTED', reason: 'Record 1, user id: is not registered' }],
    );
    expect(await shown(first)).toBe('DECLINED R');
    await rows(`update app.settlement_au_bank set direct_entry_id = '361299'`);
    server.services.clock.set('2026-12-02T01:00:00Z');
    const second = await pay(1001, account, '12.00');
    await at('2026-12-02T07:00:00Z');
    await at('2026-12-02T20:00:00Z');
    expect([await shown(first), await shown(second)]).toEqual(['DECLINED R', 'APPROVED G']);
    expect(await eventsOf(first)).toEqual([{ type: 'payment.declined' }]);
  });

  it('is declined where a return file refuses it before exchange, and does not settle after that', async () => {
    const { services } = server;
    services.clock.set('2026-12-03T01:00:00Z');
    const refused = await pay(1001, await kit.bankAccount(1001, '5551'), '13.00');
    await at('2026-12-03T07:00:00Z');
    const [file] = (await filesOf(refused)).files;
    if (!file) throw new Error('No file');
    const { header, details } = readDirectEntry((await contentOf(file)).content);
    const reasons = { kind: 'REFUSAL', returnCode: 'R', originalDay: '03', originalUserId: header.userId } as const;
    const lines = directEntryReturnLines(
      header,
      details.map((entry) => ({ ...entry, ...reasons })),
    );
    const debits = await listDebits(services.db.reader({ kind: 'jobs' }), file);
    await learnReturnFile(services, file, { name: 'refusals', content: bytesOf(lines) }, debits);
    expect(await shown(refused)).toBe('DECLINED R');
    await at('2026-12-03T20:00:00Z');
    expect(await shown(refused)).toBe('DECLINED R');
    expect(await eventsOf(refused)).toEqual([{ type: 'payment.declined' }]);
  });

  it('that was written by a process that died, and found a day later, goes with the next batch and is taken once', async () => {
    server.services.clock.set('2026-12-07T01:00:00Z');
    const paid = await pay(1001, await kit.bankAccount(1001, '44332211'), '14.00');
    // Nothing arrives: as if it had died between writing and sending
    await setHostility(server.services, { loseRequest: 1 });
    await at('2026-12-07T07:00:00Z');
    const [file] = (await filesOf(paid)).files;
    await rows(`update app.bank_file set status = 'WRITTEN' where name = $1`, [file?.name]);
    await setHostility(server.services, {});
    await at('2026-12-08T02:00:00Z');
    expect(await shown(paid)).toBe('PENDING null');
    await at('2026-12-08T07:00:00Z');
    const [next] = (await filesOf(paid)).files;
    expect(next).toMatchObject({ status: 'ACCEPTED', processOn: '2026-12-08' });
    expect(next?.name).not.toBe(file?.name);
    await at('2026-12-08T20:00:00Z');
    expect(await shown(paid)).toBe('APPROVED G');
    expect(await eventsOf(paid)).toEqual([{ type: 'payment.approved' }]);
  });

  it('stays as it is where a return file cannot be read, or names what is not ours', async () => {
    const { services } = server;
    server.services.clock.set('2026-12-10T01:00:00Z');
    const paid = await pay(1001, await kit.bankAccount(1001, '44332291'), '15.00');
    await at('2026-12-10T07:00:00Z');
    const [file] = (await filesOf(paid)).files;
    if (!file) throw new Error('No file');
    await at('2026-12-10T20:00:00Z');
    services.clock.set('2026-12-15T20:00:00Z');
    const [returned] = (await gatewayOf(services).queryFile(file.name)).returns;
    const text = Buffer.from(returned?.content ?? '').toString('latin1');
    const debits = await listDebits(services.db.reader({ kind: 'jobs' }), file);
    const summaryOf = async (name: string, changed: string) => {
      await learnReturnFile(services, file, { name, content: Buffer.from(changed, 'latin1') }, debits);
      expect(await shown(paid)).toBe('APPROVED G');
    };
    await summaryOf('cut-off', text.slice(0, 200));
    await summaryOf('another-receipt', text.replace(paid, '9999999999'));
    await summaryOf('another-amount', text.replaceAll('0000001500', '0000001600'));
    expect(await returnsOf([paid])).toMatchObject([
      { name: 'another-amount', status: 'READ' },
      { name: 'another-receipt', status: 'READ' },
      { name: 'cut-off', status: 'UNREADABLE', reason: 'Record 2, record: must be 120 characters, and has 78' },
    ]);
    await workOnBankBatches(services);
    expect(await shown(paid)).toBe('DISHONOURED 1');
  });
});

describe('a batch of New Zealand direct debits', () => {
  it('travels as an IB4B file, settles by its own clock, and is dishonoured through a return file, once', async () => {
    const { services } = server;
    server.services.clock.set('2027-01-19T22:00:00Z'); // Wednesday 20 January, 11:00 in Auckland
    const good = await pay(kiwi.customerId, await kiwi.account('01-0902-0068389-00'), '40.00', 'Gym, January');
    const poor = await pay(kiwi.customerId, await kiwi.account('31-2825-0000092-00'), '60.25');
    await at('2027-01-20T04:59:00Z');
    expect(await shown(good)).toBe('PENDING null');
    await at('2027-01-20T05:00:00Z'); // 18:00 in Auckland
    const [file, ...others] = (await filesOf(good)).files;
    expect(others).toEqual([]);
    expect(file).toMatchObject({ status: 'ACCEPTED', network: 'NZ_DIRECT_DEBIT', processOn: '2027-01-20' });
    const { stored, content } = await contentOf(file);
    const { header, details, trailer } = readIb4b(content);
    expect(header).toMatchObject({ authorityCode: '0210044', ownAccount: '38-9000-0000108-00', dueOn: '2027-01-20' });
    const common = { transactionCode: '00', name: 'Maia Tester', ownName: 'Test account' };
    expect(details).toMatchObject([
      { ...common, account: '01-0902-0068389-00', amount: 4000n, reference: good, particulars: 'Gym  January' },
      { ...common, account: '31-2825-0000092-00', amount: 6025n, reference: poor, particulars: '' },
    ]);
    expect(trailer).toMatchObject({ amount: 10_025n, count: 2n });
    expect(stored).not.toContain('0068389');
    await at('2027-01-20T18:00:00Z'); // 07:00 on the banking day after
    expect([await shown(good), await shown(poor)]).toEqual(['APPROVED G', 'APPROVED G']);
    await at('2027-01-22T18:00:00Z'); // Saturday: Monday is the third banking day
    expect(await shown(poor)).toBe('APPROVED G');
    await at('2027-01-24T18:00:00Z');
    expect([await shown(good), await shown(poor)]).toEqual(['APPROVED G', 'DISHONOURED Z']);
    const before = await stateOf(poor);
    await bankFileReceiver.receive({ notificationId: 'nz', kind: 'bank-file', name: file?.name ?? '' }, services);
    await at('2027-01-25T18:00:00Z');
    expect(await stateOf(poor)).toEqual(before);
    expect(await returnsOf([poor])).toMatchObject([{ status: 'READ' }]);
    expect(await eventsOf(poor)).toEqual([{ type: 'payment.approved' }, { type: 'payment.dishonoured' }]);
  });

  it('is declined whole when the bank rejects the file', async () => {
    server.services.clock.set('2027-02-01T22:00:00Z');
    const paid = await pay(kiwi.customerId, await kiwi.account('12-3140-0171307-50'), '11.00');
    await rows(`update app.settlement_nz_bank set debit_user_id = '0000000'`);
    await at('2027-02-02T05:00:00Z');
    expect((await filesOf(paid)).files).toMatchObject([{ status: 'REJECTED' }]);
    expect(await shown(paid)).toBe('DECLINED R');
  });
});
