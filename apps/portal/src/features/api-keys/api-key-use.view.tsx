import type { ApiKeyUse } from '@quickportal/contracts/api-keys/api-key-use';
import { BarChart } from '@quickportal/ui/bar-chart';
import { BarList } from '@quickportal/ui/bar-list';
import { Card, CardBody } from '@quickportal/ui/card';
import { formatCount } from '@quickportal/ui/count';
import { formatDateOnly } from '@quickportal/ui/date-time';
import { addressName, callsADay, programName, routeName } from '../../layout/program-use/use-words.ts';

/** Days that the chart has. */
const CHARTED_DAYS = 14;
const series = [{ id: 'calls', label: 'Calls' }];

const pointsOf = <T extends { calls: number }>(groups: readonly T[], nameOf: (group: T) => string) =>
  groups.map((group) => ({ label: nameOf(group), values: { calls: group.calls } }));

/** "Thu 19" */
const dayLabel = (day: string): string => {
  const weekday = new Date(`${day}T00:00:00Z`).toLocaleDateString('en-AU', { weekday: 'short', timeZone: 'UTC' });
  return `${weekday} ${Number(day.slice(8))}`;
};

interface UseProps {
  use: ApiKeyUse;
}

/** Calls by day, in a chart. Today is not over. */
export function UseChart({ use: { days }, height, mostLabels }: UseProps & { height?: number; mostLabels?: number }) {
  const charted = days.slice(-CHARTED_DAYS);
  const sum = charted.reduce((all, { calls }) => all + calls, 0);
  return (
    <BarChart
      label={`Calls in the last ${CHARTED_DAYS} days. The table below has the numbers.`}
      series={series}
      points={charted.map(({ day, calls }, at) => ({
        label: dayLabel(day),
        name: formatDateOnly(day),
        values: { calls },
        partial: at === charted.length - 1,
      }))}
      pointHeader="Day"
      summary={`${formatCount(sum)} calls in ${CHARTED_DAYS} days. Today is not over.`}
      emptyText={`No calls in ${CHARTED_DAYS} days.`}
      {...(height !== undefined && { height })}
      {...(mostLabels !== undefined && { mostLabels })}
    />
  );
}

/** What a key is used for, and thereby what stops when it is disabled. */
export function ApiKeyUseView({ use, isWorking }: UseProps & { isWorking: boolean }) {
  const { routes, addresses, programs, callersCount } = use;
  return (
    <Card title={isWorking ? 'What breaks if you disable it' : 'Use'} note="Past 30 days">
      <CardBody className="grid gap-4">
        <p className="text-ink-2">
          {callersCount === 0 ? (
            'No program called with this key in the last 30 days.'
          ) : (
            <>
              {callersCount === 1 ? 'One program uses' : `${callersCount} programs and addresses use`} this key,{' '}
              <strong className="font-strong text-ink">{callsADay(use)}</strong> in the last week.
              {isWorking && ' Each of them would be refused with 401 at once.'}
            </>
          )}
        </p>
        <UseChart use={use} />
      </CardBody>
      {callersCount > 0 && (
        <div className="@container border-t border-line">
          <div className="grid @min-[44rem]:grid-cols-3">
            <Group title="Route">
              <BarList
                label="Calls by route"
                series={series}
                points={pointsOf(routes, routeName)}
                pointHeader="Route"
              />
            </Group>
            <Group title="Address">
              <BarList
                label="Calls by address"
                series={series}
                points={pointsOf(addresses, addressName)}
                pointHeader="Address"
              />
            </Group>
            <Group title="Program">
              <BarList
                label="Calls by program"
                series={series}
                points={pointsOf(programs, programName)}
                pointHeader="Program"
              />
            </Group>
          </div>
        </div>
      )}
    </Card>
  );
}

const Group = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <section className="grid min-w-0 content-start gap-3 p-5 max-sm:p-4">
    <h3 className="text-14 font-strong">{title}</h3>
    {children}
  </section>
);
