import type { ApiLog, ApiOperation } from '@quickportal/contracts/api-logs/api-log';
import { apiLogList } from '@quickportal/contracts/api-logs/api-log-list';
import { Badge, type BadgeTone } from '@quickportal/ui/badge';
import { classNames } from '@quickportal/ui/class-names';
import type { Column } from '@quickportal/ui/data-table';
import { DateTime } from '@quickportal/ui/date-time';
import { Mono } from '@quickportal/ui/mono';
import { Check, CircleAlert, OctagonAlert } from 'lucide-react';
import { listColumns } from '../../layout/list/list-columns.tsx';

/** Calls that take longer stand out. */
const SLOW_MS = 3000;
const BASE = /^.*\/rest\/internal(?=\/)/;

/** Path and query of a call below the base that all have. */
export const pathOf = ({ requestUrl }: Pick<ApiLog, 'requestUrl'>): string => requestUrl.replace(BASE, '');

/** "POST /customers": an operation by its name, or the name where it is not known. */
export function operationText(name: string, operations: readonly ApiOperation[]): string {
  if (name === '') return 'No such call';
  const known = operations.find(({ operation }) => operation === name);
  return known ? `${known.httpMethod} /${known.path}` : name;
}

/** "37 ms", "8.59 s" */
export const formatDuration = (ms: number): string => (ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(2)} s`);

export function Duration({ ms }: { ms: number }) {
  return (
    <span className={classNames('whitespace-nowrap', ms >= SLOW_MS && 'font-medium text-warning-ink')}>
      {formatDuration(ms)}
    </span>
  );
}

/** When a call came, to the second. */
export function CallTime({ value, timeZone }: { value: string; timeZone: string }) {
  const time = { hour: 'numeric', minute: '2-digit', second: '2-digit', timeZone } as const;
  return (
    <span className="whitespace-nowrap">
      <DateTime value={value} timeZone={timeZone} />{' '}
      <span className="text-ink-3">{new Date(value).toLocaleTimeString('en-AU', time)}</span>
    </span>
  );
}

type Status = Pick<ApiLog, 'httpStatus' | 'httpStatusDescription'>;

const lookOf = (status: number): { tone: BadgeTone; ink: string; icon: React.ReactNode } => {
  if (status >= 500) return { tone: 'danger', ink: 'text-danger-ink', icon: <OctagonAlert /> };
  if (status >= 400) return { tone: 'warning', ink: 'text-warning-ink', icon: <CircleAlert /> };
  return { tone: 'success', ink: '[&>svg]:text-success-ink', icon: <Check /> };
};

/** A status in a list: the number, with an icon for its class. */
export function StatusMark({ httpStatus, httpStatusDescription }: Status) {
  const { ink, icon } = lookOf(httpStatus);
  return (
    <span
      title={httpStatusDescription}
      className={classNames('inline-flex items-center gap-1.5 tabular-nums [&>svg]:size-3.5', ink)}
    >
      {icon}
      {httpStatus}
    </span>
  );
}

/** A status with its reason phrase. */
export const HttpStatusBadge = ({ httpStatus, httpStatusDescription }: Status) => (
  <Badge tone={lookOf(httpStatus).tone} icon={lookOf(httpStatus).icon}>
    {httpStatus} {httpStatusDescription}
  </Badge>
);

/** The columns of the list. */
export const apiLogColumns = (timeZone: string): readonly Column<ApiLog>[] =>
  listColumns<ApiLog, typeof apiLogList>(apiLogList, timeZone, {
    requestDate: ({ requestDate }) => <CallTime value={requestDate} timeZone={timeZone} />,
    httpMethod: ({ httpMethod }) => <Mono className="font-strong">{httpMethod}</Mono>,
    requestUrl: (row) => <Mono>{pathOf(row)}</Mono>,
    httpStatus: (row) => <StatusMark {...row} />,
    durationMs: ({ durationMs }) => <Duration ms={durationMs} />,
    apiKeyName: ({ apiKeyName, certificateSubject }) =>
      certificateSubject === null ? apiKeyName : <Mono>{certificateSubject}</Mono>,
    requestId: ({ requestId }) => <Mono>{requestId}</Mono>,
    ipAddress: ({ ipAddress }) => <Mono>{ipAddress}</Mono>,
    operation: ({ operation }) => <Mono>{operation}</Mono>,
  });
