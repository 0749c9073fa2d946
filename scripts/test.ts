// `npm test`: every check there is, one after the other, and one summary at the end.
// `npm test -- unit stories` runs only the steps whose names are given.
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium } from './ensure-chromium.ts';
import {
  failureLines,
  firstLine,
  readPlaywrightReport,
  readVitestReport,
  type StepReport,
} from './test-steps/step-report.ts';

const root = path.resolve(import.meta.dirname, '..');
const reports = path.join(root, 'test-results');

interface Step {
  name: string;
  command: string[];
  /** What a test runner says of its tests; a check without it counts as one. */
  report?: { file: string; read: (file: string) => StepReport };
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
    '--reporter=./scripts/test-steps/vitest-report.ts',
  ],
  report: { file: report(name), read: readVitestReport },
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
  vitest('faults', 'faults'),
  { name: 'new-noun', command: ['node', 'scripts/new-noun/check.ts'], needsBrowser: true },
  { ...vitest('stories', 'storybook'), needsBrowser: true },
  {
    name: 'end-to-end',
    command: ['playwright', 'test', '--config=e2e/playwright.config.ts'],
    report: { file: report('end-to-end'), read: readPlaywrightReport },
    needsBrowser: true,
  },
];

interface Outcome extends StepReport {
  name: string;
  seconds: number;
}

/** What a step said last, when it ended badly. */
const LAST_LINES = 3;

/** Runs a command. Answers its exit code and what it said last; what it says is shown at once. */
function run([command, ...args]: string[], reportFile = ''): Promise<{ code: number; last: string[] }> {
  return new Promise((resolve) => {
    const child = spawn(command as string, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, FORCE_COLOR: '0', CI: 'true', STEP_REPORT: reportFile },
    });
    let said = '';
    const keep = (text: Buffer) => {
      said = (said + text.toString()).slice(-4000);
    };
    child.stdout.on('data', keep).pipe(process.stdout, { end: false });
    child.stderr.on('data', keep).pipe(process.stderr, { end: false });
    const end = (code: number) => {
      for (const stream of [child.stdout, child.stderr]) stream.destroy();
      resolve({ code, last: said.split('\n').map(firstLine).filter(Boolean).slice(-LAST_LINES) });
    };
    child.on('error', () => end(127));
    child.on('close', (code) => end(code ?? 1));
    // something that a step left running may hold its output open
    child.on('exit', (code) => setTimeout(() => end(code ?? 1), 5000).unref());
  });
}

/** How a step ended. A runner that failed without a test that failed counts as one failure, with what it said last. */
function outcomeOf({ name, report: made }: Step, code: number, last: string[]): StepReport {
  const failures = last.map((why) => ({ place: name, title: `ended with ${code}`, why }));
  if (!made) return code === 0 ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures };
  try {
    const report = made.read(made.file);
    const isGood = code === 0 && report.passed > 0 && report.failures.length === 0;
    if (isGood) return report;
    return {
      passed: report.passed,
      failed: Math.max(report.failed, 1),
      failures: report.failures.length > 0 ? report.failures : failures,
    };
  } catch {
    return { passed: 0, failed: 1, failures };
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
  const { code, last } =
    step.needsBrowser && !hasBrowser
      ? { code: 1, last: ['There is no Chromium on this machine: install it, or set CHROMIUM_PATH.'] }
      : await run(step.command, step.report?.file);
  outcomes.push({ name: step.name, ...outcomeOf(step, code, last), seconds: (performance.now() - start) / 1000 });
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
// The last lines, because a log is often cut to its end; the summary and these are 31 at most
for (const line of failureLines(
  outcomes.flatMap(({ failures }) => failures),
  31 - 3 - outcomes.length,
))
  console.log(`FAIL ${line}`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
