import { SetUpError } from '@quickportal/db/terminal/set-up-error';

/** The refusal of a file of an operator, with the first 20 of its lines that are not valid. */
export function notValidLines(faults: readonly { readonly line: number; readonly problem: string }[]): SetUpError {
  const lines = faults.slice(0, 20).map(({ line, problem }) => `  line ${line}: ${problem}`);
  return new SetUpError(
    `${faults.length === 1 ? 'A line is' : `${faults.length} lines are`} not valid:\n${lines.join('\n')}\n`,
    'Correct the file and run the command again.',
  );
}
