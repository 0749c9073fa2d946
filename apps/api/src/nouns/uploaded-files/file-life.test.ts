import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cleanUpUploads } from '../../engines/uploads/retention.ts';
import { apiCaller } from '../../testing/api-caller.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import type { SignedIn } from '../../testing/test-user.ts';
import { officer, runFile, runFiles, upload } from './file-kit.fixture.ts';

let server: TestServer;
let dana: SignedIn;
beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  server.services.clock.set('2026-11-20T09:00:00.000Z');
  dana = await officer(server);
});
afterAll(() => server.close());

const api = () => apiCaller(server, dana);
const file = async (fileId: number) => (await api().get(`uploaded-files/${fileId}`)).body;
const days = (count: number) => server.services.clock.advance(count * 86_400_000);
const retention = () => cleanUpUploads(server.services);
const header = 'Business code,Customer number,Customer name';
const lines = (from: number, count: number) => Array.from({ length: count }, (_, n) => `B101,L-${from + n},Name ${n}`);
const imported = async (from: number, count: number) => {
  const { rowCount } = await server.services.owner.query(`select from app.customer where customer_number = any($1)`, [
    lines(from, count).map((line) => line.split(',')[1]),
  ]);
  return Number(rowCount);
};
/** A signal that aborts as soon as so many of these customers are there. */
/**
 * Tells a run to end while its second chunk waits: a customer of that chunk is being added elsewhere, and is not in the
 * end. So 400 lines are carried out, however slow or fast the machine is.
 */
async function endInSecondChunk(from: number): Promise<{ signal: AbortSignal; ended: Promise<void> }> {
  const controller = new AbortController();
  const elsewhere = new Client(server.services.database.ownerConfig);
  await elsewhere.connect();
  await elsewhere.query('begin');
  await elsewhere.query(
    `insert into app.customer (community_id, business_id, customer_number, customer_name, created_at, updated_at)
     select 10, id, $1, 'Elsewhere', now(), now() from app.business where community_id = 10 and code = 'B101'`,
    [`L-${from + 200}`],
  );
  const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  const end = async () => {
    await expect.poll(async () => (await server.services.owner.query(waiting)).rowCount, { interval: 5 }).toBe(1);
    controller.abort(new Error('The process ends'));
    await elsewhere.end();
  };
  return { signal: controller.signal, ended: end() };
}

describe('cancelling', () => {
  it('a queued file does nothing any more; what is over cannot be cancelled', async () => {
    const { body } = await upload(server, dana, [header, ...lines(0, 3)].join('\n'));
    const cancelled = await api().post(`uploaded-files/${body.fileId}/cancel`);
    expect([cancelled.status, cancelled.body.statusGroup.statusCode, cancelled.body.inProgress]).toEqual([
      200,
      'CANCELLED',
      false,
    ]);
    await runFiles(server);
    expect(await imported(0, 3)).toBe(0);
    const again = await api().post(`uploaded-files/${body.fileId}/cancel`);
    expect([again.status, again.body.detail]).toEqual([409, 'This file cannot be cancelled since it is cancelled.']);
  });

  it('a file in the middle keeps what is done, and a run that went on would stop', async () => {
    const { body } = await upload(server, dana, [header, ...lines(1000, 1000)].join('\n'));
    const { signal, ended } = await endInSecondChunk(1000);
    await expect(runFiles(server, { signal })).rejects.toThrow('The process ends');
    await ended;
    const { body: cancelled } = await api().post(`uploaded-files/${body.fileId}/cancel`);
    const done = await imported(1000, 1000);
    expect(done).toBeGreaterThanOrEqual(200);
    expect(done).toBeLessThan(1000);
    expect(cancelled.appliedCount).toBe(done);
    await runFile(server, body.fileId);
    expect(await imported(1000, 1000)).toBe(done);
    const { rows } = await server.services.owner.query(
      `select description from app.audit_entry where action = 'uploaded-files.cancel' and object_id = $1`,
      [String(body.fileId)],
    );
    expect(rows).toEqual([{ description: `File customers.csv cancelled, ${done} lines had been processed` }]);
  });
});

