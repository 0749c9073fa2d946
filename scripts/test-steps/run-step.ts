import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { firstLine, type StepReport } from './step-report.ts';
import { results, root, type Step } from './steps.ts';

/** A step that ended. */
export interface Outcome extends StepReport {
  readonly name: string;
  readonly seconds: number;
  /** The file that has its output. */
  readonly log: string;
}

/** How many lines of the output a failed step without a report shows. */
const LAST_LINES = 8;

/** Runs a step; its output goes to `test-results/<name>.log`. */
export async function runStep(step: Step): Promise<Outcome> {
  const log = path.join(results, `${step.name}.log`);
  const start = performance.now();
  const { code, last } = await run(step.command, log, step.report?.file);
  return { name: step.name, log, ...toReport(step, code, last), seconds: (performance.now() - start) / 1000 };
}

/** A step that could not start, for the reason given. */
export function failedStep({ name }: Step, why: string): Outcome {
  return { name, log: '', seconds: 0, passed: 0, failed: 1, failures: [{ place: name, title: 'did not run', why }] };
}

function run(
  [command = '', ...args]: readonly string[],
  log: string,
  reportFile = '',
): Promise<{ code: number; last: string[] }> {
  return new Promise((resolve) => {
    const file = createWriteStream(log);
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, FORCE_COLOR: '0', CI: 'true', STEP_REPORT: reportFile },
    });
    let output = '';
    const keep = (text: Buffer) => {
      output = (output + text.toString()).slice(-4000);
    };
    child.stdout.on('data', keep).pipe(file, { end: false });
    child.stderr.on('data', keep).pipe(file, { end: false });
    const end = (code: number) => {
      for (const stream of [child.stdout, child.stderr]) stream.destroy();
      const last = output.split('\n').map(firstLine).filter(Boolean).slice(-LAST_LINES);
      file.end(() => resolve({ code, last }));
    };
    child.on('error', () => end(127));
    child.on('close', (code) => end(code ?? 1));
    // A process that a step left running may hold its output open
    child.on('exit', (code) => setTimeout(() => end(code ?? 1), 5000).unref());
  });
}

/** A runner that failed without a failed test counts as one failure, with the last lines of its output. */
function toReport({ name, report }: Step, code: number, last: string[]): StepReport {
  const failures = last.map((why) => ({ place: name, title: `ended with ${code}`, why }));
  if (!report) return code === 0 ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures };
  try {
    const written = report.read(report.file);
    if (code === 0 && written.passed > 0 && written.failures.length === 0) return written;
    return {
      ...written,
      failed: Math.max(written.failed, 1),
      failures: written.failures.length > 0 ? written.failures : failures,
    };
  } catch {
    return { passed: 0, failed: 1, failures };
  }
}
