import { dateIn } from '../../kernel/date-in.ts';
import type { AnyExportKind } from './export-kind.ts';

/** Where the file of an export is stored. Each start of the writer has its own, so that two never share one. */
export const storageKeyOf = (key: { communityId: number; exportId: number; attempt: number }): string =>
  `exports/${key.communityId}/${key.exportId}-${key.attempt}.csv`;

/** `customers-2026-11-20-2015-v1.csv`: list, the community's date and time, version of the columns. */
export function fileNameOf(
  { kind, columnsVersion }: Pick<AnyExportKind, 'kind' | 'columnsVersion'>,
  timeZone: string,
  now: Date,
): string {
  const time = now.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return `${kind}-${dateIn(timeZone, now)}-${time.replace(':', '')}-v${columnsVersion}.csv`;
}
