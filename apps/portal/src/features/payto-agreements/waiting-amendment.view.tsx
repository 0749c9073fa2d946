import type { PayToAmendment } from '@quickportal/contracts/payto-agreements/read';
import { PAYTO_TIME_ZONE } from '@quickportal/contracts/rules/payto/respond-by';
import { Card, CardBody } from '@quickportal/ui/card';
import { DateTime } from '@quickportal/ui/date-time';
import { Diff } from '@quickportal/ui/diff';

interface WaitingAmendmentViewProps {
  amendment: PayToAmendment;
  payerName: string;
  /** Takes it back; nothing where the user may not. */
  action: React.ReactNode;
}

/** An amendment that the payer has not decided, from what to what. */
export function WaitingAmendmentView({ amendment, payerName, action }: WaitingAmendmentViewProps) {
  return (
    <Card title="An amendment waits for the payer" actions={action} className="max-w-3xl">
      <CardBody className="grid gap-4">
        <p className="text-ink-2">
          {payerName} can approve or decline it until{' '}
          <DateTime value={amendment.respondBy} timeZone={PAYTO_TIME_ZONE} show="date-time" /> Sydney time. Payment
          details cannot be changed again before that.
        </p>
        <Diff
          label="Changes that wait for the payer"
          beforeTitle="Now"
          afterTitle="Amended"
          fields={amendment.changes.map(({ title, before, after }) => ({ label: title, before, after }))}
        />
      </CardBody>
    </Card>
  );
}
