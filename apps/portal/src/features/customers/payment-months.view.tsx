import type { PaymentMonth } from '@quickportal/contracts/customers/customer-payments';
import { BarChart } from '@quickportal/ui/bar-chart';
import { Card, CardBody } from '@quickportal/ui/card';
import { formatCount } from '@quickportal/ui/count';
import { formatDateOnly } from '@quickportal/ui/date-time';
import { statusSeries } from '../../layout/status-series.ts';

const series = [{ id: 'taken', label: 'Taken' }, statusSeries('declined', 'Declined')] as const;
const common = { series, pointHeader: 'Month', height: 90, emptyText: 'No payments in 12 months' };

/** "Nov 2026" */
const nameOf = ({ month }: PaymentMonth): string => formatDateOnly(month).slice(3);
const sum = (months: readonly PaymentMonth[], kind: 'taken' | 'refunded' | 'declined'): number =>
  months.reduce((total, month) => total + month[kind], 0);

/** How many payments were taken and declined in each of the last twelve months. */
export function PaymentMonthsView({ months }: { months: readonly PaymentMonth[] }) {
  const [first, last] = [months[0], months.at(-1)];
  const points = months.map((month) => ({
    label: nameOf(month).charAt(0),
    name: nameOf(month),
    values: { taken: month.taken, declined: month.declined },
    partial: month === last,
  }));
  return (
    <Card title="Payments per month" dense>
      <CardBody>
        <BarChart
          {...common}
          label={first && last ? `Payments per month, ${nameOf(first)} to ${nameOf(last)}` : 'Payments per month'}
          points={points}
          summary={`${sentence(months)} The current month is not over.`}
        />
      </CardBody>
    </Card>
  );
}

/** "32 payments taken in 12 months, 1 refunded and 2 declined." */
function sentence(months: readonly PaymentMonth[]): string {
  const [taken, refunded, declined] = [sum(months, 'taken'), sum(months, 'refunded'), sum(months, 'declined')];
  const others = [
    ...(refunded > 0 ? [`${formatCount(refunded)} refunded`] : []),
    `${declined > 0 ? formatCount(declined) : 'none'} declined`,
  ];
  return `${formatCount(taken)} ${taken === 1 ? 'payment' : 'payments'} taken in 12 months, ${others.join(' and ')}.`;
}

export const PaymentMonthsSkeleton = () => (
  <Card title="Payments per month" dense>
    <CardBody>
      <BarChart {...common} label="Payments per month" points={[]} summary="" loading />
    </CardBody>
  </Card>
);
