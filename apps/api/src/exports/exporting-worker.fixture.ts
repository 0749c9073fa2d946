import { startWorker } from '../engines/jobs/worker.ts';
import { sideEffects } from '../server/side-effects.ts';
import { takenOver } from '../testing/handed-over.ts';

// A worker process of its own, as the product runs it; to be killed by a test while it writes an export
const handlers = sideEffects.map((one) => ({
  ...one,
  handle: async (...args: Parameters<typeof one.handle>) => {
    await one.handle(...args).finally(() => process.stdout.write(`ended ${one.topic}\n`));
  },
}));
await startWorker(takenOver(), { handlers, schedules: [], heartbeatInterval: 200, deadAfter: 60_000 });
process.stdout.write('ready\n');
