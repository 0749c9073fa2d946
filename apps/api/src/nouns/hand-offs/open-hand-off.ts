import { randomBytes } from 'node:crypto';
import { parseAmount } from '@quickportal/contracts/rules/money';
import { HAND_OFF_OPEN_MINUTES, type HandOffField } from '@quickportal/contracts/rules/payments/hand-off';
import { productOffText } from '@quickportal/contracts/rules/payments/product-chains';
import { productWork } from '@quickportal/contracts/rules/payments/product-work';
import { getConnectionDetails } from '@quickportal/db/connection-details/read-connection-details';
import type { Scope } from '@quickportal/db/connect/scope';
import { getLabels } from '@quickportal/db/facility-settings/change-customisation';
import { findHandOffCommunity } from '@quickportal/db/hand-offs/find-hand-off-place';
import { insertHandOff } from '@quickportal/db/hand-offs/write-hand-offs';
import { isProductEnabled } from '@quickportal/db/products/list-enabled-products';
import { handOffFaults, nameIn } from '../../engines/connection/hand-off-faults.ts';
import { handOffKeys } from '../../engines/connection/hand-off-keys.ts';
import { findHandOffPlace } from '../../engines/connection/hand-off-place.ts';
import { isSigned, valueOf } from '../../engines/connection/hand-off-signature.ts';
import type { Services } from '../../procedures/services.ts';
import { HandOffRefused } from './hand-off-refused.ts';

const MINUTE = 60_000;
/** No one guesses the key of a payment page within the hour that it is open. */
const KEY_BYTES = 24;

/**
 * Verifies a signed request and keeps it, so that its nonce opens no other payment. Returns the key of its page. Throws
 * HandOffRefused.
 */
export async function openHandOff(services: Services, fields: readonly HandOffField[]): Promise<string> {
  if ((valueOf(fields, 'communityCode') ?? '') === '')
    throw new HandOffRefused('fields', [['communityCode', 'It is missing.']]);
  const code = nameIn(fields, 'communityCode');
  const communityId =
    code === null ? undefined : await findHandOffCommunity(services.db.reader({ kind: 'auth' }), code);
  if (communityId === undefined)
    throw new HandOffRefused('community', [['communityCode', 'No facility has this code.']]);
  return openInCommunity(services, communityId, fields).catch(async (error: unknown) => {
    if (error instanceof HandOffRefused)
      error.labels = await getLabels(services.db.reader({ kind: 'community', communityId }), communityId);
    throw error;
  });
}

async function openInCommunity(
  services: Services,
  communityId: number,
  fields: readonly HandOffField[],
): Promise<string> {
  const now = services.clock.now();
  const text = (name: string) => valueOf(fields, name) ?? '';
  const scope: Scope = { kind: 'community', communityId };
  const db = services.db.reader(scope);
  const detail = await getConnectionDetails(db, communityId);
  const signer = detail && handOffKeys(services, detail, now).find(({ key }) => isSigned(fields, [key]));
  if (!signer) throw new HandOffRefused('signature', [['signature', 'It does not fit the fields and the key.']]);
  if (!(await isProductEnabled(db, communityId, productWork.handOffs)))
    throw new HandOffRefused('product', [['communityCode', productOffText(productWork.handOffs, 'this facility')]]);
  refuseFaults(handOffFaults(fields, now));
  const { business, customerId, faults } = await findHandOffPlace(db, communityId, fields);
  if (!business) throw new HandOffRefused('business', faults);
  refuseFaults(faults);
  const { businessId, currency } = business;
  const customerNumber = text('customerNumber');
  const handOff = {
    communityId,
    handOffKey: `${communityId}-${randomBytes(KEY_BYTES).toString('base64url')}`,
    nonce: text('nonce'),
    businessId,
    signedByVersion: signer.version,
    principal: parseAmount(text('principalAmount')) ?? 0n,
    currency,
    customerId,
    customerReferenceNumber: text('customerReferenceNumber') || customerNumber,
    paymentReferenceNumber: text('paymentReferenceNumber'),
    returnUrl: text('returnUrl'),
    cancelUrl: text('cancelUrl'),
    openedAt: now,
    expiresAt: new Date(now.getTime() + HAND_OFF_OPEN_MINUTES * MINUTE),
  };
  const isNew = await services.db.transaction(scope, (trx) => insertHandOff(trx, handOff));
  if (!isNew) throw new HandOffRefused('nonce', [['nonce', 'It was used before. Send a new one with each request.']]);
  return handOff.handOffKey;
}

function refuseFaults(faults: ReadonlyMap<string, string>): void {
  if (faults.size === 0) return;
  const names = [...faults.keys()];
  if (names.every((name) => name === 'timestamp')) throw new HandOffRefused('time', faults);
  const isForeign = [...faults].some(([name, fault]) => name.endsWith('Url') && fault.includes('whitelist'));
  throw new HandOffRefused(isForeign ? 'domain' : 'fields', faults);
}
