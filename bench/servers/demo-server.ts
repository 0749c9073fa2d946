// The product as `npm start` runs it, role web, with the demo, on a database of its own.
import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readConfiguration } from '../../apps/api/src/kernel/configuration.ts';
import { start } from '../../apps/api/src/server/start.ts';
import { sendToParent } from './send-to-parent.ts';

const folder = process.env.BENCH_FOLDER ?? '';
// As root the database runs as another user, which has to get in
chmodSync(folder, 0o755);
// Its pages are not measured, so the portal need not be built
writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>No portal</title>');
// What is measured is the server, not its limits
const limits = { CALLS_PER_MINUTE: '9999999', ANONYMOUS_CALLS_PER_MINUTE: '9999999' };
const environment = { QUICKPORTAL_DATA: folder, SEED: 'demo', PORT: '0', HOST: '127.0.0.1', ...limits };
const running = await start(readConfiguration(environment, ['--role', 'web']), { portalFolder: folder });
// What a call costs without the request log
if (process.env.BENCH_LOG === 'none') running.services.apiKeys.log.note = () => undefined;
sendToParent(Number(new URL(running.address ?? '').port), () => running.stop());
