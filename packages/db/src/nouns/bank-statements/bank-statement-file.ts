import type { BankStatementFileStatus } from '@quickportal/contracts/rules/states/bank-statement-file';
import type { FileEncoding } from '@quickportal/contracts/uploaded-files/file-encodings';
import type { ColumnMap } from '../../connect/entity-columns.ts';

/** What is wrong with a line of a file; line 0 is the whole file. */
export interface StatementFault {
  readonly lineNumber: number;
  readonly message: string;
}

/** A number in a file that no account has; fingerprints, hexadecimal, of each account that it can be. */
export interface UnknownStatementAccount {
  readonly masked: string;
  readonly fingerprints: readonly string[];
}

/** What is written when a file is added. Sizes in bytes. */
export const newStatementFileColumns = {
  communityId: 'community_id',
  businessIds: 'business_ids',
  channel: 'channel',
  format: 'format',
  fileName: 'file_name',
  encoding: 'encoding',
  size: 'size',
  sha256: 'sha256',
  storageKey: 'storage_key',
  bankStatementAccountId: 'bank_statement_account_id',
  acceptsGaps: 'accepts_gaps',
  uploaderName: 'uploader_name',
  uploadedByUserId: 'uploaded_by_user_id',
} as const satisfies ColumnMap;

export const statementFileColumns = {
  ...newStatementFileColumns,
  fileId: 'id',
  status: 'status',
  lineCount: 'line_count',
  statementCount: 'statement_count',
  createdAt: 'created_at',
  statusAt: 'status_at',
  contentRemovedAt: 'content_removed_at',
  version: 'version',
} as const satisfies ColumnMap;

export interface NewBankStatementFile {
  communityId: number;
  /** Businesses that its uploader is restricted to; null for all. */
  businessIds: readonly number[] | null;
  channel: 'UPLOAD' | 'FOLDER' | 'SIMULATION';
  format: string;
  fileName: string;
  encoding: FileEncoding;
  size: number;
  sha256: string;
  storageKey: string;
  /** The account that all of it is of, where the uploader chose one. */
  bankStatementAccountId: number | null;
  acceptsGaps: boolean;
  uploaderName: string;
  uploadedByUserId: number | null;
}

/** A file of bank statements as it is kept. Times are ISO 8601 UTC. */
export interface BankStatementFileRecord extends NewBankStatementFile {
  fileId: number;
  status: BankStatementFileStatus;
  lineCount: number;
  statementCount: number;
  faults: readonly StatementFault[];
  createdAt: string;
  statusAt: string;
  contentRemovedAt: string | null;
  version: number;
}
