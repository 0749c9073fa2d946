// Checks a payment file on a database of its own, as a worker does before anything moves, and tells its parent how.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { insertUploadedFile } from '@quickportal/db/uploaded-files/write-uploaded-file';
import type { Client } from 'pg';
import { receiveContent } from '../../apps/api/src/engines/uploads/receive-content.ts';
import { uploadsHandler } from '../../apps/api/src/engines/uploads/uploads-handler.ts';
import { fileKinds } from '../../apps/api/src/nouns/uploaded-files/known-kinds.ts';
import type { TestServices } from '../../apps/api/src/testing/test-services.ts';
import { place, settle, startChargedProduct } from '../data/charged-product.ts';

/** What the parent asks for. */
export interface PaymentFileTask {
  payments: number;
}

/** How it went. Milliseconds; megabytes of resident memory. */
export interface PaymentFileRun {
  ready: number;
  milliseconds: number;
  /** After a tenth of the lines, and at most: memory is flat where they are alike. */
  earlyMemory: number;
  peakMemory: number;
}

/** Checked before anything counts: code and statements that have run are faster. */
const EARLIER = 2000;
const SAMPLE_MS = 50;
const MEGABYTE = 1024 * 1024;
const maxBytes = 100_000_000;

process.once('message', ({ payments }: PaymentFileTask) => {
  void measure(payments).then((run) => {
    process.send?.(run satisfies PaymentFileRun);
    process.disconnect?.();
  });
});

async function measure(payments: number): Promise<PaymentFileRun> {
  const folder = mkdtempSync(path.join(tmpdir(), 'quickportal-bench-files-'));
  const { services, owner, stop } = await startChargedProduct(folder, 'error');
  try {
    const tokens = await addPayers(owner);
    await check(services, await queueFile(services, tokens, 'EARLIER', EARLIER));
    await settle(owner);
    const fileId = await queueFile(services, tokens, 'MEASURED', payments);
    const memory = watchMemory(() => checkedLines(owner, fileId), payments / 10);
    const begin = performance.now();
    await check(services, fileId);
    const milliseconds = performance.now() - begin;
    return { ready: await readyLines(owner, fileId), milliseconds, ...(await memory.stop()) };
  } finally {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Gives every customer a card and lets the business take payments of files. Returns customer numbers and tokens. */
async function addPayers(owner: Client): Promise<{ customerNumber: string; token: string }[]> {
  await owner.query(
    `insert into app.payment_term (community_id, business_id, settlement_account_id, instrument_code, product, created_at, updated_at)
     select community_id, business_id, settlement_account_id, instrument_code, 'BATCH', created_at, updated_at
     from app.payment_term where product = 'RECURRING'`,
  );
  await owner.query(
    `insert into app.customer_account
     select (jsonb_populate_record(a, jsonb_build_object('id', 1000000 + c.id, 'customer_id', c.id,
       'account_token', 'BENCH' || c.id))).*
     from app.customer c join app.customer_account a on a.id = (select min(id) from app.customer_account)
     where c.community_id = $1 and not exists (select from app.customer_account o where o.customer_id = c.id)`,
    [place.communityId],
  );
  await settle(owner);
  const { rows } = await owner.query<{ customerNumber: string; token: string }>(
    `select c.customer_number as "customerNumber", a.account_token as token from app.customer_account a
     join app.customer c on c.community_id = a.community_id and c.id = a.customer_id order by c.id`,
  );
  return rows;
}

async function queueFile(
  services: TestServices,
  payers: readonly { customerNumber: string; token: string }[],
  reference: string,
  payments: number,
): Promise<number> {
  const scope = { kind: 'community', communityId: place.communityId } as const;
  const { signal } = new AbortController();
  const source = linesOf(payers, reference, payments);
  const { size, sha256, storageKey } = await receiveContent(services, scope, { source, maxBytes, signal });
  const file = { communityId: place.communityId, format: 'PAYMENTS_CSV', fileName: `${reference}.csv` };
  const content = { contentType: 'text/csv', encoding: 'utf-8' as const, size, sha256, storageKey };
  const uploader = { uploadedByUserId: null, uploaderName: 'Bench', apiKeyName: null, businessIds: null };
  return services.db.transaction(scope, (trx) =>
    insertUploadedFile(
      trx,
      { ...file, ...content, ...uploader, leavesOutUnknown: false, duplicateOfId: null },
      services.clock.now(),
    ),
  );
}

async function* linesOf(
  payers: readonly { customerNumber: string; token: string }[],
  reference: string,
  payments: number,
): AsyncGenerator<Buffer> {
  yield Buffer.from('Customer number,Account token,Amount,Payment reference number\n');
  for (let n = 0; n < payments; n++) {
    const { customerNumber, token } = payers[n % payers.length] ?? { customerNumber: '', token: '' };
    yield Buffer.from(
      `${customerNumber},${token},${10 + (n % 90)}.${String(n % 100).padStart(2, '0')},${reference}-${n}\n`,
    );
  }
}

const handler = uploadsHandler(fileKinds);
const check = (services: TestServices, fileId: number) =>
  handler.handle(
    { fileId },
    { services, jobId: 'bench', communityId: place.communityId, signal: new AbortController().signal },
  );

async function checkedLines(owner: Client, fileId: number): Promise<number> {
  const { rows } = await owner.query<{ lines: number }>(
    'select checked_lines::int as lines from app.uploaded_file where id = $1',
    [fileId],
  );
  return rows[0]?.lines ?? 0;
}

async function readyLines(owner: Client, fileId: number): Promise<number> {
  const { rows } = await owner.query<{ lines: number }>(
    `select count(*)::int as lines from app.payment_file_line where uploaded_file_id = $1 and status = 'READY'`,
    [fileId],
  );
  return rows[0]?.lines ?? 0;
}

/** Looks at the memory of this process now and then, and notes what it was once this many lines were checked. */
function watchMemory(linesSoFar: () => Promise<number>, early: number) {
  let peakMemory = 0;
  let earlyMemory = 0;
  const over = new AbortController();
  const watching = (async () => {
    while (!over.signal.aborted) {
      peakMemory = Math.max(peakMemory, process.memoryUsage.rss() / MEGABYTE);
      if (earlyMemory === 0 && (await linesSoFar()) >= early) earlyMemory = peakMemory;
      await new Promise((resolve) => setTimeout(resolve, SAMPLE_MS));
    }
  })();
  return {
    async stop() {
      over.abort();
      await watching;
      return { earlyMemory, peakMemory };
    },
  };
}
