/* oxlint-disable unicorn/require-post-message-target-origin -- threads have no origins, windows do */
import { parentPort } from 'node:worker_threads';
import { drawReceipt } from './draw-receipt.ts';
import type { DrawRequest, DrawResponse } from './receipt-pdf.ts';

// The thread that draws receipts: one request after the other, each with one response.
parentPort?.on('message', ({ receipt, at }: DrawRequest) => {
  drawReceipt(receipt, at).then(
    (pdf) => respond({ pdf }),
    (error: unknown) => respond({ fault: error instanceof Error ? error.message : String(error) }),
  );
});

const respond = (response: DrawResponse) => parentPort?.postMessage(response);
