import { formatAmount } from '@quickportal/contracts/rules/money';
import { SIGNATURE, signedText } from '@quickportal/contracts/rules/payments/hand-off';
import { getConnectionDetails } from '@quickportal/db/connection-details/read-connection-details';
import type { Reader } from '@quickportal/db/connect/reader';
import { findIsAllowedOrigin } from '@quickportal/db/domains/find-domain';
import type { HandOff } from '@quickportal/db/hand-offs/get-hand-off';
import type { TransactionRecord } from '@quickportal/db/transactions/transaction';
import { handOffKeys } from '../../engines/connection/hand-off-keys.ts';
import { signatureOf } from '../../engines/connection/hand-off-signature.ts';
import type { Services } from '../../procedures/services.ts';

/**
 * Where the payer goes back to, with the result as signed parameters; null where the hand-off names no address that is
 * allowed now. Signed is every parameter of the address, as in a hand-off, with the key that signed the hand-off while
 * it is accepted.
 */
export async function returnAddress(
  services: Services,
  db: Reader,
  handOff: HandOff,
  payment: TransactionRecord | undefined,
): Promise<string | null> {
  const { communityId, returnUrl, cancelUrl } = handOff;
  const target = payment ? returnUrl : cancelUrl || returnUrl;
  if (target === '') return null;
  const url = new URL(target);
  // A domain that was taken off the whitelist since gets no payers and no signed results
  if (!(await findIsAllowedOrigin(db, { communityId, origin: url.origin }))) return null;
  const now = services.clock.now();
  const detail = await getConnectionDetails(db, communityId);
  if (!detail) return null;
  const keys = handOffKeys(services, detail, now);
  const { key } = keys.find(({ version }) => version === handOff.signedByVersion) ?? keys[0];
  for (const [name, value] of Object.entries(resultOf(handOff, payment, now))) url.searchParams.set(name, value);
  url.searchParams.delete(SIGNATURE);
  url.searchParams.set(SIGNATURE, signatureOf(key, signedText([...url.searchParams])));
  return url.href;
}

function resultOf(
  { nonce, currency, principal, customerReferenceNumber, paymentReferenceNumber }: HandOff,
  payment: TransactionRecord | undefined,
  now: Date,
): Record<string, string> {
  return {
    status: payment?.status ?? 'CANCELLED',
    nonce,
    timestamp: now.toISOString(),
    currency,
    principalAmount: formatAmount(principal),
    customerReferenceNumber,
    paymentReferenceNumber,
    ...(payment && {
      receiptNumber: payment.receiptNumber,
      surchargeAmount: formatAmount(payment.surcharge),
      totalAmount: formatAmount(payment.total),
      responseCode: payment.responseCode ?? '',
    }),
  };
}
