// `npm test`: every check there is, as many at a time as there are workers for, and one summary.
// `npm test -- unit stories` runs only the steps whose names are given; `npm test -- --changed` (or `--changed=REF`)
// runs what the changes since main (or REF) can affect, without the steps that need the whole product.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureChromium } from './ensure-chromium.ts';
import { changedFiles, changedSteps } from './test-steps/changed-steps.ts';
import { failedStep, runStep, type Outcome } from './test-steps/run-step.ts';
import { runSteps } from './test-steps/run-steps.ts';
import { failureLines, slowestFiles } from './test-steps/step-report.ts';
import { results, root, steps, type Step } from './test-steps/steps.ts';

const wanted = process.argv.slice(2).filter((argument) => !/^--changed(=|$)/.test(argument));
const changedOption = process.argv.slice(2).find((argument) => /^--changed(=|$)/.test(argument));
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}. Steps: ${steps.map((step) => step.name).join(', ')}`);
  process.exit(2);
}
const selectedSteps = wanted.length === 0 ? steps : steps.filter((step) => wanted.includes(step.name));
const base = changedOption?.split('=')[1] ?? 'main';
const chosen =
  changedOption === undefined ? selectedSteps : changedSteps(root, selectedSteps, changedFiles(root, base));

/** From this length on a step prints its slowest files. */
const SLOW_SECONDS = 60;

function print({ name, log, seconds, files = [] }: Outcome): void {
  console.log(`\n=== ${name}`);
  if (log !== '') process.stdout.write(readFileSync(log));
  if (seconds < SLOW_SECONDS || files.length === 0) return;
  console.log(`The slowest files of ${name}:`);
  for (const file of slowestFiles(files)) console.log(`${file.seconds.toFixed(1).padStart(7)} s  ${file.name}`);
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const start = performance.now();
const hasBrowser = !chosen.some((step) => step.needsBrowser) || ensureChromium();
const runOrFail = async (step: Step): Promise<Outcome> => {
  if (step.needsBrowser && !hasBrowser)
    return failedStep(step, 'There is no Chromium on this machine: install it, or set CHROMIUM_PATH.');
  console.log(`--- ${step.name} started at ${((performance.now() - start) / 1000).toFixed(0)} s`);
  return runStep(step);
};
const outcomes = await runSteps(chosen, runOrFail, print);

if (chosen.length === steps.length) {
  console.log('\n=== specification coverage');
  spawnSync(process.execPath, ['scripts/spec-coverage.mjs'], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
}

console.log(`\n=== summary, after ${((performance.now() - start) / 1000).toFixed(0)} s`);
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
