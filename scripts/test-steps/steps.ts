import path from 'node:path';
import { readPlaywrightReport, readVitestReport, type StepReport } from './step-report.ts';

/** One check of `npm test`. */
export interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** The report a test runner writes about its tests; a check without one counts as one test. */
  readonly report?: { readonly file: string; readonly read: (file: string) => StepReport };
  readonly needsBrowser?: true;
  /** How many workers it runs tests in, where that is not one. */
  readonly workers?: 2;
  /** The step that has to pass first. */
  readonly after?: string;
  /** How it runs for a change (`--changed`): as always, or on those of the affected or changed files that match. */
  readonly onChange?: 'as always' | { readonly of: 'affected' | 'changed'; readonly files: RegExp };
}

export const root = path.resolve(import.meta.dirname, '../..');
/** Reports, and one log per step. */
export const results = path.join(root, 'test-results');

const reportFile = (name: string) => path.join(results, `${name}.json`);
const vitest = (name: string, project: string, files?: RegExp): Step => ({
  name,
  command: [
    'vitest',
    'run',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=./scripts/test-steps/vitest-report.ts',
  ],
  report: { file: reportFile(name), read: readVitestReport },
  ...(files && { onChange: { of: 'affected', files } }),
});

/** Every step, in the order in which they start where there is room (`runSteps`). */
export const steps: readonly Step[] = [
  { name: 'format', command: ['oxfmt', '--check'], onChange: 'as always' },
  { name: 'doors', command: ['node', 'scripts/doors.ts'], onChange: 'as always' },
  { name: 'words', command: ['node', 'scripts/words/check.ts'], onChange: 'as always' },
  { name: 'build', command: ['turbo', 'run', 'build', '--filter=@quickportal/portal', '--output-logs=errors-only'] },
  { name: 'client', command: ['node', 'packages/client/build.ts'], onChange: 'as always' },
  {
    name: 'lint',
    command: ['oxlint', '--type-aware', '--deny-warnings'],
    after: 'client',
    onChange: { of: 'changed', files: /\.tsx?$/ },
  },
  { name: 'types', command: ['tsc', '-b', '.', 'apps/portal'], after: 'client', onChange: 'as always' },
  vitest('unit', 'unit', /^(packages\/(client|contracts|forms|ui)|apps\/portal|scripts)\/.*\.test\.ts$/),
  { name: 'budget', command: ['node', 'scripts/bundle-budget.ts'], after: 'build' },
  {
    ...vitest('integration', 'postgres', /^(packages\/db|apps\/api)\/.*\.test\.ts$/),
    needsBrowser: true,
    workers: 2,
    after: 'client',
  },
  {
    name: 'end-to-end',
    command: ['playwright', 'test', '--config=e2e/playwright.config.ts'],
    report: { file: reportFile('end-to-end'), read: readPlaywrightReport },
    needsBrowser: true,
    after: 'build',
  },
  { ...vitest('stories', 'storybook', /\.stories\.tsx$/), needsBrowser: true, workers: 2 },
  { ...vitest('faults', 'faults'), after: 'build' },
  { name: 'new-noun', command: ['node', 'scripts/new-noun/check.ts'], needsBrowser: true },
  { name: 'storybook', command: ['node', 'scripts/built-storybook/check.ts'], needsBrowser: true },
];
