import { listOtherStorages } from '@quickportal/db/nodes/server-node';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { ConfigurationError } from '../../kernel/configuration.ts';
import { StorageUnavailableError } from './storage-errors.ts';
import type { StorageServices } from './storage-services.ts';

/** Prepares the storage and returns its identity, which the node registers. Throws ConfigurationError. */
export async function prepareStorage(services: StorageServices): Promise<string> {
  try {
    return await services.storage.prepare();
  } catch (error) {
    if (!(error instanceof StorageUnavailableError)) throw error;
    services.log.error({ err: error }, 'The storage cannot be used');
    throw new ConfigurationError(
      services.configuration.s3Url === null ? 'QUICKPORTAL_DATA' : 'S3_URL',
      `cannot be used: ${error.message}`,
      error.remedy,
    );
  }
}

/**
 * Refuses to start a process that would not see the others' files: all living nodes must have the same storage, a
 * shared folder or the same bucket. Throws ConfigurationError.
 */
export async function assertSingleNodeOrSharedStorage(
  trx: WriteTransaction,
  { storageId, withinMilliseconds }: { storageId: string; withinMilliseconds: number },
): Promise<void> {
  const [other] = await listOtherStorages(trx, { storageId, withinMilliseconds });
  if (!other) return;
  throw new ConfigurationError(
    'S3_URL',
    `is needed: process ${other.processId} on ${other.host} works on this database with other files. Let all of them use the same bucket (S3_URL) or the same folder (QUICKPORTAL_DATA), or stop that one and wait half a minute.`,
  );
}
