import type {
  BankStatementLineDetails,
  LineMatch,
} from '@quickportal/contracts/bank-statement-lines/bank-statement-line-details';
import { Button } from '@quickportal/ui/button';
import { Card } from '@quickportal/ui/card';
import { DateOnly, DateTime } from '@quickportal/ui/date-time';
import { Money } from '@quickportal/ui/money';
import { Undo2 } from 'lucide-react';
import { moneyOf } from '../../layout/payments/transaction.tsx';

interface LineMatchesProps {
  line: BankStatementLineDetails;
  timeZone: string;
  /** Null where the user may not undo. */
  onUndo: ((match: LineMatch) => void) | null;
}

/** What a line paid: each invoice, who or what made the match, and when. */
export function LineMatches({ line: { matches }, timeZone, onUndo }: LineMatchesProps) {
  return (
    <Card title="What it paid">
      <ul aria-label="Matches">
        {matches.map((match) => (
          <li
            key={match.matchId}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-b border-line-soft px-5 py-3 last:border-b-0 max-sm:px-4"
          >
            <span className="min-w-0 wrap-anywhere">
              <span className="font-strong">{match.invoiceNumber}</span>
              {match.payerName !== '' && ` of ${match.payerName}`}
            </span>
            <Money {...moneyOf(match.amount)} className="text-right font-strong" />
            <span className="text-13 text-ink-2">
              Due <DateOnly value={match.dueDate} />, {stillOpen(match)}
            </span>
            {onUndo && (
              <Button
                size="sm"
                className="row-span-2 self-end"
                aria-label={`Undo match to ${match.invoiceNumber}`}
                onClick={() => onUndo(match)}
              >
                <Undo2 />
                Undo
              </Button>
            )}
            <span className="text-13 text-ink-2">
              {match.ruleName === null ? `Matched by ${match.matchedBy}` : `Matched by rule ${match.ruleName}`},{' '}
              <DateTime value={match.matchedDate} timeZone={timeZone} show="date-time" />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const stillOpen = ({ openAmount: { amount, displayAmount } }: LineMatch): string =>
  amount === '0.00'
    ? 'paid'
    : amount.startsWith('-')
      ? `overpaid by ${displayAmount.slice(1)}`
      : `${displayAmount} of it still open`;
