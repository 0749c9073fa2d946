import type { ExportRecord } from '@quickportal/db/exports/export';
import { dateIn } from '../../kernel/date-in.ts';
import type { AnyExportKind } from './export-kind.ts';

export type ExportFormat = ExportRecord['format'];

export const contentTypes: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

interface ExportKey {
  communityId: number;
  exportId: number;
  attempt: number;
  format: ExportFormat;
}

/** Returns the storage key of an export's file. Each attempt has its own, so that two never share a file. */
export const storageKeyOf = ({ communityId, exportId, attempt, format }: ExportKey): string =>
  `exports/${communityId}/${exportId}-${attempt}.${format}`;

/** What determines the name of an export's file. */
interface FileNaming {
  format: ExportFormat;
  timeZone: string;
  now: Date;
}

/**
 * Returns a file name such as `customers-2026-11-20-2015-v1.csv`: list, the community's date and time, version of the
 * columns.
 */
export function fileNameOf(
  { kind, columnsVersion }: Pick<AnyExportKind, 'kind' | 'columnsVersion'>,
  { format, timeZone, now }: FileNaming,
): string {
  const time = now.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return `${kind}-${dateIn(timeZone, now)}-${time.replace(':', '')}-v${columnsVersion}.${format}`;
}
