import { sql, type SelectQueryBuilder } from 'kysely';
import { selected, type ColumnMap, type Selected } from '../../connect/entity-columns.ts';
import type { DB } from '../../schema.gen.ts';

export type UploadedFileStatus = DB['app.uploaded_file']['status'] extends { __select__: infer S } ? S : never;
export type StoredEncoding = DB['app.uploaded_file']['encoding'];

/** What is written when a file is added. Sizes in bytes. */
export const newFileColumns = {
  communityId: 'community_id',
  format: 'format',
  fileName: 'file_name',
  contentType: 'content_type',
  encoding: 'encoding',
  // Whether columns that the format does not know are passed over
  leavesOutUnknown: 'leaves_out_unknown',
  size: 'size',
  sha256: 'sha256',
  storageKey: 'storage_key',
  // Supplier businesses that its uploader was restricted to; null for all
  businessIds: 'business_ids',
  uploaderName: 'uploader_name',
  apiKeyName: 'api_key_name',
  duplicateOfId: 'duplicate_of_id',
} as const satisfies ColumnMap;

const fileColumns = {
  ...newFileColumns,
  fileId: 'id',
  status: 'status',
  // Null until every line is checked
  lineCount: 'line_count',
  checkedLines: 'checked_lines',
  checkedBytes: 'checked_bytes',
  // Lines whose turn to be carried out has been; `appliedLines` of them were
  passedLines: 'passed_lines',
  appliedLines: 'applied_lines',
  errorCount: 'error_count',
  createdAt: 'created_at',
  statusAt: 'status_at',
  contentRemovedAt: 'content_removed_at',
  // The day that a bank file says it is for
  processOn: 'process_on',
  // Of a payment file: when it was released, and by whom
  releasedAt: 'released_at',
  releasedBy: 'released_by',
  // When its errors were dismissed, and the name of the user
  dismissedAt: 'dismissed_at',
  dismissedBy: 'dismissed_by',
} as const satisfies ColumnMap;

/** The file that took its lines after they were corrected: a later one of its name and format that had no errors. */
const correctedBy = sql<number | null>`case when f.status = 'ERROR' then (select min(c.id) from app.uploaded_file c
  where c.community_id = f.community_id and c.name_folded = f.name_folded and c.id > f.id and c.format = f.format
    and c.status in ('SENDING', 'SENT', 'COMPLETE')) end`;

/** Whether something has to be done about the errors of a file: they were neither corrected nor dismissed. */
export const hasOpenErrors = sql<boolean>`f.status = 'ERROR' and f.dismissed_at is null and ${correctedBy} is null`;

/** Selects a file, from a query of `app.uploaded_file as f`. */
export const selectUploadedFile = <O>(query: SelectQueryBuilder<DB & { f: DB['app.uploaded_file'] }, 'f', O>) =>
  query
    .select(selected('f', fileColumns))
    .select(correctedBy.as('correctedByFileId'))
    .select(
      sql<number | null>`(select min(g.id) from app.payment_batch_group g
        where g.community_id = f.community_id and g.uploaded_file_id = f.id)`.as('paymentBatchGroupId'),
    );

/** An uploaded file as it is kept. Times are ISO 8601 UTC. */
export type UploadedFileRecord = Selected<ReturnType<typeof selectUploadedFile<object>>>;
