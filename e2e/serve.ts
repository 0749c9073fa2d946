// Starts the product for the end-to-end tests: a fresh data folder, demo data, nothing left behind.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = process.env.QUICKPORTAL_E2E_DATA ?? mkdtempSync(path.join(tmpdir(), 'quickportal-e2e-'));
// As root the database runs as another user, which has to get in
chmodSync(folder, 0o755);
process.env.QUICKPORTAL_DATA = folder;
process.env.HOST = '127.0.0.1';
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
await import('../apps/api/src/main.ts');
