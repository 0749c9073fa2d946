import type { PaymentTotals } from '@quickportal/contracts/customers/customer-payments';
import { Card, CardBody } from '@quickportal/ui/card';
import { formatCount } from '@quickportal/ui/count';
import { Money } from '@quickportal/ui/money';
import { Skeleton } from '@quickportal/ui/skeleton';
import { Totals, TotalsRow, TotalsSum } from '@quickportal/ui/total-rule';

const TITLE = 'Last 12 months';

/** What was taken and refunded in twelve months, with what is left of it; and what was declined, which is not in it. */
export function PaymentBalanceView({ totals }: { totals: readonly PaymentTotals[] }) {
  return (
    <Card title={TITLE} dense>
      <CardBody className="grid gap-4 text-13">
        {totals.length === 0 && <p className="text-ink-2">No payments in 12 months</p>}
        {totals.map((total) => (
          <Balance key={total.currency} totals={total} />
        ))}
      </CardBody>
    </Card>
  );
}

function Balance({ totals: { currency, taken, refunded, declined, balance } }: { totals: PaymentTotals }) {
  return (
    <div>
      <Totals>
        <TotalsRow term={inWords('Taken', taken.count, 'payment')}>
          <Money amount={taken.amount.amount} currency={currency} />
        </TotalsRow>
        <TotalsRow term={inWords('Refunded', refunded.count, 'refund')}>
          <Money
            amount={refunded.count > 0 ? `-${refunded.amount.amount}` : refunded.amount.amount}
            currency={currency}
          />
        </TotalsRow>
        <TotalsSum term="Balance" size="small">
          <Money amount={balance.amount} currency={currency} />
        </TotalsSum>
      </Totals>
      <dl className="mt-2">
        <TotalsRow term={inWords('Declined', declined.count, 'payment')}>
          <Money amount={declined.amount.amount} currency={currency} />
        </TotalsRow>
      </dl>
    </div>
  );
}

const inWords = (title: string, count: number, noun: string): string =>
  `${title}, ${formatCount(count)} ${count === 1 ? noun : `${noun}s`}`;

export const PaymentBalanceSkeleton = () => (
  <Card title={TITLE} dense>
    <CardBody className="grid gap-3.5">
      {['taken', 'refunded', 'balance', 'declined'].map((row) => (
        <Skeleton key={row} className="my-0.5 w-full" />
      ))}
    </CardBody>
  </Card>
);