it('a run that was cut off goes on where it had committed, also when two do so at once', async () => {
  const { body } = await upload(server, dana, [header, ...lines(3000, 1000)].join('\n'));
  const { signal, ended } = await endInSecondChunk(3000);
  await expect(runFiles(server, { signal })).rejects.toThrow('The process ends');
  await ended;
  const both = await Promise.allSettled([runFile(server, body.fileId), runFile(server, body.fileId)]);
  const reasons = both.map((entry) => (entry.status === 'rejected' ? (entry.reason as Error).name : 'done'));
  expect(reasons).toContain('done');
  expect(['done', 'OvertakenError']).toEqual(expect.arrayContaining(reasons));
  expect((await file(body.fileId)).statusGroup.statusCode).toBe('COMPLETE');
  expect(await imported(3000, 1000)).toBe(1000);
  expect((await file(body.fileId)).appliedCount).toBe(1000);
});

it('a line that is no longer right when its turn comes is listed, the others are carried out', async () => {
  const { body } = await upload(server, dana, [header, ...lines(5000, 600)].join('\n'));
  const { signal, ended } = await endInSecondChunk(5000);
  await expect(runFiles(server, { signal })).rejects.toThrow('The process ends');
  await ended;
  const { body: business } = await api().get('businesses/search?query=B101');
  await api().post('customers', {
    businessId: business.items[0].businessId,
    customerNumber: 'L-5599',
    customerName: 'Faster',
  });
  await runFile(server, body.fileId);
  expect(await file(body.fileId)).toMatchObject({
    statusGroup: { statusCode: 'ERROR' },
    lineCount: 600,
    appliedCount: 599,
    errorCount: 1,
  });
  const { body: errors } = await api().get(`uploaded-files/${body.fileId}/errors`);
  expect(errors.items).toEqual([expect.objectContaining({ lineNumber: 601, providedValueText: 'L-5599' })]);
});

describe('retention', () => {
  it('removes content and errors after 90 days; what is said about the file stays', async () => {
    const { body: wrong } = await upload(server, dana, `${header}\nB101,,\n`);
    await runFiles(server);
    days(89);
    await retention();
    dana = await officer(server);
    expect((await file(wrong.fileId)).contentAvailable).toBe(true);
    days(2);
    await retention();
    dana = await officer(server);
    expect(await file(wrong.fileId)).toMatchObject({
      contentAvailable: false,
      errorCount: 1,
      checksum: wrong.checksum,
    });
    expect((await api().get(`uploaded-files/${wrong.fileId}/errors`)).body.recordsCount).toBe(0);
    const content = await server.app.inject({
      url: `${server.rest}/uploaded-files/${wrong.fileId}/content?csrf=${dana.csrfToken}`,
      headers: dana.headers,
    });
    expect(content.statusCode).toBe(404);
    expect(readdirSync(path.join(server.services.configuration.dataFolder, 'storage/uploads/10'))).toEqual([]);
  });

  it('removes what a killed process had stored without a file, and gives up files that do not move', async () => {
    const { body: stuck } = await upload(server, dana, [header, ...lines(7000, 1)].join('\n'));
    await server.services.owner.query('delete from app.outbox');
    const key = 'uploads/10/abandoned';
    await server.services.storage.put(key, [Buffer.from('a')]);
    await server.services.owner.query('insert into app.unclaimed_content values (10, $1, $2)', [
      key,
      server.services.clock.now(),
    ]);
    days(1.5);
    await retention();
    expect(existsSync(path.join(server.services.configuration.dataFolder, 'storage', key))).toBe(false);
    dana = await officer(server);
    expect((await file(stuck.fileId)).inProgress).toBe(true);
    days(1);
    await retention();
    dana = await officer(server);
    expect(await file(stuck.fileId)).toMatchObject({
      statusGroup: { statusCode: 'ERROR' },
      errorCount: 1,
      appliedCount: 0,
    });
  });
});
