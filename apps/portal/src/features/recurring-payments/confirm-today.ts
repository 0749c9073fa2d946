import { useCallback, useState } from 'react';
import { fieldErrorsOf, ProblemError } from '../../data/problem.ts';

/** What the server asks to confirm before it attempts a payment at once; null where it asks nothing (1R117 1R118). */
export const askedForToday = (error: unknown): string | null =>
  fieldErrorsOf(error).find(({ field }) => field === 'confirmPaymentToday')?.messages[0] ?? null;

const kept = new ProblemError({
  type: 'validation-failed',
  title: 'Not saved.',
  status: 422,
  requestId: '',
  errors: [{ field: 'nextPaymentDate', messages: ['Choose a later date, or confirm today’s payment.'] }],
});

/** Sends a change; where the server asks for a confirmation of today's payment, the person is asked and it is sent again. */
export function useConfirmToday() {
  const [request, setAsked] = useState<{ message: string; response: (confirmed: boolean) => void } | null>(null);
  const send = useCallback(async <T>(call: (confirmPaymentToday: boolean | undefined) => Promise<T>): Promise<T> => {
    try {
      return await call(undefined);
    } catch (error) {
      const message = askedForToday(error);
      if (message === null) throw error;
      const confirmed = await new Promise<boolean>((response) => setAsked({ message, response }));
      setAsked(null);
      if (!confirmed) throw kept;
      return call(true);
    }
  }, []);
  return { send, question: request };
}
