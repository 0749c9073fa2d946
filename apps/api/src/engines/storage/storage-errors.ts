import { SetUpError } from '@quickportal/db/terminal/set-up-error';

/** There is no file with this key. */
export class FileMissingError extends Error {
  constructor(key: string) {
    super(`There is no stored file ${key}`);
    this.name = 'FileMissingError';
  }
}

/** The storage is unreachable or not writable; the message says why, without secrets. */
export class StorageUnavailableError extends SetUpError {
  override name = 'StorageUnavailableError';
  constructor(message: string, cause?: unknown) {
    super(message, 'Check the setting, and that this process may write there.', cause);
  }
}
