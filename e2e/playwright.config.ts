import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { freePort } from '../packages/db/src/testing/free-port.ts';
import { chromium } from '../scripts/chromium.ts';

// Workers load this file too, and find here what the first load chose
const port = (process.env.QUICKPORTAL_E2E_PORT ??= String(await freePort()));
/** Known to the tests too: those that need a bad network change it there. */
process.env.QUICKPORTAL_E2E_DATA ??= mkdtempSync(path.join(tmpdir(), 'quickportal-e2e-'));

/** The whole product on an embedded database of its own, used in Chromium. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../test-results/end-to-end',
  workers: 1,
  // These limits end what hangs; the fault tests run beside these on the same two cores
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/end-to-end.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // A step that cannot be done is named; without these the whole test just runs out of time
    actionTimeout: 30_000,
    navigationTimeout: 45_000,
    launchOptions: chromium(),
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    // Recording takes a fifth of the time: --trace on, where something fails
  },
  webServer: {
    command: 'node e2e/serve.ts',
    cwd: '..',
    url: `http://127.0.0.1:${port}/readyz`,
    // Receivers of the tests are on this machine
    env: { PORT: port, WEBHOOK_ALLOW_PRIVATE: 'true' },
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
  },
});
