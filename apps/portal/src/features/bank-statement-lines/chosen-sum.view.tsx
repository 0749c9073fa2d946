import type { BankStatementLineDetails } from '@quickportal/contracts/bank-statement-lines/bank-statement-line-details';
import { displayAmount } from '@quickportal/contracts/rules/money';
import { Alert } from '@quickportal/ui/alert';
import { Button } from '@quickportal/ui/button';
import { CardFooter } from '@quickportal/ui/card';
import { classNames } from '@quickportal/ui/class-names';
import { TotalRule } from '@quickportal/ui/total-rule';
import { Check } from 'lucide-react';
import { type ChosenInvoices, faultOf, leftAfter } from './chosen-invoices.ts';

interface ChosenSumProps {
  line: BankStatementLineDetails;
  chosen: ChosenInvoices;
  onMatch: () => void;
  busy: boolean;
  /** Why the line was not matched. */
  error: string | undefined;
}

/** What is chosen as an equation with what is left of the line, and what matching makes of it. */
export function ChosenSum({ line, chosen, onMatch, busy, error }: ChosenSumProps) {
  const { unmatchedAmount } = line;
  const left = leftAfter(unmatchedAmount.amount, chosen);
  const before = leftAfter(unmatchedAmount.amount, new Map());
  const { currency } = unmatchedAmount;
  const isFaulty = [...chosen.values()].some((entry) => faultOf(entry) !== undefined);
  const outcome =
    chosen.size === 0
      ? 'Choose the invoices that this line pays.'
      : left < 0n
        ? 'The amounts are more than what is left of the line.'
        : left === 0n
          ? 'The line becomes Matched.'
          : `The line becomes Part matched, ${displayAmount(left, currency)} stays open.`;
  return (
    <CardFooter className="bottom-0 items-end rounded-b-3 bg-surface sm:sticky">
      <div className="flex flex-wrap items-end gap-x-3 gap-y-1 tabular-nums">
        <Term word="To match" value={displayAmount(before, currency)} />
        <span aria-hidden="true">−</span>
        <Term word={`${chosen.size} chosen`} value={displayAmount(before - left, currency)} />
        <span aria-hidden="true">=</span>
        <div>
          <Term word="Left" value={displayAmount(left, currency)} strong />
          <TotalRule />
        </div>
      </div>
      <Button
        variant="primary"
        aria-keyshortcuts="m"
        busy={busy}
        disabled={chosen.size === 0 || left < 0n || isFaulty}
        onClick={onMatch}
      >
        <Check />
        Match line
      </Button>
      <output className={classNames('basis-full text-13', left < 0n ? 'text-danger-ink' : 'text-ink-2')}>
        {outcome}
      </output>
      {error !== undefined && (
        <Alert tone="danger" title="The line was not matched" className="basis-full">
          {error}
        </Alert>
      )}
    </CardFooter>
  );
}

const Term = ({ word, value, strong = false }: { word: string; value: string; strong?: boolean }) => (
  <span className="grid">
    <span className="text-12 text-ink-2">{word}</span>
    <span className={strong ? 'font-strong' : undefined}>{value}</span>
  </span>
);
