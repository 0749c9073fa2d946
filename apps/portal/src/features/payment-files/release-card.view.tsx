import type { PaymentFile } from '@quickportal/contracts/payment-files/payment-file';
import { localMoment } from '@quickportal/contracts/rules/banking-calendar/local-moment';
import { displayDate } from '@quickportal/contracts/rules/dates/calendar-date';
import { formatAmount, parseAmount } from '@quickportal/contracts/rules/money';
import { Alert } from '@quickportal/ui/alert';
import { Button } from '@quickportal/ui/button';
import { Card, CardBody } from '@quickportal/ui/card';
import { formatCount } from '@quickportal/ui/count';
import { DateTime } from '@quickportal/ui/date-time';
import { Money } from '@quickportal/ui/money';
import { Totals, TotalsRow, TotalsSum } from '@quickportal/ui/total-rule';
import { Send } from 'lucide-react';
import { PageLink } from '../../pages/page-link.tsx';

export interface ReleaseCardProps {
  payments: PaymentFile;
  timeZone: string;
  /** When the file was last fetched, milliseconds since 1970. */
  asOf: number;
  /** Null where the user may not release files. */
  onRelease: (() => void) | null;
}

/** The sum of the totals in each currency. */
export function sumsOf({ totals }: Pick<PaymentFile, 'totals'>): { currency: 'AUD' | 'NZD'; amount: string }[] {
  return (['AUD', 'NZD'] as const).flatMap((currency) => {
    const amounts = totals.filter((total) => total.currency === currency);
    const cents = amounts.reduce((sum, { totalAmount }) => sum + (parseAmount(totalAmount.amount) ?? 0n), 0n);
    return amounts.length === 0 ? [] : [{ currency, amount: formatAmount(cents) }];
  });
}

const payments = (count: number) => `${formatCount(count)} ${count === 1 ? 'payment' : 'payments'}`;

/** What of the file is taken and what not, and the way to release it; afterwards who did. */
export function ReleaseCard({ payments: file, timeZone, asOf, onRelease }: ReleaseCardProps) {
  const { readyCount, takenCount, wrongCount, duplicateCount, leftOutCount, refusedCount, proposalId, processDate } =
    file;
  const isLater = processDate !== null && processDate > localMoment(new Date(asOf), timeZone).date;
  const rows = [
    { term: 'Wrong, not taken', count: wrongCount },
    { term: 'Duplicates, not taken', count: duplicateCount },
    { term: 'Left out', count: leftOutCount },
    { term: 'Refused when taken', count: refusedCount },
  ].filter(({ count }) => count > 0);
  const lineCount = rows.reduce((sum, { count }) => sum + count, readyCount + takenCount);
  return (
    <Card title="Release" dense>
      <CardBody className="grid gap-4">
        <Totals>
          <TotalsRow term="Lines in the file">{formatCount(lineCount)}</TotalsRow>
          {rows.map(({ term, count }) => (
            <TotalsRow key={term} term={term}>
              {formatCount(count)}
            </TotalsRow>
          ))}
          {sumsOf(file).map((sum, at) => (
            <TotalsSum key={sum.currency} term={at === 0 ? payments(readyCount + takenCount) : ''}>
              <Money {...sum} />
            </TotalsSum>
          ))}
        </Totals>
        {file.releasedDate !== null && (
          <p className="text-13 text-ink-2">
            Released by {file.releasedBy} on <DateTime value={file.releasedDate} timeZone={timeZone} show="date-time" />
          </p>
        )}
        {proposalId !== null && (
          <Alert tone="info" title="The release waits for a second person.">
            <PageLink to="ApprovalsView" className="underline">
              Open approvals
            </PageLink>
          </Alert>
        )}
        {file.waitsForRelease && isLater && (
          <p className="text-13 text-ink-2">
            This file is for {displayDate(processDate)}. It can be released on that day.
          </p>
        )}
        {file.waitsForRelease && proposalId === null && onRelease && (
          <Button variant="primary" disabled={readyCount === 0 || isLater} onClick={onRelease}>
            <Send />
            Release {payments(readyCount)}
          </Button>
        )}
      </CardBody>
    </Card>
  );
}
