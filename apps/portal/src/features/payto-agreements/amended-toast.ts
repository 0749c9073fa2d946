import type { PayToAgreement } from '@quickportal/contracts/payto-agreements/payto-agreement';
import type { ToastOptions } from '@quickportal/ui/toast';
import type { CallBody } from '../../data/calls/call.ts';

type Status = PayToAgreement['status'];
type Amendment = Pick<CallBody<'paytoAgreements.amend'>, 'amendmentType' | 'statusChange'>;

const NOT_CONFIRMED = {
  tone: 'info',
  title: 'The payer’s bank has not confirmed it yet',
  description: 'It is asked again automatically.',
} as const satisfies ToastOptions;

/** After a change of status: done (1M049), or with the payer's bank, which has not confirmed it yet. */
export const amendedToast =
  (wanted: Status, title = 'Agreement successfully amended') =>
  ({ status, statusDisplay }: PayToAgreement): ToastOptions =>
    status === wanted
      ? { tone: 'success', title, description: `It is ${statusDisplay.toLowerCase()}.` }
      : NOT_CONFIRMED;

const wanted: Readonly<Record<NonNullable<Amendment['statusChange']>, Status>> = {
  SUSPEND: 'SUSPENDED',
  RELEASE: 'ACTIVE',
  CANCEL: 'CANCELLED',
};

/** After an amendment of any type: what it came to, or who decides about it. */
export function amendmentToast({ amendmentType, statusChange }: Amendment, agreement: PayToAgreement): ToastOptions {
  if (amendmentType === 'BILATERAL_AMENDMENT')
    return {
      tone: 'success',
      title: 'Amendment sent to the payer for approval',
      description: 'The current terms apply until the payer approves it.',
    };
  if (amendmentType === 'RECALL_PAYTO_AGREEMENT') return amendedToast('CANCELLED')(agreement);
  if (statusChange !== undefined) return amendedToast(wanted[statusChange])(agreement);
  return { tone: 'success', title: 'Agreement successfully amended', description: 'The new texts apply from now on.' };
}

/** After a new agreement: it waits for its payer, or for the payer's bank to have it. */
export const createdToast = ({ status, statusDisplay }: PayToAgreement): ToastOptions => {
  if (status === 'PENDING') return { tone: 'success', title: 'Agreement sent to the payer for approval' };
  if (status === 'PROCESSING')
    return { tone: 'info', title: 'Agreement created', description: 'The payer’s bank has not confirmed it yet.' };
  return {
    tone: status === 'ACTIVE' ? 'success' : 'warning',
    title: `Agreement created: ${statusDisplay.toLowerCase()}`,
  };
};
