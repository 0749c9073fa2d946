import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { chromium } from './scripts/chromium.ts';

const directory = import.meta.dirname;

/**
 * unit: pure code. postgres: real database, a cloned template per file. storybook: every story in Chromium with axe.
 * faults: processes of the product are killed. Files that run in one worker share what they import (isolate: false),
 * which saves a third of the time: a test leaves nothing behind in a module.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/{client,contracts,forms,ui}/src/**/*.test.ts',
            'apps/portal/src/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          environment: 'node',
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'postgres',
          include: ['packages/db/src/**/*.test.ts', 'apps/api/src/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          globalSetup: ['./packages/db/src/testing/global-setup.ts'],
          // These limits end what hangs; a busy machine may take ten times as long as a free one. What is
          // waited for (expect.poll) comes at once on a free machine, and after seconds on a busy one.
          testTimeout: 120_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 20_000, interval: 20 } },
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['apps/api/src/testing/faults/*.faults.ts'],
          environment: 'node',
          fileParallelism: false,
        },
      },
      {
        plugins: [storybookTest({ configDir: path.join(directory, '.storybook') })],
        test: {
          name: 'storybook',
          maxWorkers: 2,
          isolate: false,
          // Ends what hangs, as above: the first stories of a run wait for Vite, on a busy machine for 20 s
          testTimeout: 120_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromium() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
