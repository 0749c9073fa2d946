import { startWorker } from '../../engines/jobs/worker.ts';
import { sideEffects } from '../../server/side-effects.ts';
import { takeOver } from '../../testing/handed-over.ts';

// A worker process as the product starts it, which runs uploaded files until a test kills it
await startWorker(takeOver(), {
  handlers: sideEffects,
  schedules: [],
  heartbeatInterval: 100,
  deadAfter: 500,
  pollInterval: 50,
});
process.stdout.write('ready\n');
