import type { ToastOptions } from '@quickportal/ui/toast';
import type { CallResponse } from '../../data/calls/call.ts';

/** What became of a payment, refund or void after the network was asked again. */
export const requeryToast = ({ status, statusDisplay }: CallResponse<'transactions.requery'>): ToastOptions =>
  status === 'IN_FLIGHT'
    ? { tone: 'info', title: 'The bank has still not responded', description: 'The portal keeps checking the outcome.' }
    : { tone: 'success', title: `The outcome is known: ${statusDisplay.toLowerCase()}` };
