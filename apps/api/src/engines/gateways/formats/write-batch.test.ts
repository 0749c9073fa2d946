import { describe, expect, it } from 'vitest';
import { bytesOf, faultOf } from '../../../testing/bank-file-kit.ts';
import { mt9Format, readMt9, type Mt9Entry } from './nz-mt9.ts';
import { batchWriter } from './write-batch.ts';

const entry: Mt9Entry = {
  account: '12-3140-0171307-50',
  transactionCode: '000',
  amount: 4500n,
  name: 'Alex Tester',
  particulars: '',
  code: '',
  reference: '',
  ownName: '',
  ownParticulars: '',
  ownCode: '',
  ownReference: '',
};
const header = { registrationId: '123456789012345', dueOn: '2026-12-01', userName: 'Kiwi Gym' };

describe('a file that is written entry by entry', () => {
  it('goes on without an entry that was refused', () => {
    const writer = batchWriter(mt9Format, header);
    const lines = [writer.head, writer.detail(entry)];
    for (const bad of [{ name: '李' }, { name: '' }, { amount: 9_999_999_999n }])
      expect(faultOf(() => writer.detail({ ...entry, ...bad })).record).toBe(3);
    expect(writer.soFar()).toMatchObject({ amount: 4500n });
    lines.push(writer.detail({ ...entry, amount: 1n }), writer.end());
    expect(readMt9(bytesOf(lines))).toMatchObject({
      details: [entry, { ...entry, amount: 1n }],
      trailer: { amount: 4501n },
    });
  });

  it('has one entry at least, and a header that can be written', () => {
    expect(faultOf(() => batchWriter(mt9Format, header).end()).message).toContain('one entry at least');
    const wrong = faultOf(() => batchWriter(mt9Format, { ...header, dueOn: '2026-02-30' }));
    expect([wrong.record, wrong.field, wrong.problem]).toEqual([1, 'due date', 'must be a day of this century']);
  });
});
