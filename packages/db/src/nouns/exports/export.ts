import { selected, type ColumnMap, type FieldsOf, type Selected } from '../../connect/entity-columns.ts';
import { build } from '../../connect/prepared-query.ts';

/** Whose exports: those that a person asked for in a community. */
export interface ExportsOf {
  communityId: number;
  ownerUserId: number;
}

const requestColumns = {
  communityId: 'community_id',
  ownerUserId: 'owner_user_id',
  // Names the list, such as customers
  kind: 'kind',
  title: 'title',
  // What narrows it, in words; empty: nothing
  filters: 'filters',
  columns: 'columns',
  columnsVersion: 'columns_version',
  // Businesses that the requester is kept to; null: all
  businessIds: 'business_ids',
  // The same for requests that ask for the same
  requestHash: 'request_hash',
  fileName: 'file_name',
  // csv or xlsx
  format: 'format',
} as const satisfies ColumnMap;

/** The row of a new export. */
export const newExportColumns = {
  ...requestColumns,
  criteria: 'criteria',
  timeZone: 'time_zone',
} as const satisfies ColumnMap;

const exportColumns = {
  ...requestColumns,
  exportId: 'id',
  status: 'status',
  attempts: 'attempts',
  rowsTotal: 'rows_total',
  rowsDone: 'rows_done',
  sizeBytes: 'size_bytes',
  sha256: 'sha256',
  createdAt: 'created_at',
  finishedAt: 'finished_at',
  expiresAt: 'expires_at',
} as const satisfies ColumnMap;

/** The exports of a person, as a query with the whole of each. */
export const selectExports = (key: ExportsOf) => exportsOf(key).select(selected('e', exportColumns));

/** The same without anything selected. */
export const exportsOf = ({ communityId, ownerUserId }: ExportsOf) =>
  build
    .selectFrom('app.export as e')
    .where('e.community_id', '=', communityId)
    .where('e.owner_user_id', '=', ownerUserId);

/** An export as its owner sees it. */
export type ExportRecord = Selected<ReturnType<typeof selectExports>>;

/** The requested export. */
export interface ExportRequest extends FieldsOf<typeof requestColumns, ExportRecord> {
  /** JSON text of the criteria of the list. */
  criteria: string;
  timeZone: string;
}
