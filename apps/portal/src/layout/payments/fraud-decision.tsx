import type { FraudDecision } from '@quickportal/contracts/fraud-reviews/fraud-decision';
import { fraudDecisionStates } from '@quickportal/contracts/rules/states/fraud-decision';
import { Badge } from '@quickportal/ui/badge';
import { Card, CardBody } from '@quickportal/ui/card';
import { servedStatusBadge } from '../status-badge.tsx';

const StatusBadge = servedStatusBadge(fraudDecisionStates.states);

/** What fraud guard decided, or a user after it, in a word. */
export const FraudDecisionBadge = ({
  decision: { status, statusDisplay },
}: {
  decision: Pick<FraudDecision, 'status' | 'statusDisplay'>;
}) => <StatusBadge status={status} word={statusDisplay} tone={fraudDecisionStates.states[status].tone} />;

/** The decision of fraud guard about a payment, with each reason as a sentence; rules in shadow mode separately. */
export function FraudDecisionCard({ decision }: { decision: FraudDecision }) {
  const { reasons, reviewReason } = decision;
  return (
    <Card title="Fraud guard" actions={<FraudDecisionBadge decision={decision} />}>
      <CardBody className="grid gap-3">
        {reasons.length === 0 ? (
          <p className="text-ink-2">No rule matched.</p>
        ) : (
          <ul className="grid gap-3">
            {reasons.map(({ rule, title, text, isShadow }) => (
              <li key={rule}>
                <p className="font-medium">
                  {title}
                  {isShadow && <Badge className="ml-2">Shadow</Badge>}
                </p>
                <p className="text-ink-2">{text}</p>
              </li>
            ))}
          </ul>
        )}
        {reviewReason !== '' && <p className="text-ink-2">Review: {reviewReason}</p>}
      </CardBody>
    </Card>
  );
}
