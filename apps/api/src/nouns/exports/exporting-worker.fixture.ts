import { startWorker } from '../../engines/jobs/worker.ts';
import { sideEffects } from '../../server/side-effects.ts';
import { takeOver } from '../../testing/handed-over.ts';

// A worker process of its own, as the product runs it; to be killed by a test while it writes an export
const handlers = sideEffects.map((sideEffect) => ({
  ...sideEffect,
  handle: async (...args: Parameters<typeof sideEffect.handle>) => {
    await sideEffect.handle(...args).finally(() => process.stdout.write(`ended ${sideEffect.topic}\n`));
  },
}));
await startWorker(takeOver(), { handlers, schedules: [], heartbeatInterval: 200, deadAfter: 60_000 });
process.stdout.write('ready\n');
