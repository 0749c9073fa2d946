import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { requeryDue } from '../../engines/payments/requery.ts';
import { builtProgram } from '../../testing/built-programs.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { runSideEffects } from '../../testing/run-side-effects.ts';
import { handOver } from '../../testing/handed-over.ts';
import { paymentFileKit, type PaymentFileKit } from './payment-file-kit.fixture.ts';

const LINES = 600;
let server: TestServer;
let kit: PaymentFileKit;
const children: ChildProcess[] = [];
beforeAll(async () => {
  server = await createTestServer();
  kit = await paymentFileKit(server);
  await kit.money.card(1001, '4242424242424242', { default_account: true });
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(() => server.close());

async function worker(): Promise<ChildProcess> {
  const program = await builtProgram('apps/api/src/nouns/uploaded-files/test-worker.fixture.ts');
  const child = spawn(process.execPath, [program], {
    env: handOver(server.services),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The worker ended with ${code}`);
  });
  await Promise.race([once(child.stdout, 'data'), ended]);
  return child;
}

const one = async <T>(text: string): Promise<T> => (await server.services.owner.query(text)).rows[0] as T;
const takenOf = async (fileId: number) =>
  (
    await one<{ taken: number }>(
      `select count(*)::int as taken from app.payment_file_line where uploaded_file_id = ${fileId} and transaction_id is not null`,
    )
  ).taken;
const statusOf = async (fileId: number) =>
  (await one<{ status: string }>(`select status from app.uploaded_file where id = ${fileId}`)).status;

async function until(isThere: () => Promise<boolean>): Promise<void> {
  while (!(await isThere())) await sleep(5);
}

describe('a worker that is killed while it takes a payment file', { timeout: 300_000 }, () => {
  it('leaves no line out and takes none twice, also where a payment was never sent', async () => {
    const lines = Array.from({ length: LINES }, (_, n) => `B101,T-1001,1.00,K-${n}`);
    const text = ['Business code,Customer number,Amount,Payment reference number', ...lines].join('\n');
    const fileId = await kit.check(text);
    expect((await kit.api.post(`uploaded-files/${fileId}/release`)).status).toBe(200);
    for (const point of [100, 300]) {
      const child = await worker();
      await until(async () => (await takenOf(fileId)) >= point);
      child.kill('SIGKILL');
      await once(child, 'exit');
      // It was killed on its way, not after the end
      expect(await statusOf(fileId)).toBe('SENDING');
    }
    const last = await worker();
    await until(async () => (await statusOf(fileId)) === 'SENT');
    last.kill('SIGKILL');
    await once(last, 'exit');
    expect(
      await one(
        `select count(*)::int as payments, count(distinct payment_reference_number)::int as lines, sum(amount - surcharge_amount)::int as cents
         from app.transaction where payment_reference_number like 'K-%'`,
      ),
    ).toEqual({ payments: LINES, lines: LINES, cents: LINES * 100 });
    expect(await takenOf(fileId)).toBe(LINES);
    // What was recorded and not sent before the kill is asked about, and taken again where it never arrived
    const start = server.services.clock.now();
    const { at } = await one<{ at: string }>('select max(next_requery_at)::text as at from app.payment_attempt');
    for (let hours = 1; hours <= 48; hours++) {
      server.services.clock.set(new Date(new Date(at).getTime() + hours * 3_600_000).toISOString());
      await requeryDue(server.services);
      await runSideEffects(server.services);
    }
    const approved = `select count(*)::int as payments, count(distinct payment_reference_number)::int as lines
      from app.transaction where payment_reference_number like 'K-%' and status = 'APPROVED'`;
    expect(await one(approved)).toEqual({ payments: LINES, lines: LINES });
    server.services.clock.set(start.toISOString());
    const { body: summary } = await kit.api.get(`uploaded-files/${fileId}/payments`);
    expect([summary.takenCount, summary.outcomes]).toEqual([
      LINES,
      [
        expect.objectContaining({
          status: 'APPROVED',
          paymentCount: LINES,
          totalAmount: summary.totals[0].totalAmount,
        }),
      ],
    ]);
  });
});
