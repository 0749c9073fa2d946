import type { ToastOptions } from '@quickportal/ui/toast';

/** After a refund or void whose outcome is not known yet. */
export const NO_BANK_ANSWER: ToastOptions = {
  tone: 'info',
  title: 'The bank has not answered yet',
  description: 'The outcome is asked for by itself.',
};
