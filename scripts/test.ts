// `npm test`: every check there is, one after the other, and one summary at the end.
// `npm test -- unit stories` runs only the steps whose names are given.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium } from './ensure-chromium.ts';

const root = path.resolve(import.meta.dirname, '..');
const reports = path.join(root, 'test-results');

interface Step {
  name: string;
  command: string[];
  /** File with the counts of a test runner; a check without one counts as one. */
  report?: { file: string; kind: 'vitest' | 'playwright' };
  needsBrowser?: true;
}

const report = (name: string) => path.join(reports, `${name}.json`);
const vitest = (name: string, ...projects: string[]): Step => ({
  name,
  command: [
    'vitest',
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report(name)}`,
  ],
  report: { file: report(name), kind: 'vitest' },
});

const steps: Step[] = [
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'doors', command: ['node', 'scripts/doors.ts'] },
  { name: 'types', command: ['tsc', '-b', '.', 'apps/portal'] },
  vitest('unit', 'unit'),
  { ...vitest('integration', 'postgres'), needsBrowser: true },
  { name: 'build', command: ['turbo', 'run', 'build', '--filter=@quickportal/portal', '--output-logs=errors-only'] },
  { name: 'budget', command: ['node', 'scripts/bundle-budget.ts'] },
  { ...vitest('stories', 'storybook'), needsBrowser: true },
  {
    name: 'end-to-end',
    command: ['playwright', 'test', '--config=e2e/playwright.config.ts'],
    report: { file: report('end-to-end'), kind: 'playwright' },
    needsBrowser: true,
  },
];

interface Outcome {
  name: string;
  passed: number;
  failed: number;
  seconds: number;
}

function run([command, ...args]: string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command as string, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, FORCE_COLOR: '0', CI: 'true' },
    });
    child.on('error', () => resolve(127));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** How many tests passed and failed. A runner that failed before it could count counts as one failure. */
function counts({ report: made }: Step, code: number): { passed: number; failed: number } {
  const single = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  if (!made) return single;
  try {
    const result = JSON.parse(readFileSync(made.file, 'utf8')) as Record<string, number> & {
      stats?: Record<string, number>;
    };
    const passed = (made.kind === 'vitest' ? result.numPassedTests : result.stats?.expected) ?? 0;
    const failed =
      (made.kind === 'vitest' ? result.numFailedTests : (result.stats?.unexpected ?? 0) + (result.stats?.flaky ?? 0)) ??
      0;
    if (passed === 0) return { passed: 0, failed: Math.max(failed, 1) };
    return { passed, failed: code === 0 ? failed : Math.max(failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}. Steps: ${steps.map((step) => step.name).join(', ')}`);
  process.exit(2);
}
const chosen = wanted.length === 0 ? steps : steps.filter((step) => wanted.includes(step.name));

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const hasBrowser = !chosen.some((step) => step.needsBrowser) || ensureChromium();
const outcomes: Outcome[] = [];
for (const step of chosen) {
  console.log(`\n=== ${step.name}`);
  const start = performance.now();
  let code = 1;
  if (step.needsBrowser && !hasBrowser)
    console.error('There is no Chromium on this machine: install it, or set CHROMIUM_PATH.');
  else code = await run(step.command);
  outcomes.push({ name: step.name, ...counts(step, code), seconds: (performance.now() - start) / 1000 });
}

if (wanted.length === 0) {
  console.log('\n=== specification coverage');
  await run(['node', 'scripts/spec-coverage.mjs']);
}

console.log('\n=== summary');
for (const { name, passed, failed, seconds } of outcomes) {
  console.log(
    `${failed === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(14)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(0).padStart(5)} s`,
  );
}
const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
