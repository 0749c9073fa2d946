import type { FileError } from '@quickportal/contracts/uploaded-files/uploaded-file';

/** The file cannot be read further, or at all; `errors` says why. */
export class FileFault extends Error {
  readonly errors: readonly FileError[];
  constructor(errors: readonly FileError[]) {
    super(errors[0]?.errorText ?? 'The file cannot be read');
    this.name = 'FileFault';
    this.errors = errors;
  }
}

/** Creates a fault at a line; 0 means the whole file. */
export const faultAt = (lineNumber: number, errorText: string): FileFault =>
  new FileFault([{ lineNumber, nameOfField: '', providedValueText: '', errorText }]);
