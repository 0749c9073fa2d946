/* oxlint-disable unicorn/require-post-message-target-origin -- threads have no origins, windows do */
import { Worker } from 'node:worker_threads';
import { boundedQueue } from '../../kernel/bounded-queue.ts';
import type { Receipt } from './receipt.ts';

export interface DrawRequest {
  readonly receipt: Receipt;
  readonly at: Date;
}
export type DrawResponse = { readonly pdf: Uint8Array } | { readonly fault: string };

/** Maximum number of waiting receipts of one community; more get 429. */
const MOST_WAITING = 50;
/** A receipt takes about 20 ms: after this time its thread hangs and is replaced. */
const PATIENCE_MS = 20_000;

const drawing = boundedQueue(1, MOST_WAITING);
let thread: Worker | undefined;

/**
 * Draws a receipt as a one-page PDF in a worker thread, so that requests continue meanwhile. `lane` is its owner; lanes
 * take turns. `at` is the document's creation date. Throws too-many-requests.
 */
export const receiptPdf = (receipt: Receipt, { at, lane }: { at: Date; lane: string }): Promise<Buffer> =>
  drawing.run(() => draw({ receipt, at }), lane);

async function draw(request: DrawRequest): Promise<Buffer> {
  const worker = (thread ??= startThread());
  const { promise, resolve, reject } = Promise.withResolvers<DrawResponse>();
  const onExit = () => reject(new Error('The thread that draws receipts ended'));
  const timer = setTimeout(() => void worker.terminate(), PATIENCE_MS);
  worker.once('message', resolve).once('error', reject).once('exit', onExit);
  worker.ref();
  try {
    worker.postMessage(request);
    const response = await promise;
    if ('fault' in response) throw new Error(response.fault);
    const { buffer, byteOffset, byteLength } = response.pdf;
    return Buffer.from(buffer, byteOffset, byteLength);
  } finally {
    clearTimeout(timer);
    worker.off('message', resolve).off('error', reject).off('exit', onExit);
    worker.unref();
  }
}

/** Starts the thread with the first receipt, and again after it ended; it does not keep the process alive. */
function startThread(): Worker {
  const started = new Worker(new URL('receipt-thread.ts', import.meta.url), { name: 'receipts' });
  started.unref();
  const forget = () => {
    if (thread === started) thread = undefined;
  };
  started.once('exit', forget).on('error', forget);
  return started;
}

/** Returns the worker thread, if it runs; for tests that end it. */
export const receiptThread = (): Worker | undefined => thread;
