/** There is no file with this key. */
export class FileMissingError extends Error {
  constructor(key: string) {
    super(`There is no stored file ${key}`);
    this.name = 'FileMissingError';
  }
}

/** The storage cannot be reached or written to; its message says why, without secrets. */
export class StorageUnavailableError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'StorageUnavailableError';
  }
}
