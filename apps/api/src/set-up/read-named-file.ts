import { readFileSync } from 'node:fs';
import { SetUpError } from '@quickportal/db/terminal/set-up-error';

/** The bytes of a file that an operator named. Throws SetUpError where it cannot be read. */
export function readNamedFile(name: string): Buffer {
  try {
    return readFileSync(name);
  } catch (error) {
    throw new SetUpError(`${name} cannot be read.`, 'Check its name and who may read it.', error);
  }
}
