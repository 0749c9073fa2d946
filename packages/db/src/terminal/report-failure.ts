import { explainError } from './explain-error.ts';

/**
 * Says on standard error why something failed, in plain words. `whatFails` begins the sentence: "QuickPortal cannot
 * start". The stack is shown with LOG_LEVEL=debug or trace only.
 */
export function reportFailure(whatFails: string, error: unknown): void {
  const { problem, remedy } = explainError(error);
  process.stderr.write(`${whatFails}: ${problem}${remedy === '' ? '' : ` ${remedy}`}\n`);
  if (/^(debug|trace)$/.test(process.env.LOG_LEVEL ?? '')) process.stderr.write(`${stacks(error)}\n`);
}

/** Ends this process with exit code 1 and a plain sentence where an error reaches the top. For commands. */
export function reportFailures(whatFails: string): void {
  process.on('uncaughtException', (error) => {
    reportFailure(whatFails, error);
    process.exit(1);
  });
}

const stacks = (error: unknown): string =>
  error instanceof Error
    ? `${error.stack ?? error.message}${error.cause === undefined ? '' : `\ncaused by ${stacks(error.cause)}`}`
    : String(error);
