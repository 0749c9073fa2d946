import { sql, type SelectQueryBuilder } from 'kysely';
import type { DB } from '../schema.gen.ts';

export type UploadedFileStatus = DB['app.uploaded_file']['status'] extends { __select__: infer S } ? S : never;
export type StoredEncoding = DB['app.uploaded_file']['encoding'];

/** An uploaded file as it is kept. Sizes in bytes, times ISO 8601 UTC. */
export interface UploadedFileRow {
  fileId: number;
  communityId: number;
  format: string;
  fileName: string;
  contentType: string;
  encoding: StoredEncoding;
  size: number;
  sha256: string;
  storageKey: string;
  status: UploadedFileStatus;
  /** Supplier businesses that its uploader was restricted to; null for all. */
  businessIds: number[] | null;
  uploaderName: string | null;
  apiKeyName: string | null;
  duplicateOfId: number | null;
  /** Null until every line is checked. */
  lineCount: number | null;
  checkedLines: number;
  checkedBytes: number;
  /** Lines whose turn to be carried out has been; `appliedLines` of them were. */
  passedLines: number;
  appliedLines: number;
  errorCount: number;
  createdAt: string;
  statusAt: string;
  contentRemovedAt: string | null;
  paymentBatchGroupId: number | null;
}

type FromFile = SelectQueryBuilder<DB & { f: DB['app.uploaded_file'] }, 'f', object>;

/** The columns of a file, for every query that answers one from `app.uploaded_file as f`. */
export const selectUploadedFile = (query: FromFile) =>
  query.select([
    'f.id as fileId',
    'f.community_id as communityId',
    'f.format',
    'f.file_name as fileName',
    'f.content_type as contentType',
    'f.encoding',
    'f.size',
    'f.sha256',
    'f.storage_key as storageKey',
    'f.status',
    'f.business_ids as businessIds',
    'f.uploader_name as uploaderName',
    'f.api_key_name as apiKeyName',
    'f.duplicate_of_id as duplicateOfId',
    'f.line_count as lineCount',
    'f.checked_lines as checkedLines',
    'f.checked_bytes as checkedBytes',
    'f.passed_lines as passedLines',
    'f.applied_lines as appliedLines',
    'f.error_count as errorCount',
    'f.created_at as createdAt',
    'f.status_at as statusAt',
    'f.content_removed_at as contentRemovedAt',
    sql<number | null>`(select min(g.id) from app.payment_batch_group g
      where g.community_id = f.community_id and g.uploaded_file_id = f.id)`.as('paymentBatchGroupId'),
  ]);
