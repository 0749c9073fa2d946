import type { PaymentsToday } from '@quickportal/contracts/transactions/payments-today';
import { BarChart } from '@quickportal/ui/bar-chart';
import { Card, CardBody } from '@quickportal/ui/card';
import { formatMoney } from '@quickportal/ui/money';
import { SegmentedControl } from '@quickportal/ui/segmented-control';
import { useState } from 'react';
import { statusSeries } from '../../layout/status-series.ts';
import { hourName } from './payments-today.words.ts';

type Chart = Pick<React.ComponentProps<typeof BarChart>, 'series' | 'points' | 'format'>;

const usual = { id: 'usual', label: 'Usual', level: true } as const;
const counted: Chart['series'] = [
  { id: 'approved', label: 'Approved' },
  statusSeries('declined', 'Declined'),
  { id: 'other', label: 'Other', tone: 'neutral' },
  usual,
];
const summed: Chart['series'] = [{ id: 'approved', label: 'Approved' }, usual];

/** The count, or the amount in a currency. */
type Measure = 'count' | 'AUD' | 'NZD';

const centsOf = ({ amount }: { amount: string }): number => Number(amount.replace('.', ''));

/** One bar an hour, from the first hour with a payment on any of the days to the last one. */
function chartOf({ hour: now, hours, amounts }: PaymentsToday, measure: Measure): Chart {
  const point = (hour: number, values: Record<string, number>) => ({
    label: hourName(hour),
    name: `${hourName(hour)} to ${hourName((hour + 1) % 24)}`,
    values,
    ...(hour === now && { partial: true }),
  });
  const busy = hours.filter((entry) => entry.approved + entry.declined + entry.other + entry.usual > 0);
  const first = Math.min(now, ...busy.map(({ hour }) => hour));
  const last = Math.max(now, ...busy.map(({ hour }) => hour));
  const isShown = ({ hour }: { hour: number }) => hour >= first && hour <= last;
  const amount = amounts.find(({ currency }) => currency === measure);
  if (!amount)
    return {
      series: counted,
      points: hours
        .filter(isShown)
        .map(({ hour, usual: average, ...values }) => point(hour, { ...values, usual: Math.round(average) })),
    };
  return {
    series: summed,
    points: amount.hours
      .filter(isShown)
      .map((entry) => point(entry.hour, { approved: centsOf(entry.approved), usual: centsOf(entry.usual) })),
    format: (cents) => formatMoney((cents / 100).toFixed(2), amount.currency),
  };
}

/** Payments by hour, counted or summed, beside what is usual in each hour. */
export function HoursChart({ payments }: { payments: PaymentsToday }) {
  const [measure, setMeasure] = useState<Measure>('count');
  const currencies = payments.amounts.map(({ currency }) => currency);
  const options = [
    { value: 'count' as Measure, label: 'Count' },
    ...currencies.map((currency) => ({
      value: currency as Measure,
      label: currencies.length > 1 ? currency : 'Amount',
    })),
  ];
  return (
    <Card
      title="Payments by hour"
      actions={
        options.length > 1 && (
          <SegmentedControl label="Measure" options={options} value={measure} onValueChange={setMeasure} size="sm" />
        )
      }
    >
      <CardBody>
        <BarChart
          label="Payments of today by hour. The table below has the numbers."
          pointHeader="Hour"
          summary="Usual is the average of the same weekday in the last four weeks."
          emptyText="No payments today."
          {...chartOf(payments, measure)}
        />
      </CardBody>
    </Card>
  );
}
