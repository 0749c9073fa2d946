import type { ServiceMessageSummary } from '@quickportal/contracts/service-messages/service-message';
import { Card, CardBody } from '@quickportal/ui/card';
import { formatCount } from '@quickportal/ui/count';
import { DateTime, formatDateOnly } from '@quickportal/ui/date-time';
import { Skeleton } from '@quickportal/ui/skeleton';
import { StackedByDay } from '@quickportal/ui/stacked-by-day';
import { sentenceCase } from '@quickportal/ui/label-case';
import { SideBySide } from '../../layout/page/page-stack.tsx';
import { statusSeries } from '../../layout/status-series.ts';

export interface ServiceMessageCountsProps {
  summary: ServiceMessageSummary;
  /** The day that is not over, if it is one of those shown. */
  today?: string;
  /** The kinds that are chosen; undefined: all. */
  doctypeCodes: readonly string[] | undefined;
  /** Called with the kinds that are chosen then. */
  onChoose: (doctypeCodes: string[] | undefined) => void;
}

const series = [
  statusSeries('delivered', 'Delivered'),
  statusSeries('underWay', 'Under way'),
  statusSeries('failed', 'Failed'),
] as const;

/** How many there were each day, and of which kinds. */
// In the specification: 2E044
export function ServiceMessageCounts({ summary, today, doctypeCodes = [], onChoose }: ServiceMessageCountsProps) {
  const { from, to } = summary;
  return (
    <SideBySide side={<Kinds summary={summary} chosen={doctypeCodes} onChoose={onChoose} />}>
      <Card title="Messages by day">
        <CardBody>
          <StackedByDay
            label={`Service messages per day by outcome, ${formatDateOnly(from)} to ${formatDateOnly(to)}`}
            series={series}
            days={summary.days.map(({ date, ...values }) => ({ date, values }))}
            from={from}
            to={to}
            {...(today !== undefined && { today })}
            summary={sentenceOf(summary)}
            emptyText="No service messages on these days."
          />
        </CardBody>
      </Card>
    </SideBySide>
  );
}

/** "1,204 messages, 12 of them failed, 3 are under way." */
function sentenceOf({ statuses }: ServiceMessageSummary): string {
  const pick = (...names: string[]) =>
    statuses.reduce((sum, row) => (names.includes(row.status) ? sum + row.messageCount : sum), 0);
  const all = statuses.reduce((sum, { messageCount }) => sum + messageCount, 0);
  const underWay = pick('QUEUED', 'SENDING', 'RETRYING');
  const parts = [
    `${formatCount(all)} ${all === 1 ? 'message' : 'messages'}`,
    `${formatCount(pick('FAILED'))} failed`,
    `${formatCount(underWay)} under way`,
  ];
  return `${parts.join(', ')}.`;
}

function Kinds({
  summary: { doctypes, timeZone },
  chosen,
  onChoose,
}: { summary: ServiceMessageSummary; chosen: readonly string[] } & Pick<ServiceMessageCountsProps, 'onChoose'>) {
  const toggle = (code: string) => {
    const next = chosen.includes(code) ? chosen.filter((other) => other !== code) : [...chosen, code];
    onChoose(next.length > 0 ? next : undefined);
  };
  return (
    <Card title="By kind">
      {doctypes.length === 0 ? (
        <CardBody className="text-ink-2">None on these days.</CardBody>
      ) : (
        <ul
          // A region that scrolls is reached by keyboard
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          aria-label="Kinds of messages"
          className="max-h-76 divide-y divide-line-soft overflow-y-auto rounded-b-3"
        >
          {doctypes.map(({ doctypeCode, messageCount, failedCount, lastCreatedDate }) => (
            <li key={doctypeCode}>
              <button
                type="button"
                aria-pressed={chosen.includes(doctypeCode)}
                onClick={() => toggle(doctypeCode)}
                className="grid w-full grid-cols-[minmax(0,1fr)_auto] gap-x-3 px-5 py-2.5 text-left hover:bg-surface-hover aria-pressed:bg-accent-soft"
              >
                <span className="wrap-anywhere">{sentenceCase(doctypeCode)}</span>
                <span className="text-right font-strong tabular-nums">{formatCount(messageCount)}</span>
                <span className="text-12 text-ink-2">
                  Last <DateTime value={lastCreatedDate} timeZone={timeZone} show="date-time" />
                </span>
                {failedCount > 0 && (
                  <span className="text-right text-12 text-danger-ink">{formatCount(failedCount)} failed</span>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** The shape of chart and kinds while they load. */
export function ServiceMessageCountsSkeleton() {
  return (
    <SideBySide
      side={
        <Card title="By kind">
          <CardBody className="grid gap-5">
            {['first', 'second', 'third', 'fourth'].map((name) => (
              <div key={name} className="grid gap-2">
                <Skeleton className="w-44" />
                <Skeleton className="w-28" />
              </div>
            ))}
          </CardBody>
        </Card>
      }
    >
      <Card title="Messages by day">
        <CardBody>
          <StackedByDay
            label="Service messages per day by outcome"
            series={series}
            days={[]}
            from="2026-01-01"
            to="2026-01-30"
            summary=""
            loading
          />
        </CardBody>
      </Card>
    </SideBySide>
  );
}
