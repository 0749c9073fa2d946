import type { PayToAgreementData } from '@quickportal/contracts/payto-agreements/read';
import { Alert } from '@quickportal/ui/alert';
import { Button } from '@quickportal/ui/button';
import { Card, CardBody } from '@quickportal/ui/card';
import { DescriptionItem, DescriptionList } from '@quickportal/ui/description-list';
import { Undo2 } from 'lucide-react';
import type { Polling } from '../../../data/polling/use-limited-polling.ts';
import { PageStack } from '../../../layout/page/page-stack.tsx';
import { PollingNotice } from '../../../layout/polling-notice.tsx';
import { PageLink } from '../../../pages/page-link.tsx';
import { statusOrigin } from '../agreement-status-text.ts';
import { payerAccountOf } from '../payto-agreement.entity.tsx';
import { TimeToRespond } from '../time-to-respond.view.tsx';

export interface SentPaymentViewProps {
  agreement: PayToAgreementData;
  /** Set while the payer has yet to decide. */
  polling: Polling | null;
  /** Seconds between two looks. */
  pollingSeconds: number;
  canSeeAgreement: boolean;
  /** Takes it back; undefined where that is not possible. */
  onRecall: (() => void) | undefined;
  /** Opens the steps again with everything that was entered. */
  onStartAgain: () => void;
}

/** A payment that was sent to its payer: what is waited for, or why it is not taken and what to do. */
export function SentPaymentView(props: SentPaymentViewProps) {
  const { agreement, polling, pollingSeconds } = props;
  return (
    <PageStack className="max-w-3xl">
      {polling && <PollingNotice polling={polling} seconds={pollingSeconds} />}
      <Standing {...props} />
      <Card title="Payment">
        <CardBody className="py-2">
          <DescriptionList>
            <DescriptionItem term="Amount">{agreement.paymentTerms.paymentAmount?.displayAmount}</DescriptionItem>
            <DescriptionItem term="Payer">{agreement.payer.payerName}</DescriptionItem>
            <DescriptionItem term="Pays from">{payerAccountOf(agreement)}</DescriptionItem>
            <DescriptionItem term="Paid to">{agreement.supplierBusiness}</DescriptionItem>
            <DescriptionItem term="Description">{agreement.description}</DescriptionItem>
          </DescriptionList>
        </CardBody>
      </Card>
    </PageStack>
  );
}

function Standing(props: SentPaymentViewProps) {
  const { agreement, canSeeAgreement, onRecall, onStartAgain } = props;
  const { ecommercePayment, status, respondBy, readAt, payer, statusReason, agreementToken } = agreement;
  const startAgain = (
    <Button size="sm" variant="primary" onClick={onStartAgain}>
      Start again
    </Button>
  );
  const link = canSeeAgreement && (
    <Button asChild size="sm">
      <PageLink to="PayToAgreementDetailsView" search={{ AgreementToken: agreementToken }}>
        View agreement
      </PageLink>
    </Button>
  );
  if (ecommercePayment?.status === 'TAKEN')
    return (
      <Alert tone="success" title="The payer approved, and the payment is taken" actions={link}>
        Receipt number {ecommercePayment.receiptNumber}.
      </Alert>
    );
  if (ecommercePayment?.status === 'WAITING')
    return (
      <Alert
        tone="info"
        title={
          status === 'PROCESSING' ? 'It is on its way to the payer’s bank' : `${payer.payerName} has yet to approve it`
        }
        actions={
          <>
            {link}
            {onRecall && (
              <Button size="sm" variant="dangerQuiet" onClick={onRecall}>
                <Undo2 />
                Recall
              </Button>
            )}
          </>
        }
      >
        <p>The payment is taken as soon as the payer approves, also when you close this page.</p>
        {respondBy !== null && <TimeToRespond respondBy={respondBy} readAt={readAt} />}
      </Alert>
    );
  const isRefused = ecommercePayment?.status === 'REFUSED';
  return (
    <Alert
      tone="warning"
      title={isRefused ? 'The payment could not be taken' : statusOrigin(agreement)}
      actions={
        <>
          {link}
          {startAgain}
        </>
      }
    >
      <p>{isRefused ? ecommercePayment.refusal : statusReason}</p>
      <p>Nothing was taken. Start again to send it once more: what was entered is kept.</p>
    </Alert>
  );
}
