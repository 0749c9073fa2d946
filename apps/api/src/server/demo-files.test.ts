import { demoFiles } from '@quickportal/db/seed/demo/demo-uploaded-files';
import { seedDemo } from '@quickportal/db/seed/demo/demo';
import { createTestDatabase, type TestDatabase } from '@quickportal/db/testing/test-database';
import { createHash } from 'node:crypto';
import Papa from 'papaparse';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { customerFile } from '../nouns/customers/customer-file.ts';
import { examine } from '../engines/uploads/examine.ts';
import { findHeader } from '../engines/uploads/header.ts';
import { SeenKeys } from '../engines/uploads/seen-keys.ts';

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
    const tools = { trx, now, community: { communityId, currency: 'AUD' as const, timeZone: 'Australia/Sydney' } };
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
