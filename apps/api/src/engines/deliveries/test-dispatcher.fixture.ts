import { takeOver } from '../../testing/handed-over.ts';
import { startDispatcher } from './dispatcher.ts';

// A process of its own that sends until it is killed by a test; its argument is how long it keeps an endpoint, in ms
startDispatcher(takeOver(), { leaseMs: Number(process.argv[2]), idleInterval: 20 });
process.stdout.write('ready\n');
