import type {
  BankStatementLineDetails,
  RuleAttempt,
} from '@quickportal/contracts/bank-statement-lines/bank-statement-line-details';
import { Card, CardBody } from '@quickportal/ui/card';
import { classNames } from '@quickportal/ui/class-names';
import { DateTime } from '@quickportal/ui/date-time';
import { Check, CircleAlert, Minus, Pause, X } from 'lucide-react';

const icons: Readonly<Record<RuleAttempt['outcome'], React.ReactNode>> = {
  MATCHED: <Check className="text-success-ink" />,
  FAILED: <X />,
  PAUSED: <Pause />,
  NOT_TRIED: <Minus />,
};

interface LineExplanationProps {
  line: BankStatementLineDetails;
  timeZone: string;
}

/** Why rules matched a line or not: one row for each rule, in the order in which they are tried. */
export function LineExplanation({ line: { rules, rulesTriedDate, matches }, timeZone }: LineExplanationProps) {
  const isMatched = rules.some(({ outcome }) => outcome === 'MATCHED');
  const byHand = !isMatched && matches.length > 0;
  return (
    <Card
      title={isMatched ? 'Why it matched' : byHand ? 'What the rules found' : 'Why no rule matched'}
      note={
        rulesTriedDate === null ? (
          rules.length > 0 && !isMatched && 'As rules and invoices are now'
        ) : (
          <>
            Tried <DateTime value={rulesTriedDate} timeZone={timeZone} show="date-time" />
          </>
        )
      }
    >
      {rules.length === 0 ? (
        <CardBody className="text-ink-2">No rule tried this line.</CardBody>
      ) : (
        <ol className="px-5 py-1 max-sm:px-4">
          {rules.map((rule, index) => (
            <Rule key={rule.ruleName} rule={rule} number={index + 1} />
          ))}
        </ol>
      )}
    </Card>
  );
}

function Rule({ rule: { ruleName, outcome, reason, isNear }, number }: { rule: RuleAttempt; number: number }) {
  const isInk = isNear || outcome === 'MATCHED';
  return (
    <li
      className={classNames(
        'grid grid-cols-[1.25rem_1.25rem_minmax(0,1fr)] items-baseline gap-x-2 border-b border-line-soft py-2 last:border-b-0',
        isInk ? 'text-ink' : 'text-ink-2',
      )}
    >
      <span className="text-13 tabular-nums">{number}</span>
      <span aria-hidden="true" className="self-center [&_svg]:size-3.5">
        {isNear ? <CircleAlert className="text-warning-ink" /> : icons[outcome]}
      </span>
      <span className="min-w-0 wrap-anywhere">
        <span className={isInk ? 'font-strong' : undefined}>{ruleName}</span>
        <span className="block text-13">{reason}</span>
      </span>
    </li>
  );
}
