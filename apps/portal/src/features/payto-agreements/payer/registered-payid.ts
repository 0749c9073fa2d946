import { normalPayId, payIdType, type PayIdType } from '@quickportal/contracts/rules/contact/payid';
import { ProblemError, problemOf } from '../../../data/problem.ts';
import { api } from '../../../data/connection/trpc.ts';

/** A PayID that was looked up while it was typed is not looked up again: look-ups that tell a name are counted. */
const KNOWN_FOR = 300_000;

interface EnteredPayer {
  payerKind?: unknown;
  payId?: unknown;
  payIdType?: unknown;
}

const notRegistered = () =>
  new ProblemError({
    type: 'validation-failed',
    title: 'Not registered.',
    status: 422,
    requestId: '',
    errors: [{ field: 'payId', messages: ['Enter a registered PayID. Check the spelling with the payer.'] }],
  });

/**
 * Rejects on its field where the PayID is not registered, for a customer or a payer who is none (null). Where it cannot
 * be looked up now, the payer's bank will tell.
 */
export async function requireRegisteredPayId(customerId: number | null, entered: EnteredPayer): Promise<void> {
  const { payerKind, payId, payIdType: chosen } = entered;
  if (payerKind !== 'PAYID' || typeof payId !== 'string') return;
  const type = typeof chosen === 'string' && chosen !== '' ? (chosen as PayIdType) : payIdType(payId);
  const id = normalPayId(payId, type);
  if (id === null) return;
  const options = { staleTime: KNOWN_FOR, retry: false };
  try {
    await (customerId === null
      ? api.paytoAgreements.getPayerAlias.fetch({ body: { payId: id, payIdType: type } }, options)
      : api.paytoAgreements.getAlias.fetch({ params: { customerId, id }, query: { payIdType: type } }, options));
  } catch (error) {
    if (problemOf(error)?.status === 404) throw notRegistered();
  }
}
