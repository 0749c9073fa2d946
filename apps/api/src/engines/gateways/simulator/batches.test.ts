import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BatchDebit, DebitBatch } from '../gateway.ts';
import { createTestNetwork, type TestNetwork } from '../../../testing/test-network.ts';

let network: TestNetwork;
beforeAll(async () => {
  network = await createTestNetwork();
});
afterAll(() => network.drop());

const debit = (entryId: string, bsb: string, accountNumber: string): BatchDebit => ({
  entryId,
  amount: 4995n,
  direction: 'DEBIT',
  account: { kind: 'AU_ACCOUNT', bsb, accountNumber },
  holderName: 'TESTER ALEX',
  reference: 'INV 1001',
});

const batch = (batchId: string, change: Partial<DebitBatch> = {}): DebitBatch => ({
  batchId,
  network: 'AU_DIRECT_ENTRY',
  userId: '123456',
  userName: 'EXAMPLE GYM PTY LTD',
  // A Friday
  processOn: '2026-11-20',
  entries: [
    debit('e-1', '650-000', '111111'),
    debit('e-2', '062-000', '12345690'),
    debit('e-3', '032-050', '111111'),
    debit('e-4', '032-053', '111111'),
  ],
  ...change,
});

const shown = async (batchId: string) =>
  (await network.gateway.queryBatch(batchId)).entries.map((it) => [it.status, it.returnCode, it.on].join(' ').trim());

describe('a batch of bank debits', () => {
  it('settles on the next banking day, refusals come at once and dishonours after three banking days', async () => {
    const { gateway, told } = network;
    expect(await gateway.submitBatch(batch('b-1'))).toEqual({ status: 'ACCEPTED', reason: null });
    expect(await gateway.submitBatch(batch('b-1'))).toEqual({ status: 'ACCEPTED', reason: null });
    expect(await shown('b-1')).toEqual(['ACCEPTED', 'ACCEPTED', 'RETURNED R 2026-11-20', 'ACCEPTED']);
    await network.until('2026-11-22T20:00:00Z');
    const settled = 'SETTLED  2026-11-23';
    expect(await shown('b-1')).toEqual([settled, settled, 'RETURNED R 2026-11-20', settled]);
    await network.until('2026-11-24T18:59:00Z');
    expect((await shown('b-1'))[1]).toBe(settled);
    await network.until('2026-11-24T19:05:00Z');
    expect(await shown('b-1')).toEqual([
      settled,
      'RETURNED 6 2026-11-25',
      'RETURNED R 2026-11-20',
      'RETURNED 3 2026-11-25',
    ]);
    const last = told.findLast((it) => it.kind === 'batch');
    expect(last).toMatchObject({ batchId: 'b-1', entries: (await gateway.queryBatch('b-1')).entries });
  });

  it('of New Zealand keeps to its own calendar', async () => {
    const { gateway } = network;
    const entry = { entryId: 'n-1', account: { kind: 'NZ_ACCOUNT', nzAccount: '01-0902-0068390-00' } } as const;
    const entries = [{ ...debit('n-1', '', ''), ...entry }];
    // Labour Day of New Zealand 2027 is 25 October, a Monday; 22 October is a Friday
    const submitted = batch('b-2', { network: 'NZ_DIRECT_DEBIT', processOn: '2027-10-22', entries });
    expect(await gateway.submitBatch(submitted)).toMatchObject({ status: 'ACCEPTED' });
    await network.until('2027-10-26T00:00:00Z');
    expect(await shown('b-2')).toEqual(['SETTLED  2027-10-26']);
    await network.until('2027-10-28T00:00:00Z');
    expect(await shown('b-2')).toEqual(['RETURNED U 2027-10-28']);
  });

  it('is refused as a whole when it could not be processed, or when its id is another’s', async () => {
    const { gateway } = network;
    const refused = async (change: Partial<DebitBatch>, id = 'b-3') =>
      (await gateway.submitBatch(batch(id, change))).reason;
    expect(await refused({ entries: [] })).toBe('A batch has entries');
    expect(await refused({ entries: [debit('e-1', '650-000', '1'), debit('e-1', '650-000', '2')] })).toContain('twice');
    expect(await refused({ entries: [{ ...debit('e-1', '650-000', '11'), amount: 0n }] })).toContain('not positive');
    expect(await refused({ network: 'NZ_DIRECT_DEBIT' })).toContain('another network');
    expect(await refused({ processOn: '2026-11-24' }, 'b-1')).toBe('Another batch has this id');
    // Refused batches leave their id free
    expect(await gateway.submitBatch(batch('b-3'))).toMatchObject({ status: 'ACCEPTED' });
  });

  it('that was asked for before it arrived is refused when it does', async () => {
    const { gateway } = network;
    expect(await gateway.queryBatch('b-4')).toEqual({ status: 'NOT_RECEIVED', reason: null, entries: [] });
    expect(await gateway.submitBatch(batch('b-4'))).toEqual({ status: 'REJECTED', reason: 'It came too late' });
  });

  it('may be taken although the answer got lost', async () => {
    const { gateway } = network;
    await network.behave({ loseAnswer: 1 });
    expect(await gateway.submitBatch(batch('b-5'))).toMatchObject({ status: 'UNKNOWN' });
    expect(await gateway.queryBatch('b-5')).toMatchObject({ status: 'ACCEPTED' });
    await network.behave({ loseRequest: 1 });
    expect(await gateway.submitBatch(batch('b-6'))).toMatchObject({ status: 'UNKNOWN' });
    expect(await gateway.queryBatch('b-6')).toMatchObject({ status: 'NOT_RECEIVED' });
    await network.behave({});
  });
});
