import type { DB } from '../schema.gen.ts';

type StatusOf<T> = T extends { __select__: infer S } ? S : T;
export type ExportStatus = StatusOf<DB['app.export']['status']>;

/** Whose exports: those that a person asked for in a community. */
export interface ExportsOf {
  communityId: number;
  ownerUserId: number;
}

/** What is asked for. */
export interface ExportRequest extends ExportsOf {
  /** Names the list, such as customers. */
  kind: string;
  title: string;
  /** JSON text of what the list was asked for. */
  criteria: string;
  /** The same in words; empty: everything. */
  filters: string;
  columns: readonly string[];
  columnsVersion: number;
  byteOrderMark: boolean;
  /** Businesses that whoever asked is kept to; null: all. */
  businessIds: readonly number[] | null;
  timeZone: string;
  /** The same for requests that ask for the same. */
  requestHash: string;
  fileName: string;
}

/** An export as its owner sees it. */
export interface ExportRow {
  exportId: number;
  communityId: number;
  ownerUserId: number;
  kind: string;
  title: string;
  filters: string;
  columns: string[];
  columnsVersion: number;
  businessIds: number[] | null;
  requestHash: string;
  status: ExportStatus;
  attempts: number;
  rowsTotal: number | null;
  rowsDone: number;
  fileName: string;
  sizeBytes: number | null;
  sha256: string | null;
  createdAt: string;
  finishedAt: string | null;
  expiresAt: string | null;
}

/** The columns of an `ExportRow`. */
export const exportColumns = [
  'e.id as exportId',
  'e.community_id as communityId',
  'e.owner_user_id as ownerUserId',
  'e.kind',
  'e.title',
  'e.filters',
  'e.columns',
  'e.columns_version as columnsVersion',
  'e.business_ids as businessIds',
  'e.request_hash as requestHash',
  'e.status',
  'e.attempts',
  'e.rows_total as rowsTotal',
  'e.rows_done as rowsDone',
  'e.file_name as fileName',
  'e.size_bytes as sizeBytes',
  'e.sha256',
  'e.created_at as createdAt',
  'e.finished_at as finishedAt',
  'e.expires_at as expiresAt',
] as const;
