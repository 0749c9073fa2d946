// The product as `npm start` runs it, role web: real sessions, rights, scoped reads, checks, request log.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readConfiguration } from '../../apps/api/src/kernel/configuration.ts';
import { start } from '../../apps/api/src/server/start.ts';
import { dataFolder } from '../data/bench-database.ts';
import { sendToParent } from './send-to-parent.ts';

// Its pages are not measured, so the portal need not be built
const portalFolder = path.join(dataFolder, 'no-portal');
mkdirSync(portalFolder, { recursive: true });
writeFileSync(path.join(portalFolder, 'index.html'), '<!doctype html><title>No portal</title>');

// What is measured is the server, not its limits
const limits = { CALLS_PER_MINUTE: '9999999', ANONYMOUS_CALLS_PER_MINUTE: '9999999' };
const environment = { QUICKPORTAL_DATA: dataFolder, SEED: 'none', PORT: '0', HOST: '127.0.0.1', ...limits };
const running = await start(readConfiguration(environment, ['--role', 'web']), { portalFolder });
sendToParent(Number(new URL(running.address ?? '').port), () => running.stop());
