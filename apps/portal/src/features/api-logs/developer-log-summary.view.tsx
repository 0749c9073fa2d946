import type { ApiOperation } from '@quickportal/contracts/api-logs/api-log';
import type { ApiLogErrorGroup, ApiLogSummary } from '@quickportal/contracts/api-logs/api-log-summary';
import { BarChart } from '@quickportal/ui/bar-chart';
import { Card, CardBody } from '@quickportal/ui/card';
import { formatCount } from '@quickportal/ui/count';
import { DateTime } from '@quickportal/ui/date-time';
import { EmptyState } from '@quickportal/ui/empty-state';
import { followInApp } from '@quickportal/ui/link-click';
import { SegmentedControl } from '@quickportal/ui/segmented-control';
import { Skeleton } from '@quickportal/ui/skeleton';
import { CircleCheck } from 'lucide-react';
import { formatDuration, operationText } from './api-log.entity.tsx';
import { ErrorBars } from './error-bars.view.tsx';

export type Hours = '24' | '168';

/** What a group of errors is narrowed by in the list. */
export type ErrorGroupKey = Pick<ApiLogErrorGroup, 'operation' | 'httpStatus' | 'errorType'>;

export interface DeveloperLogSummaryProps {
  summary: ApiLogSummary;
  hours: Hours;
  onHoursChange: (hours: Hours) => void;
  timeZone: string;
  operations: readonly ApiOperation[];
  hrefForErrors: (group: ErrorGroupKey) => string;
  onErrors: (group: ErrorGroupKey) => void;
}

const MOST_SHOWN = 5;
const series = [
  { id: 'ok', label: '2xx and 3xx' },
  { id: 'errors', label: '4xx and 5xx', tone: 'danger' },
] as const;

const periodText = (hours: Hours): string => (hours === '24' ? 'in the last 24 hours' : 'in the last 7 days');

/** "9 am" of an hour, "Thu 19" of a day. */
function labelOf(from: string, hours: Hours, timeZone: string): string {
  const moment = new Date(from);
  if (hours === '24') return moment.toLocaleTimeString('en-AU', { hour: 'numeric', timeZone });
  const weekday = moment.toLocaleDateString('en-AU', { weekday: 'short', timeZone });
  return `${weekday} ${moment.toLocaleDateString('en-AU', { day: 'numeric', timeZone })}`;
}

const nameOf = (from: string, hours: Hours, timeZone: string): string =>
  new Date(from).toLocaleString('en-AU', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(hours === '24' && { hour: 'numeric', minute: '2-digit' }),
    timeZone,
  });

/** Calls and errors in numbers: how much was called, and what failed. */
export function DeveloperLogSummary(props: DeveloperLogSummaryProps) {
  return (
    <div className="@container">
      <div className="grid gap-4 @min-[56rem]:grid-cols-[minmax(0,7fr)_minmax(0,6fr)]">
        <CallsCard {...props} />
        <ErrorsCard {...props} />
      </div>
    </div>
  );
}

function CallsCard({ summary, hours, onHoursChange, timeZone }: DeveloperLogSummaryProps) {
  const { calls, errors, percentile95Ms, spans } = summary;
  return (
    <Card
      title="Calls"
      actions={
        <SegmentedControl
          size="sm"
          label="Period"
          options={[
            { value: '24', label: '24 hours' },
            { value: '168', label: '7 days' },
          ]}
          value={hours}
          onValueChange={onHoursChange}
        />
      }
    >
      <CardBody className="grid gap-4">
        <dl className="flex flex-wrap gap-x-8 gap-y-2">
          <Number term="Calls" value={formatCount(calls)} />
          <Number
            term="Errors"
            value={formatCount(errors)}
            more={calls > 0 ? `${((100 * errors) / calls).toFixed(1)} %` : ''}
          />
          <Number term="Time taken, p95" value={percentile95Ms === null ? 'None' : formatDuration(percentile95Ms)} />
        </dl>
        <BarChart
          label={`Calls ${periodText(hours)}`}
          series={series}
          points={spans.map((span, at) => ({
            label: labelOf(span.from, hours, timeZone),
            name: nameOf(span.from, hours, timeZone),
            values: { ok: span.calls - span.errors, errors: span.errors },
            partial: at === spans.length - 1,
          }))}
          pointHeader={hours === '24' ? 'Hour' : 'Day'}
          height={118}
          mostLabels={hours === '24' ? 6 : 7}
          emptyText={`No calls ${periodText(hours)}.`}
        />
      </CardBody>
    </Card>
  );
}

const Number = ({ term, value, more }: { term: string; value: string; more?: string }) => (
  <div>
    <dt className="text-12 text-ink-2">{term}</dt>
    <dd className="text-18 font-strong tabular-nums">
      {value} {more && <span className="text-13 font-normal text-ink-2">{more}</span>}
    </dd>
  </div>
);

function ErrorsCard({ summary, hours, timeZone, operations, hrefForErrors, onErrors }: DeveloperLogSummaryProps) {
  const { errors, errorGroups, errorGroupsCount } = summary;
  const shown = errorGroups.slice(0, MOST_SHOWN);
  const sum = shown.reduce((all, group) => all + group.errors, 0);
  if (errors === 0)
    return (
      <Card title="Errors by operation">
        <EmptyState level={3} icon={<CircleCheck />} title="No errors">
          Every call {periodText(hours)} succeeded.
        </EmptyState>
      </Card>
    );
  return (
    <Card
      title="Errors by operation"
      note={`${shown.length} of ${errorGroupsCount} groups, ${formatCount(sum)} of ${formatCount(errors)} errors`}
    >
      <ul>
        {shown.map((group) => (
          <li
            key={`${group.operation} ${group.httpStatus} ${group.errorType}`}
            className="border-b border-line-soft last:border-b-0"
          >
            <a
              href={hrefForErrors(group)}
              onClick={followInApp(() => onErrors(group))}
              className="grid grid-cols-[minmax(0,1fr)_5.5rem_2.5rem] items-center gap-3 px-5 py-1.75 text-ink -outline-offset-2 hover:bg-surface-hover hover:no-underline max-sm:grid-cols-[minmax(0,1fr)_3.5rem_2.25rem] max-sm:px-4"
            >
              <span className="grid min-w-0">
                <span className="truncate font-mono text-13">{operationText(group.operation, operations)}</span>
                <span className="truncate text-12 text-ink-2">
                  {group.httpStatus} {group.errorType !== null && <span className="font-mono">{group.errorType}</span>}
                  {' · last '}
                  <DateTime value={group.lastDate} timeZone={timeZone} show={hours === '24' ? 'time' : 'date-time'} />
                </span>
              </span>
              <ErrorBars spans={group.spans} />
              <strong className="text-right font-strong tabular-nums">
                {formatCount(group.errors)}
                <span className="sr-only"> errors</span>
              </strong>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Both cards while they load. */
export function DeveloperLogSummarySkeleton() {
  return (
    <div className="@container">
      <div className="grid gap-4 @min-[56rem]:grid-cols-[minmax(0,7fr)_minmax(0,6fr)]">
        {['Calls', 'Errors by operation'].map((title) => (
          <Card key={title} title={title} aria-busy>
            <CardBody>
              <Skeleton className="h-56 w-full" />
            </CardBody>
          </Card>
        ))}
      </div>
    </div>
  );
}
