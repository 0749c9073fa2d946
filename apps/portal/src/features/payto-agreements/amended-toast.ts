import type { PayToAgreement } from '@quickportal/contracts/payto-agreements/payto-agreement';
import type { ToastOptions } from '@quickportal/ui/toast';

/** After a change of status: done (1M049), or with the payer's bank, which has not confirmed it yet. */
export const amendedToast =
  (wanted: PayToAgreement['status']) =>
  ({ status, statusDisplay }: PayToAgreement): ToastOptions =>
    status === wanted
      ? {
          tone: 'success',
          title: 'Agreement successfully amended',
          description: `It is ${statusDisplay.toLowerCase()}.`,
        }
      : {
          tone: 'info',
          title: 'The payer’s bank has not confirmed it yet',
          description: 'It is asked again automatically.',
        };
