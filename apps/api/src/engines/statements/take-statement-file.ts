import { LARGEST_STATEMENT_FILE } from '@quickportal/contracts/bank-statements/call-parts';
import type { NewBankStatementFile } from '@quickportal/db/bank-statements/bank-statement-file';
import { insertBankStatementFile } from '@quickportal/db/bank-statements/write-bank-statement-files';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { recordAudit } from '../audit/audit.ts';
import type { JobActor } from '../access/actor.ts';
import { enqueue } from '../outbox/outbox.ts';
import { dropContent, receiveContent } from '../uploads/receive-content.ts';
import { IMPORT_STATEMENTS, type StatementServices } from './import-statements.ts';
import { recogniseStatements } from './recognise-statements.ts';

/** A file of statements that no user uploads. */
export interface StatementFile extends Pick<NewBankStatementFile, 'communityId' | 'channel' | 'fileName'> {
  source: AsyncIterable<Uint8Array>;
  /** The account that all of it is of, where that is known. */
  bankStatementAccountId?: number | null;
  /** Whether it is imported although balances do not follow on. */
  acceptsGaps?: boolean;
  /** Who it is from, as the list of files says. */
  uploaderName: string;
  actor: JobActor;
  signal: AbortSignal;
}

/**
 * Stores a file of statements and puts it into the queue; both or neither. Returns its id. Throws Problem (422) where it
 * is no file of statements. `within` runs in the same transaction.
 */
export async function takeStatementFile(
  services: StatementServices,
  file: StatementFile,
  within: (trx: WriteTransaction, fileId: number) => Promise<void> = () => Promise.resolve(),
): Promise<number> {
  const { communityId, fileName, channel, uploaderName, actor } = file;
  const scope = { kind: 'community' as const, communityId };
  const { source, signal } = file;
  const content = await receiveContent(services, scope, { source, maxBytes: LARGEST_STATEMENT_FILE, signal });
  try {
    const { format, encoding } = recogniseStatements(content);
    return await services.db.transaction({ kind: 'jobs' }, async (trx) => {
      const at = services.clock.now();
      const fileId = await insertBankStatementFile(
        trx,
        {
          communityId,
          businessIds: null,
          channel,
          format: format.format,
          fileName,
          encoding,
          size: content.size,
          sha256: content.sha256,
          storageKey: content.storageKey,
          bankStatementAccountId: file.bankStatementAccountId ?? null,
          acceptsGaps: file.acceptsGaps ?? false,
          uploaderName,
          uploadedByUserId: null,
        },
        at,
      );
      await recordAudit(trx, {
        action: 'bank-statements.take-file',
        actor,
        origin: { requestId: '', ip: '', userAgent: '' },
        communityId,
        objectType: 'bank-statement-file',
        objectId: String(fileId),
        description: `Bank statement file ${fileName} received (${format.title})`,
        after: { fileName, format: format.format, size: content.size, checksum: content.sha256 },
        outcome: 'SUCCESS',
        at,
      });
      await enqueue(trx, { topic: IMPORT_STATEMENTS, payload: { fileId }, communityId, availableAt: at });
      await within(trx, fileId);
      return fileId;
    });
  } catch (error) {
    await dropContent(services, scope, content.storageKey);
    throw error;
  }
}
