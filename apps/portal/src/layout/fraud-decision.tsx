import type { FraudDecision } from '@quickportal/contracts/fraud-reviews/fraud-decision';
import { fraudDecisionStates } from '@quickportal/contracts/rules/states/fraud-decision';
import { Badge } from '@quickportal/ui/badge';
import { Card, CardBody } from '@quickportal/ui/card';

/** What fraud guard decided about a payment, and each reason in a sentence; rules in shadow apart. */
export function FraudDecisionCard({ decision }: { decision: FraudDecision }) {
  const { status, statusDisplay, reasons, reviewReason } = decision;
  return (
    <Card title="Fraud guard" actions={<Badge tone={fraudDecisionStates.states[status].tone}>{statusDisplay}</Badge>}>
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
