import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bankEntry, bankFile } from '../../../testing/bank-file-kit.ts';
import { createTestNetwork, type TestNetwork } from '../../../testing/test-network.ts';
import { readReturns } from '../bank-files/read-returns.ts';
import type { BankFile } from '../gateway.ts';

let network: TestNetwork;
beforeAll(async () => {
  network = await createTestNetwork();
});
afterAll(() => network.drop());

const au = (reference: string, bsb: string, accountNumber: string) =>
  bankEntry(reference, { kind: 'AU_ACCOUNT', bsb, accountNumber });
const nz = (reference: string, nzAccount: string) => bankEntry(reference, { kind: 'NZ_ACCOUNT', nzAccount });

// A Friday
const four = (prefix: string) => [
  au(`${prefix}1`, '650-000', '111111'),
  au(`${prefix}2`, '062-000', '12345690'),
  au(`${prefix}3`, '032-050', '111111'),
  au(`${prefix}4`, '032-053', '111111'),
];

const ACCEPTED = { status: 'ACCEPTED', reason: null };

/** What has come back of a file: reference and code of each entry, file by file. */
const returned = async ({ name, network: bankNetwork }: BankFile) =>
  (await network.gateway.queryFile(name)).returns.map(({ content }) =>
    readReturns(bankNetwork, content).map(({ reference, returnCode }) => `${reference} ${returnCode}`),
  );

/** The same file with a text replaced by one as long. */
const changed = (file: BankFile, from: string, to: string): BankFile => ({
  ...file,
  content: Buffer.from(Buffer.from(file.content).toString('latin1').replace(from, to), 'latin1'),
});

