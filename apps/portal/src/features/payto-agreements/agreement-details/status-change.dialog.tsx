import type { PayToAgreement } from '@quickportal/contracts/payto-agreements/payto-agreement';
import { CallForm } from '../../../layout/forms/call-form.tsx';
import { ConfirmChange, type Question } from '../../../layout/forms/confirm-change.tsx';
import type { StatusAction } from './agreement-actions.ts';
import { amendedToast } from '../amended-toast.ts';

interface StatusChangeDialogProps {
  action: StatusAction;
  agreement: PayToAgreement;
  onClose: () => void;
}

/** Asks before an agreement is suspended, released, cancelled or recalled; for the first and third also why. */
export const StatusChangeDialog = ({ action, ...props }: StatusChangeDialogProps) =>
  action === 'suspend' || action === 'cancel' ? (
    <ReasonDialog {...props} {...withReason[action](props.agreement)} />
  ) : (
    <QuestionDialog {...props} {...withoutReason[action](props.agreement)} />
  );

type Named = Pick<PayToAgreement, 'description' | 'payer'>;
type Amendment =
  | { amendmentType: 'STATUS_AMENDMENT'; statusChange: 'SUSPEND' | 'RELEASE' | 'CANCEL' }
  | { amendmentType: 'RECALL_PAYTO_AGREEMENT' };

const withReason = {
  suspend: ({ description, payer }: Named) => ({
    amendment: { amendmentType: 'STATUS_AMENDMENT', statusChange: 'SUSPEND' } as const,
    wanted: 'SUSPENDED' as const,
    title: `Suspend ${description}`,
    submitLabel: 'Suspend agreement',
    text: `No payment can be taken until your side releases it. ${payer.payerName} is informed by their bank.`,
  }),
  cancel: ({ description, payer }: Named) => ({
    amendment: { amendmentType: 'STATUS_AMENDMENT', statusChange: 'CANCEL' } as const,
    wanted: 'CANCELLED' as const,
    title: `Cancel ${description}`,
    submitLabel: 'Cancel agreement',
    text: `No more payments can be taken, and an amendment that waits is recalled. ${payer.payerName} is informed by their bank. This cannot be undone: to debit the account again, create a new agreement.`,
  }),
};

interface Change {
  amendment: Amendment;
  /** What the status is then. */
  wanted: PayToAgreement['status'];
}

interface ReasonProps extends Omit<StatusChangeDialogProps, 'action'>, Change {
  title: string;
  submitLabel: string;
  text: string;
}

function ReasonDialog({ agreement, amendment, wanted, text, ...props }: ReasonProps) {
  const { agreementToken: token, version } = agreement;
  return (
    <CallForm
      {...props}
      call="paytoAgreements.amend"
      params={{ token }}
      danger
      fields={['reasonCode']}
      values={{ ...amendment, reasonCode: 'MD17' }}
      also={{ ...amendment, version }}
      done={amendedToast(wanted)}
      sending="agreement"
    >
      <p className="mb-4">{text}</p>
    </CallForm>
  );
}

/** What is asked before a change that needs no reason. */
export const withoutReason: Readonly<Record<'release' | 'recall', (agreement: Named) => Question & Change>> = {
  release: ({ description, payer }) => ({
    amendment: { amendmentType: 'STATUS_AMENDMENT', statusChange: 'RELEASE' },
    wanted: 'ACTIVE',
    tone: 'primary',
    title: `Release ${description}?`,
    action: 'Release agreement',
    cancel: 'Keep suspended',
    children: <p>Payments can be taken again at once. {payer.payerName} is informed by their bank.</p>,
  }),
  recall: ({ description, payer }) => ({
    amendment: { amendmentType: 'RECALL_PAYTO_AGREEMENT' },
    wanted: 'CANCELLED',
    title: `Recall ${description}?`,
    action: 'Recall agreement',
    cancel: 'Keep agreement',
    children: (
      <p>
        {payer.payerName} can no longer approve it, and it is cancelled. This cannot be undone: create a new agreement
        instead.
      </p>
    ),
  }),
};

function QuestionDialog({
  agreement,
  amendment,
  wanted,
  onClose,
  ...question
}: Omit<StatusChangeDialogProps, 'action'> & Question & Change) {
  const { agreementToken: token, version } = agreement;
  return (
    <ConfirmChange
      {...question}
      call="paytoAgreements.amend"
      input={{ params: { token }, body: { ...amendment, version } }}
      seen={agreement}
      done={amendedToast(wanted)}
      sending="agreement"
      onClose={onClose}
    />
  );
}
