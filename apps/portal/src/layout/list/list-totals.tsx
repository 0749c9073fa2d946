import { MOST_TOTALLED } from '@quickportal/contracts/kernel/most-totalled';
import { formatCount } from '@quickportal/ui/count';
import { Money } from '@quickportal/ui/money';
import { Skeleton } from '@quickportal/ui/skeleton';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';

/** Number and sum of a list's rows with a status. */
export interface StatusTotal {
  status: string;
  recordsCount: number;
  amount: { amount: string; currency: string };
}

interface ListTotalsProps {
  /** Undefined until loaded; null: too many rows match. */
  totals: readonly StatusTotal[] | null | undefined;
  /** Labels of the statuses. */
  words: Readonly<Record<string, string>>;
}

/** Totals that fit on a line. */
const ONE_LINE = 3;

/**
 * Totals of all pages, by status and currency: one line with the most frequent status of each currency, the others on
 * demand.
 */
export function ListTotals({ totals, words }: ListTotalsProps) {
  const [showsAll, setShowsAll] = useState(false);
  const id = useId();
  if (totals === undefined) return <Skeleton className="w-64" />;
  if (totals === null)
    return <p className="text-ink-2">Narrow the list to {formatCount(MOST_TOTALLED)} or fewer rows to see totals.</p>;
  const largest = totals.length > ONE_LINE ? largestOfCurrencies(totals) : totals;
  const hidden = totals.length - largest.length;
  return (
    <div className="flex items-start justify-between gap-x-6">
      <dl id={id} aria-label="Totals" className="flex min-w-0 flex-wrap gap-x-6 gap-y-1">
        {(showsAll ? totals : largest).map(({ status, recordsCount, amount }) => (
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
      {hidden > 0 && (
        <button
          type="button"
          aria-expanded={showsAll}
          aria-controls={id}
          className="flex flex-none items-center gap-1 rounded-1 text-ink-2 hover:text-ink print:hidden"
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? 'Fewer totals' : `${hidden} more`}
          <ChevronDown aria-hidden="true" className={`size-3.5 ${showsAll ? 'rotate-180' : ''}`} />
        </button>
      )}
    </div>
  );
}

function largestOfCurrencies(totals: readonly StatusTotal[]): StatusTotal[] {
  const currencies = [...new Set(totals.map(({ amount }) => amount.currency))];
  return currencies.flatMap((currency) => {
    const own = totals.filter(({ amount }) => amount.currency === currency);
    return own.toSorted((a, b) => b.recordsCount - a.recordsCount).slice(0, 1);
  });
}
