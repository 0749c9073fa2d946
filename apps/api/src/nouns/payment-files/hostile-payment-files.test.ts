import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { receiveContent } from '../../engines/uploads/receive-content.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { upload } from '../uploaded-files/file-kit.fixture.ts';
import { paymentFile } from './payment-file.ts';
import { paymentFileKit, type PaymentFileKit } from './payment-file-kit.fixture.ts';

let server: TestServer;
let kit: PaymentFileKit;
beforeAll(async () => {
  server = await createTestServer();
  kit = await paymentFileKit(server);
  await kit.money.card(1001, '4242424242424242', { default_account: true });
});
afterAll(() => server.close());

const HEADER = 'Business code,Customer number,Account token,Amount,Currency,Payment reference number';
const stored = (): string[] => {
  const folder = path.join(server.services.configuration.dataFolder, 'storage/uploads/10');
  return existsSync(folder) ? readdirSync(folder) : [];
};
const fileOf = async (fileId: number) => {
  const { body: file } = await kit.api.get(`uploaded-files/${fileId}`);
  const { body: errors } = await kit.api.get(`uploaded-files/${fileId}/errors`);
  const { body: payments } = await kit.api.get(`uploaded-files/${fileId}/payments`);
  return { status: file.statusGroup.statusCode, errors: errors.items, ready: payments.readyCount };
};

describe('a payment file that means harm', () => {
  it.each([
    ['a workbook that holds a zip bomb', Buffer.from('PK\u0003\u0004'.padEnd(4096, '\u0000'), 'latin1'), /CSV UTF-8/],
    ['a gigabyte of blanks, compressed', gzipSync(Buffer.alloc(1_000_000, ' ')), /not a text file/],
    ['a NUL in an amount', `${HEADER}\nB101,T-1001,,1\u00000.00,,N-1\n`, /not a text file/],
  ])('is refused unopened and leaves nothing: %s', async (_name, content, reason) => {
    const { status, body } = await upload(server, kit.user, content, { query: 'format=PAYMENTS', fileName: 'p.csv' });
    expect([status, body.errors?.[0].field]).toEqual([422, 'file']);
    expect(body.errors[0].messages[0]).toMatch(reason);
    expect(stored()).toEqual([]);
  });

  it('is left at the limit, although it goes on for a line of 2 GB', async () => {
    const piece = Buffer.alloc(1_000_000, 'x');
    let given = 0;
    async function* endless() {
      yield Buffer.from(`${HEADER}\nB101,"`);
      for (; given < 2000; given++) yield piece;
    }
    const receiving = receiveContent(
      server.services,
      { kind: 'community', communityId: 10 },
      { source: endless(), maxBytes: paymentFile.maxBytes, signal: new AbortController().signal },
    );
    await expect(receiving).rejects.toThrow('The file is larger than 100 MB.');
    expect(given).toBeLessThan(110);
    expect(stored()).toEqual([]);
  });

  it.each([
    ['a million columns', `${HEADER}${','.repeat(1_000_000)}x\nB101,T-1001,,1.00,,M-1\n`, 1],
    ['a line of a million columns', `${HEADER}\nB101,T-1001,,1.00,,M-1\n${','.repeat(1_000_000)}x\n`, 3],
    ['a value of 5 MB', `${HEADER}\nB101,T-1001,,1.00,,M-2\nB101,"${'9'.repeat(5_000_000)}"\n`, 3],
  ])('takes nothing and says at which line: %s', async (_name, text, lineNumber) => {
    const file = await fileOf(await kit.check(text));
    expect([file.status, file.ready]).toEqual(['ERROR', 0]);
    expect(file.errors).toEqual([expect.objectContaining({ lineNumber })]);
    expect(file.errors[0].errorText).toMatch(/more than 65536 characters/);
  });

  it('keeps formulas as text, and its wrong lines run none in a spreadsheet', async () => {
    const fileId = await kit.check(
      `${HEADER}\n=1+1,T-1001,,5.00,,F-1\nB101,"=HYPERLINK(""x"")",,5.00,,F-2\nB101,T-1001,,=5+5,,F-3\nB101,T-1001,,5.00,,@F-4\n`,
    );
    expect((await fileOf(fileId)).ready).toBe(1);
    const { body } = await server.app.inject({
      url: `${server.rest}/uploaded-files/${fileId}/errors-file`,
      headers: kit.user.headers,
    });
    const lines = body.trim().split(/\r?\n/).slice(1);
    expect(lines).toHaveLength(3);
    for (const line of lines) expect(line).toMatch(/'=/);
    for (const line of lines) expect(line).not.toMatch(/(?:^|,)"?=/);
  });
});
