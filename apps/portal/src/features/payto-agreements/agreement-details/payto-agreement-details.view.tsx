import type { PayToAgreementDetails } from '@quickportal/contracts/payto-agreements/payto-agreement-details';
import type { PayToAmendment } from '@quickportal/contracts/payto-agreements/payto-amendment';
import { payToAgreementStates } from '@quickportal/contracts/rules/states/payto-agreement';
import { Alert } from '@quickportal/ui/alert';
import type { Polling } from '../../../data/polling/use-limited-polling.ts';
import { DetailsSkeleton } from '../../../layout/page/details-skeleton.tsx';
import { PageHeader } from '../../../layout/page/page-header.tsx';
import { SideBySide } from '../../../layout/page/page-stack.tsx';
import { PollingNotice } from '../../../layout/polling-notice.tsx';
import { noticeTone } from '../../../layout/status-badge.tsx';
import { changesFor, paymentAction, type StatusAction } from './agreement-actions.ts';
import { agreementCrumb } from '../agreement-crumb.ts';
import { AgreementFacts, PayerFacts } from './agreement-facts.view.tsx';
import { statusConsequence, statusOrigin } from '../agreement-status-text.ts';
import { AgreementTerms } from './agreement-terms.view.tsx';
import { NextSteps } from './next-steps.view.tsx';
import { AgreementStatusBadge } from '../payto-agreement.entity.tsx';
import { TimeToRespond } from '../time-to-respond.view.tsx';
import { BilateralAmendment } from '../amend-agreement/bilateral-amendment.view.tsx';

export interface PayToAgreementDetailsViewProps {
  agreement: PayToAgreementDetails;
  /** The amendment that the payer has yet to decide. */
  waiting: PayToAmendment | null;
  timeZone: string;
  /** Whether the user may amend agreements. */
  // In the specification: 1R162
  canManage: boolean;
  /** Whether the user may take payments. */
  // In the specification: 1R170
  canPay: boolean;
  /** Set while something is waited for. */
  polling: Polling | null;
  /** Seconds between two looks. */
  pollingSeconds: number;
  onChoose: (action: StatusAction) => void;
  onRecallAmendment: () => void;
  /** What happened to it. */
  timeline?: React.ReactNode;
}

/** A PayTo agreement: how it stands and why, what can be done about it, and what was agreed. */
// In the specification: 1P016
export function PayToAgreementDetailsView(props: PayToAgreementDetailsViewProps) {
  const {
    agreement,
    waiting,
    timeZone,
    canManage,
    canPay,
    polling,
    pollingSeconds,
    onChoose,
    onRecallAmendment,
    timeline,
  } = props;
  return (
    <>
      <PageHeader
        title={agreement.description}
        subtitle={`PayTo agreement with ${agreement.payer.payerName}`}
        badge={<AgreementStatusBadge agreement={agreement} />}
        parent={agreementCrumb(agreement)}
      />
      <SideBySide
        sideFirst={canManage || canPay}
        side={
          <>
            {(canManage || canPay) && <Steps {...{ agreement, canManage, canPay, onChoose }} />}
            <AgreementFacts agreement={agreement} timeZone={timeZone} />
          </>
        }
      >
        {polling && <PollingNotice polling={polling} seconds={pollingSeconds} />}
        <PayeeNotice agreement={agreement} />
        <StatusNotice agreement={agreement} />
        {waiting && (
          <BilateralAmendment
            amendment={waiting}
            readAt={agreement.readAt}
            timeZone={timeZone}
            onRecall={canManage && agreement.payeeStatus !== 'BLOCKED' ? onRecallAmendment : undefined}
          />
        )}
        <AgreementTerms agreement={agreement} />
        <PayerFacts agreement={agreement} />
        {timeline}
      </SideBySide>
    </>
  );
}

type StepsProps = Pick<PayToAgreementDetailsViewProps, 'agreement' | 'canManage' | 'canPay' | 'onChoose'>;

function Steps({ agreement, canManage, canPay, onChoose }: StepsProps) {
  const actions = [paymentAction(agreement, canPay), ...(canManage ? changesFor(agreement) : [])];
  return <NextSteps agreement={agreement} actions={actions} onChoose={onChoose} />;
}

/** Says that nothing can be done under it while the account that it settles to is blocked. */
// In the specification: 3R268 3R269
function PayeeNotice({ agreement: { payeeStatus, payeeAccount } }: Pick<PayToAgreementDetailsViewProps, 'agreement'>) {
  if (payeeStatus === 'ENABLED') return null;
  if (payeeStatus === 'DISABLED')
    return (
      <Alert tone="warning" title={`${payeeAccount} is disabled`}>
        No payment can be taken, because it would settle to this account.
      </Alert>
    );
  return (
    <Alert tone="warning" title={`${payeeAccount} is blocked`}>
      Payments and amendments are refused until platform staff unblock the account. What the payer already has goes on:
      they can still decide about it.
    </Alert>
  );
}

/** Who brought the status about, why, and what follows; an active agreement needs no words. */
function StatusNotice({ agreement }: Pick<PayToAgreementDetailsViewProps, 'agreement'>) {
  const { status, respondBy, readAt, statusReason } = agreement;
  if (status === 'ACTIVE') return null;
  return (
    <Alert tone={noticeTone(payToAgreementStates.states[status])} title={statusOrigin(agreement)}>
      {statusReason !== '' && <p>{statusReason}</p>}
      <p>{statusConsequence(agreement)}</p>
      {respondBy !== null && <TimeToRespond respondBy={respondBy} readAt={readAt} />}
    </Alert>
  );
}

/** The shape of the page while it loads. */
export const PayToAgreementDetailsSkeleton = () => <DetailsSkeleton title="PayTo agreement" side={4} />;
