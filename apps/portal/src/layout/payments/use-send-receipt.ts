import { toast } from '@quickportal/ui/toast';
import { useState } from 'react';
import { fieldErrorsOf } from '../../data/problem.ts';
import { useChange } from '../../data/calls/use-change.ts';

/** Mails a receipt to the customer; asks first if it was mailed a moment ago. */
export function useSendReceipt(receiptNumber: string) {
  /** The server's question; null: none. */
  const [question, setQuestion] = useState<string | null>(null);
  const { send, reset, busy, error } = useChange('transactions.sendReceipt', {
    onDone: ({ email }) => void toast({ tone: 'success', title: `Receipt sent to ${email}` }),
  });
  const sendReceipt = async (confirmSendAgain: boolean) => {
    setQuestion(null);
    try {
      await send({ params: { receiptNumber }, query: { confirmSendAgain } });
    } catch (refusal) {
      const request = fieldErrorsOf(refusal).find(({ field }) => field === 'confirmSendAgain');
      if (!request) return;
      reset();
      setQuestion(request.messages[0] ?? '');
    }
  };
  return {
    send: () => void sendReceipt(false),
    busy,
    error,
    again: { question, confirm: () => void sendReceipt(true), cancel: () => setQuestion(null) },
  };
}
