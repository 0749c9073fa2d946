import { takeOver } from '../../testing/handed-over.ts';
import { startWorker } from './worker.ts';

// A worker process of its own that takes a job of topic `test.hang` and never finishes it; to be killed by a test
await startWorker(takeOver(), {
  handlers: [
    {
      topic: 'test.hang',
      handle: async () => {
        process.stdout.write('began\n');
        await new Promise(() => {});
      },
    },
  ],
  schedules: [],
  heartbeatInterval: 200,
  deadAfter: 60_000,
});
process.stdout.write('ready\n');
