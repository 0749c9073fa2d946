import { BLOCKED_PAYEE } from '@quickportal/contracts/rules/payto/payee-refusal';
import type { PayToAgreementDetails } from '@quickportal/contracts/payto-agreements/payto-agreement-details';

export type StatusAction = 'recall' | 'suspend' | 'release' | 'cancel';
export type AgreementAction = StatusAction | 'amend' | 'pay';

/** Something that an officer may want to do, and why it is not possible; null: it is. */
export interface PossibleAction {
  action: AgreementAction;
  title: string;
  /** What it does. */
  effect: string;
  refusal: string | null;
}

type Standing = Pick<
  PayToAgreementDetails,
  'status' | 'statusDisplay' | 'amendmentTypes' | 'mayRelease' | 'customerId' | 'paymentRefusal' | 'payeeStatus'
>;

/** What a user without the right is refused with (1R215). */
const NOT_AUTHORISED = 'You are not authorized to take payments against this agreement.';

/** Taking a payment, and why it is not possible; the user may have the right or not. */
export const paymentAction = (
  { paymentRefusal }: Pick<Standing, 'paymentRefusal'>,
  canPay: boolean,
): PossibleAction => ({
  action: 'pay',
  title: 'Take payment',
  effect: 'Each clause is checked before anything is taken.',
  refusal: paymentRefusal || (canPay ? null : NOT_AUTHORISED),
});

/** What can be changed about an agreement as it is now, and why the rest cannot. */
export function changesFor(agreement: Standing): PossibleAction[] {
  const { status, statusDisplay, amendmentTypes, mayRelease, payeeStatus } = agreement;
  const blocked = payeeStatus === 'BLOCKED' ? BLOCKED_PAYEE : null;
  const ended =
    amendmentTypes.length === 0 ? `This agreement cannot be amended since it is ${statusDisplay.toLowerCase()}.` : null;
  const none = ended ?? blocked;
  const pending = status === 'PENDING' ? 'The payer has yet to decide. Until then it can only be recalled.' : null;
  const isSuspended = status === 'SUSPENDED';
  const suspended = isSuspended ? 'Not while it is suspended.' : null;
  const onePayment = agreement.customerId === null ? 'It is for one payment only.' : null;
  const theirs = mayRelease ? null : 'The payer suspended it. Only the payer can release it, at their bank.';
  return [
    {
      action: 'amend',
      title: 'Amend',
      effect: 'Texts change at once, payment details when the payer approves.',
      refusal: none ?? pending ?? suspended ?? onePayment,
    },
    {
      action: 'recall',
      title: 'Recall',
      effect: 'The payer can no longer approve it.',
      refusal: none ?? (pending ? null : 'The payer has decided already.'),
    },
    {
      action: 'suspend',
      title: 'Suspend',
      effect: 'No payment can be taken until your side releases it.',
      refusal: none ?? pending ?? (isSuspended ? 'It is suspended already.' : null),
    },
    {
      action: 'release',
      title: 'Release',
      effect: 'Payments can be taken again.',
      refusal: none ?? pending ?? (isSuspended ? theirs : 'It is not suspended.'),
    },
    {
      action: 'cancel',
      title: 'Cancel',
      effect: 'Ends the agreement for good.',
      refusal: none ?? pending,
    },
  ];
}
