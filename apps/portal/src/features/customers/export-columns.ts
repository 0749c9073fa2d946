import { customerExportColumns, type CustomerExportColumn } from '@quickportal/contracts/customers/export-columns';

/** Columns of the list that the file has under other names, or in two. */
const renamed: Readonly<Record<string, readonly CustomerExportColumn[]>> = { city: ['city', 'state'] };

/** The columns of the file for those that the list shows, in its order. */
export const exportColumnsOf = (shown: readonly string[]): CustomerExportColumn[] =>
  shown.flatMap((id) => renamed[id] ?? customerExportColumns.filter((column) => column === id));

/** How many columns there are in all. */
export const EXPORT_COLUMNS: number = customerExportColumns.length;