describe('a file of bank debits', () => {
  it('is taken whole; refusals come back at once and dishonours after three banking days', async () => {
    const { gateway, notifications: outcome } = network;
    const file = bankFile('b-1', 'AU_DIRECT_ENTRY', four('a'));
    expect(await gateway.submitFile(file)).toEqual(ACCEPTED);
    expect(await gateway.submitFile(file)).toEqual(ACCEPTED);
    expect(await returned(file)).toEqual([['A3 R']]);
    await network.until('2026-11-24T18:59:00Z');
    expect(await returned(file)).toEqual([['A3 R']]);
    await network.until('2026-11-24T19:05:00Z');
    expect(await returned(file)).toEqual([['A3 R'], ['A2 6', 'A4 3']]);
    expect(
      outcome.filter((gatewayNotification) => gatewayNotification.kind === 'bank-file').map(({ name }) => name),
    ).toEqual(['b-1', 'b-1']);
    // The same files, however often they are queried
    expect(await gateway.queryFile('b-1')).toEqual(await gateway.queryFile('b-1'));
  });

  it('of New Zealand keeps to its own calendar and clock', async () => {
    const { gateway } = network;
    const entries = [nz('n1', '01-0902-0068389-00'), nz('n2', '31-2825-0000092-00'), nz('n3', '31-2825-0000090-00')];
    // Labour Day of New Zealand 2027 is 25 October, a Monday; 22 October is a Friday
    const file = bankFile('b-2', 'NZ_DIRECT_DEBIT', entries, { processOn: '2027-10-22' });
    expect(await gateway.submitFile(file)).toEqual(ACCEPTED);
    await network.until('2027-10-27T16:59:00Z');
    expect(await returned(file)).toEqual([]);
    await network.until('2027-10-27T17:00:00Z');
    expect(await returned(file)).toEqual([['n2 Z', 'n3 U']]);
  });

  it('is rejected whole, and stays so, where anything in it is wrong', async () => {
    const { gateway } = network;
    const days = { processOn: '2027-11-01' };
    let files = 0;
    const rejected = async (file: BankFile) => {
      const key = { ...file, name: `r-${(files += 1)}` };
      const response = await gateway.submitFile(key);
      expect(response.status).toBe('REJECTED');
      expect(await gateway.submitFile(key)).toEqual(response);
      expect(await gateway.queryFile(key.name)).toEqual({ ...response, returns: [] });
      return response.reason;
    };
    const good = bankFile('', 'AU_DIRECT_ENTRY', four('r'), days);
    expect(await rejected(changed(good, '0000004995', '0000004996'))).toBe(
      'Record 6, net total: does not agree with the records before it',
    );
    expect(await rejected(changed(good, 'TESTER', 'TESTERS'))).toBe(
      'Record 2, record: must be 120 characters, and has 121',
    );
    expect(await rejected(changed(good, '650-000', '650X000'))).toContain('Record 2, BSB');
    expect(await rejected({ ...good, content: good.content.subarray(0, 300) })).toContain('Record 3');
    expect(await rejected(bankFile('', 'AU_DIRECT_ENTRY', four('r'), { ...days, userId: '000000' }))).toBe(
      'Record 1, user id: is not registered',
    );
    expect(await rejected(bankFile('', 'AU_DIRECT_ENTRY', four('r'), { processOn: '2027-10-26' }))).toBe(
      'Record 1, process date: is past',
    );
    const kiwi = bankFile('', 'NZ_DIRECT_DEBIT', [nz('r1', '01-0902-0068389-00')], days);
    expect(await rejected(changed(kiwi, '010902006838900', '010902006838000'))).toBe(
      'Record 2, account: has a wrong check digit',
    );
    expect(await rejected(changed(kiwi, '010902006838900', '123140017130750'))).toBe(
      'Record 3, hash total: does not agree with the records before it',
    );
    expect(
      await rejected(bankFile('', 'NZ_DIRECT_DEBIT', [nz('r1', '01-0902-0068389-00')], { ...days, userId: '' })),
    ).toBe('Record 1, authority code: is not registered');
    expect(await rejected({ ...kiwi, network: 'AU_DIRECT_ENTRY' })).toContain('Record 1, record: must be 120');
  });

  it('is rejected under a name that is another’s, and with a content that came before', async () => {
    const { gateway } = network;
    const days = { processOn: '2027-11-01' };
    const file = bankFile('d-1', 'AU_DIRECT_ENTRY', four('d'), days);
    expect(await gateway.submitFile(file)).toEqual(ACCEPTED);
    expect(await gateway.submitFile({ ...file, name: 'd-2' })).toEqual({
      status: 'REJECTED',
      reason: 'The same file came before',
    });
    expect(await gateway.submitFile(bankFile('d-1', 'AU_DIRECT_ENTRY', four('e'), days))).toEqual({
      status: 'REJECTED',
      reason: 'Another file has this name',
    });
  });

  it('that was queried before it arrived is refused when it does', async () => {
    const { gateway } = network;
    expect(await gateway.queryFile('b-4')).toEqual({ status: 'NOT_RECEIVED', reason: null, returns: [] });
    const late = bankFile('b-4', 'AU_DIRECT_ENTRY', four('f'), { processOn: '2027-11-01' });
    expect(await gateway.submitFile(late)).toEqual({ status: 'REJECTED', reason: 'It came too late' });
  });

  it('may be taken although the answer got lost', async () => {
    const { gateway } = network;
    const days = { processOn: '2027-11-01' };
    await network.behave({ loseAnswer: 1 });
    const payment = bankFile('b-5', 'AU_DIRECT_ENTRY', four('g'), days);
    expect(await gateway.submitFile(payment)).toMatchObject({ status: 'UNKNOWN' });
    expect(await gateway.queryFile('b-5')).toMatchObject(ACCEPTED);
    await network.behave({ loseRequest: 1 });
    const lost = bankFile('b-6', 'AU_DIRECT_ENTRY', four('h'), days);
    expect(await gateway.submitFile(lost)).toMatchObject({ status: 'UNKNOWN' });
    expect(await gateway.queryFile('b-6')).toMatchObject({ status: 'NOT_RECEIVED' });
    await network.behave({});
  });
});
