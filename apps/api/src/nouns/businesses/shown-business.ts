import type { BusinessDetails } from '@quickportal/contracts/businesses/business-details';
import type { BusinessEnablement } from '@quickportal/contracts/businesses/business-enablement';
import type { BusinessSettings } from '@quickportal/contracts/businesses/business-settings';
import {
  findBusinessContact,
  findBusinessIdentity,
  findEnabledForBusiness,
  type BusinessKey,
} from '@quickportal/db/businesses/read-business-sections';
import type { Reader } from '@quickportal/db/connect/reader';
import { listPaymentTerms } from '@quickportal/db/payment-terms/read-payment-terms';
import { findPendingProposals } from '@quickportal/db/proposals/read-proposals';
import { orNotFound } from '../../kernel/problem.ts';
import type { CallContext } from '../../procedures/context.ts';
import { communityOf } from '../../procedures/scope.ts';
import { loadCardSchemes } from '../card-schemes/offers.ts';
import { dualAuthKey } from './dual-auth-key.ts';
import { toEnablement } from './enablement-kind.ts';

/** The key of a business in the community that is worked in. */
export const keyOf = (ctx: CallContext, { businessId }: { businessId: number }): BusinessKey => ({
  communityId: communityOf(ctx).communityId,
  businessId,
});

/**
 * How a business is reached, with its surcharges of today; 404 for one that the reader does not see. Takes the request
 * that waits, which a transaction in the scope of a community cannot read.
 */
export async function showSettings(
  ctx: CallContext,
  db: Reader,
  key: BusinessKey,
  pendingDualAuthId: number | null,
): Promise<BusinessSettings> {
  const contact = orNotFound(await findBusinessContact(db, key));
  const { schemes } = await loadCardSchemes(ctx, db, key.businessId);
  return {
    ...contact,
    pendingDualAuthId,
    cardSchemes: schemes.map(({ cardScheme, accepted, surcharge, debitSurcharge }) => ({
      cardScheme,
      accepted,
      surcharge,
      debitSurcharge,
    })),
  };
}

/** Requests of staff are not visible in the scope of a community, nor to its facility. */
export async function findDualAuthRequest(
  ctx: CallContext,
  { communityId, businessId }: BusinessKey,
): Promise<number | null> {
  if (ctx.actor.kind !== 'user' || ctx.actor.user.kind !== 'STAFF') return null;
  const staff = ctx.services.db.reader({ kind: 'staff' });
  const key = dualAuthKey(businessId);
  const pending = await findPendingProposals(staff, { communityId, objectType: 'business', keys: [key] });
  return pending.get(key) ?? null;
}

/** Who a business is. */
export const showDetails = async (db: Reader, key: BusinessKey): Promise<BusinessDetails> =>
  orNotFound(await findBusinessIdentity(db, key));

/** What is enabled for a business. */
export async function showEnablement(db: Reader, key: BusinessKey): Promise<BusinessEnablement> {
  const enabled = toEnablement(orNotFound(await findEnabledForBusiness(db, key)));
  return { ...enabled, paymentTerms: await listPaymentTerms(db, key) };
}
