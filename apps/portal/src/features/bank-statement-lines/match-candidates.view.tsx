import type {
  BankStatementLineDetails,
  InvoiceCandidate,
} from '@quickportal/contracts/bank-statement-lines/bank-statement-line-details';
import { Card, CardBody } from '@quickportal/ui/card';
import { Checkbox } from '@quickportal/ui/checkbox';
import { classNames } from '@quickportal/ui/class-names';
import { DateOnly } from '@quickportal/ui/date-time';
import { Field } from '@quickportal/ui/field';
import { Input } from '@quickportal/ui/input';
import { Money } from '@quickportal/ui/money';
import { MoneyInput } from '@quickportal/ui/money-input';
import { Skeleton } from '@quickportal/ui/skeleton';
import { Check, Search } from 'lucide-react';
import { moneyOf } from '../../layout/payments/transaction.tsx';
import { type ChosenInvoices, faultOf } from './chosen-invoices.ts';
import { ChosenSum } from './chosen-sum.view.tsx';

export interface MatchCandidatesProps {
  line: BankStatementLineDetails;
  /** Undefined while they load. */
  candidates: readonly InvoiceCandidate[] | undefined;
  query: string;
  onQuery: (query: string) => void;
  chosen: ChosenInvoices;
  onToggle: (candidate: InvoiceCandidate) => void;
  onAmount: (candidate: InvoiceCandidate, amount: string) => void;
  /** Null where the user may not match. */
  onMatch: (() => void) | null;
  busy: boolean;
  /** Why the line was not matched. */
  error: string | undefined;
}

/** Open invoices compared with a line, what is chosen of them, and what is left. */
export function MatchCandidates(props: MatchCandidatesProps) {
  const { line, candidates, query, onQuery, chosen, onMatch } = props;
  const found = candidates?.filter(({ invoiceId }) => !chosen.has(invoiceId)) ?? [];
  const rows = [...[...chosen.values()].map(({ candidate }) => candidate), ...found];
  return (
    <Card
      title={query === '' ? 'Nearest invoices' : 'Invoices'}
      actions={
        <Field label="Search open invoices" hideLabel className="w-full min-w-48">
          <Input
            type="search"
            size="sm"
            leading={<Search />}
            placeholder="Number, payer or amount"
            value={query}
            maxLength={100}
            onValueChange={onQuery}
          />
        </Field>
      }
    >
      {candidates === undefined && (
        <CardBody aria-busy="true" className="grid gap-3">
          <Skeleton className="w-full" />
          <Skeleton className="w-2/3" />
        </CardBody>
      )}
      {candidates !== undefined && rows.length === 0 && (
        <CardBody className="text-ink-2">
          {query === '' ? 'There is no open invoice in this currency.' : 'No open invoice fits. Try its number.'}
        </CardBody>
      )}
      <ul aria-label="Candidates">
        {rows.map((candidate) => (
          <Candidate key={candidate.invoiceId} {...props} candidate={candidate} />
        ))}
      </ul>
      {onMatch && <ChosenSum line={line} chosen={chosen} onMatch={onMatch} busy={props.busy} error={props.error} />}
    </Card>
  );
}

function Candidate({
  candidate,
  chosen,
  line,
  onToggle,
  onAmount,
  onMatch,
}: MatchCandidatesProps & { candidate: InvoiceCandidate }) {
  const { invoiceNumber, payerName, payerReference, openAmount, dueDate, amount, date, name, reference } = candidate;
  const entry = chosen.get(candidate.invoiceId);
  const fault = entry && faultOf(entry);
  return (
    <li
      className={classNames(
        'grid gap-x-4 gap-y-1.5 border-b border-line-soft px-5 py-3 last:border-b-0 max-sm:px-4 sm:grid-cols-[minmax(0,1.6fr)_repeat(3,minmax(0,1fr))]',
        entry && 'bg-accent-soft shadow-[inset_3px_0_var(--accent)]',
      )}
    >
      {onMatch ? (
        <Checkbox
          value={entry !== undefined}
          onValueChange={() => onToggle(candidate)}
          label={<span className="font-strong">{invoiceNumber}</span>}
          description={payerName || 'No payer'}
          className="self-start"
        />
      ) : (
        <div className="min-w-0">
          <span className="font-strong">{invoiceNumber}</span>
          <span className="block text-13 text-ink-2">{payerName}</span>
        </div>
      )}
      <Fact word="Open" comparison={amount} value={<Money {...moneyOf(openAmount)} />} />
      <Fact word="Due" comparison={date} value={<DateOnly value={dueDate} />} />
      <Fact
        word="Reference"
        comparison={reference.isSame ? reference : name.isSame ? { isSame: true, text: 'name' } : reference}
        value={payerReference || 'None'}
      />
      {entry && (
        <Field
          label={`Amount of ${invoiceNumber}`}
          error={fault ?? ''}
          className="sm:col-span-2"
          {...(fault === undefined && { help: `At most ${openAmount.displayAmount}` })}
        >
          <MoneyInput
            size="sm"
            currency={line.amount.currency}
            value={entry.amount}
            onValueChange={(typed) => onAmount(candidate, typed)}
          />
        </Field>
      )}
    </li>
  );
}

function Fact({
  word,
  value,
  comparison: { isSame, text },
}: {
  word: string;
  value: React.ReactNode;
  comparison: { isSame: boolean; text: string };
}) {
  return (
    <div className="min-w-0 max-sm:flex max-sm:flex-wrap max-sm:gap-x-2 max-sm:pl-7">
      <span className="text-12 text-ink-2 max-sm:basis-16 sm:sr-only">{word}</span>
      <span className="block wrap-anywhere tabular-nums">{value}</span>
      <span
        className={classNames(
          'flex items-center gap-1 text-13 [&_svg]:size-3.5',
          isSame ? 'text-success-ink' : 'text-warning-ink',
        )}
      >
        {isSame && <Check aria-hidden="true" />}
        {text}
      </span>
    </div>
  );
}
