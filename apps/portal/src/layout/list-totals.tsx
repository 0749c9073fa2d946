import { MOST_TOTALLED } from '@quickportal/contracts/kernel/most-totalled';
import { formatCount } from '@quickportal/ui/count';
import { Money } from '@quickportal/ui/money';
import { Skeleton } from '@quickportal/ui/skeleton';

/** How many rows of a list are in a status, and what they add up to. */
export interface StatusTotal {
  status: string;
  recordsCount: number;
  amount: { amount: string; currency: string };
}

interface ListTotalsProps {
  /** Undefined until they are known; null: too many rows match. */
  totals: readonly StatusTotal[] | null | undefined;
  /** What the statuses are called. */
  words: Readonly<Record<string, string>>;
}

/** What the rows of all pages add up to, by status and currency. */
export function ListTotals({ totals, words }: ListTotalsProps) {
  if (totals === undefined) return <Skeleton className="w-64" />;
  if (totals === null)
    return <p className="text-ink-2">Narrow the list to {formatCount(MOST_TOTALLED)} or fewer rows to see totals.</p>;
  return (
    <dl aria-label="Totals" className="flex flex-wrap gap-x-6 gap-y-1">
      {totals.map(({ status, recordsCount, amount }) => (
        <div key={`${status} ${amount.currency}`} className="flex gap-1.5 whitespace-nowrap">
          <dt className="text-ink-2">
            {words[status] ?? status} <span className="tabular-nums">({formatCount(recordsCount)})</span>
          </dt>
          <dd>
            <Money amount={amount.amount} currency={amount.currency} className="font-medium" />
          </dd>
        </div>
      ))}
    </dl>
  );
}
