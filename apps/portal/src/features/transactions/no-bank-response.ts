import type { ToastOptions } from '@quickportal/ui/toast';

/** After a refund or void whose outcome is not known yet. */
export const NO_BANK_ANSWER: ToastOptions = {
  tone: 'info',
  title: 'The bank has not responded yet',
  description: 'The portal keeps checking the outcome.',
};
