import type { PayToClause } from '@quickportal/contracts/payto-agreements/change';
import { Badge } from '@quickportal/ui/badge';
import { Card, CardBody } from '@quickportal/ui/card';
import { DateOnly } from '@quickportal/ui/date-time';
import { Skeleton } from '@quickportal/ui/skeleton';
import { Check, CircleDashed, Info, X } from 'lucide-react';

export interface FlightCheckViewProps {
  /** Undefined until the first response. */
  clauses: readonly PayToClause[] | undefined;
  /** Without one the clause about the amount is open. */
  hasAmount: boolean;
  /** What was typed is being checked; what was found before stays. */
  loading: boolean;
  /** Why nothing is known of the clauses. */
  failure: string | undefined;
}

type Finding = 'met' | 'open' | 'noted' | 'refused';

const looks = {
  met: { word: 'Met', icon: <Check />, ink: 'text-success-ink' },
  open: { word: 'Not checked yet', icon: <CircleDashed />, ink: 'text-ink-3' },
  noted: { word: 'For information', icon: <Info />, ink: 'text-info-ink' },
  refused: { word: 'Not met', icon: <X />, ink: 'text-danger-ink' },
} as const;

const findingOf = ({ clause, isMet, isBlocking }: PayToClause, hasAmount: boolean): Finding => {
  if (clause === 'AMOUNT' && !hasAmount) return 'open';
  if (isMet) return 'met';
  return isBlocking ? 'refused' : 'noted';
};

/** What each clause of an agreement says to a payment before it is sent. */
export function FlightCheckView({ clauses, hasAmount, loading, failure }: FlightCheckViewProps) {
  return (
    <Card
      title="Flight check"
      actions={clauses && <Verdict clauses={clauses} hasAmount={hasAmount} loading={loading} />}
    >
      {failure !== undefined && <CardBody className="text-danger-ink">{failure}</CardBody>}
      {failure === undefined && clauses === undefined && (
        <CardBody className="grid gap-4" aria-busy>
          <Skeleton className="w-full" />
          <Skeleton className="w-full" />
        </CardBody>
      )}
      {clauses && (
        <ul aria-label="Clauses" aria-busy={loading || undefined} className="grid">
          {clauses.map((clause) => (
            <Clause key={clause.clause} clause={clause} finding={findingOf(clause, hasAmount)} />
          ))}
        </ul>
      )}
    </Card>
  );
}

type VerdictProps = Pick<FlightCheckViewProps, 'hasAmount' | 'loading'> & { clauses: readonly PayToClause[] };

/** What all clauses come to, read out when it changes. */
function Verdict({ clauses, hasAmount, loading }: VerdictProps) {
  const refused = clauses.filter((clause) => findingOf(clause, hasAmount) === 'refused').length;
  const verdict = () => {
    if (loading) return <Badge>Checking</Badge>;
    if (refused > 0)
      return <Badge tone="danger">{refused === 1 ? '1 clause not met' : `${refused} clauses not met`}</Badge>;
    return hasAmount ? <Badge tone="success">Can be taken</Badge> : <Badge>Enter an amount</Badge>;
  };
  return <span aria-live="polite">{verdict()}</span>;
}

function Clause({
  clause: { title, text, isMet, isBlocking, passesFrom },
  finding,
}: {
  clause: PayToClause;
  finding: Finding;
}) {
  const { word, icon, ink } = looks[finding];
  const isOpen = finding === 'open';
  return (
    <li className="flex gap-3 border-b border-line-soft px-5 py-2.5 last:border-b-0 max-sm:px-4">
      <span className={`mt-0.5 flex-none [&>svg]:size-4 ${ink}`}>
        <span className="sr-only">{word}:</span>
        <span aria-hidden="true">{icon}</span>
      </span>
      <div className="grid min-w-0 gap-0.5">
        <span className="font-strong">{title}</span>
        <span className="text-13 text-ink-2">{isOpen ? 'Checked as you type the amount.' : text}</span>
        {!isOpen && !isMet && isBlocking && (
          <span className="text-13 text-danger-ink">
            {passesFrom === null ? (
              'Waiting does not help.'
            ) : (
              <>
                Passes from <DateOnly value={passesFrom} />.
              </>
            )}
          </span>
        )}
      </div>
    </li>
  );
}
