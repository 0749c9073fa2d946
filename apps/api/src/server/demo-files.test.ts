import { demoFiles } from '@quickportal/db/seed/demo/demo-uploaded-files';
import { readDemoTakenFile } from '@quickportal/db/seed/demo/demo-taken-file';
import { seedDemo } from '@quickportal/db/seed/demo/demo';
import { createTestDatabase, type TestDatabase } from '@quickportal/db/testing/test-database';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import Papa from 'papaparse';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bankFormats } from '../engines/payment-files/bank-formats.ts';
import { customerFile } from '../nouns/customers/customer-file.ts';
import { examine } from '../engines/uploads/examine.ts';
import { findHeader } from '../engines/uploads/header.ts';
import { SeenKeys } from '../engines/uploads/seen-keys.ts';
import type { UploadServices } from '../engines/uploads/upload-services.ts';

const now = new Date('2026-11-20T09:00:00.000Z');
let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  const rights = { facility: [], facilityView: [], staff: [], staffView: [] };
  await seedDemo(test.owner, { now, passwordHash: 'x', rights, masterKey: test.masterKey });
});
afterAll(() => test.drop());

/** What the real check finds in a content now that the demo is there. */
async function findings(content: Buffer, communityId: number) {
  const [head = '', ...lines] = content.toString('utf8').trimEnd().split('\r\n');
  const columns = findHeader(head, customerFile.columns, true)?.columns ?? [];
  const rows = lines.map((line, index) => {
    return { lineNumber: index + 2, values: Papa.parse<string[]>(line).data[0] ?? [] };
  });
  return test.db.transaction({ kind: 'community', communityId }, async (trx) => {
    // A file of customers asks for none
    const services = {} as UploadServices;
    const tools = {
      services,
      trx,
      now,
      community: { communityId, currency: 'AUD' as const, timeZone: 'Australia/Sydney' },
    };
    return examine(customerFile, tools, { columns, rows, seen: new SeenKeys() });
  });
}

it('has uploaded files whose errors are those of the real check, and whose customers are there', async () => {
  const files = demoFiles(now).filter(({ format }) => format === 'CUSTOMERS');
  expect(files.map(({ communityId, status }) => `${communityId} ${status}`)).toEqual(
    [10, 20].flatMap((id) => ['COMPLETE', 'ERROR', 'CANCELLED'].map((status) => `${id} ${status}`)),
  );
  for (const { id, communityId, status, content, errors } of files) {
    const { rows } = await test.owner.query<{ sha256: string; size: number; error_count: number }>(
      'select sha256, size, error_count from app.uploaded_file where community_id = $1 and id = $2',
      [communityId, id],
    );
    const sha256 = createHash('sha256').update(content).digest('hex');
    expect(rows).toEqual([{ sha256, size: content.length, error_count: errors.length }]);
    const found = await findings(content, communityId);
    if (status === 'ERROR')
      expect(found.errors).toEqual(
        errors.map(({ line, field, value, text }) => {
          return { lineNumber: line, nameOfField: field, providedValueText: value, errorText: text };
        }),
      );
    if (status === 'COMPLETE') {
      expect(found.errors).toHaveLength(6);
      for (const { errorText } of found.errors)
        expect(errorText).toBe('This customer number is already used in this business.');
    }
  }
});

it('has a complete payment file whose lines are the payments of its group, to the cent', async () => {
  const { rows } = await test.owner.query<Record<string, unknown>>(
    `select f.status, f.line_count = count(*) as all_taken, sum(l.principal + l.surcharge) = sum(t.amount) as to_the_cent,
       bool_and(t.status in ('APPROVED', 'DISHONOURED', 'REFUNDED') and t.source = 'BATCH') as settled,
       count(*) = (select count(*) from app.batch_entry e
         join app.payment_batch b on b.community_id = e.community_id and b.id = e.payment_batch_id
         join app.payment_batch_group g on g.community_id = b.community_id and g.id = b.payment_batch_group_id
         where g.uploaded_file_id = f.id and e.entry_type = 'PRINCIPAL') as whole_group
     from app.uploaded_file f
     join app.payment_file_line l on l.community_id = f.community_id and l.uploaded_file_id = f.id
     join app.transaction t on t.community_id = l.community_id and t.id = l.transaction_id
     where f.released_at is not null group by f.id, f.community_id, f.status, f.line_count`,
  );
  const isTrue = { all_taken: true, to_the_cent: true, settled: true, whole_group: true };
  expect(rows).toEqual([{ status: 'COMPLETE', ...isTrue }]);
  const { content } = await readDemoTakenFile(test.owner);
  const { rows: kept } = await test.owner.query<{ sha256: string }>(
    `select sha256 from app.uploaded_file where released_at is not null`,
  );
  expect(kept).toEqual([{ sha256: createHash('sha256').update(content).digest('hex') }]);
});

it('has an ABA file that the check refuses for its net total', async () => {
  const file = demoFiles(now).find(({ format }) => format === 'ABA');
  const format = bankFormats.find((known) => known.format === 'ABA');
  const read = async () => {
    for await (const { rows } of format?.rows?.(Readable.from([file?.content]), { encoding: 'utf-8' }) ?? [])
      expect(rows.every((row) => row.findings === undefined)).toBe(true);
  };
  await expect(read()).rejects.toThrow('Net total does not agree with the records before it.');
});
