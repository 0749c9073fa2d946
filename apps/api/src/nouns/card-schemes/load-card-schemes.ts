import type { BusinessCardSchemes } from '@quickportal/contracts/card-schemes/business-card-schemes';
import { findCardSchemesVersion } from '@quickportal/db/card-schemes/change-card-schemes';
import { acceptedCardSchemes } from '@quickportal/db/card-schemes/list-accepted-card-schemes';
import { listCardSurcharges } from '@quickportal/db/card-schemes/list-card-surcharges';
import type { Reader } from '@quickportal/db/connect/reader';
import { dateIn } from '../../kernel/date-in.ts';
import { orNotFound } from '../../kernel/problem.ts';
import type { CallContext } from '../../procedures/context.ts';
import { communityOf } from '../../procedures/scope.ts';
import { schemesOn, type CardSchemesState } from './plan-card-schemes.ts';

/** What a business takes, and its surcharges by date. */
export async function loadCardSchemesState(db: Reader, businessId: number): Promise<CardSchemesState> {
  const accepted = await acceptedCardSchemes(db, businessId);
  return { accepted, surcharges: await listCardSurcharges(db, businessId) };
}

/** The card schemes of a business today; 404 for one that the caller does not see. */
export async function loadCardSchemes(ctx: CallContext, db: Reader, businessId: number): Promise<BusinessCardSchemes> {
  const { businessName, version } = orNotFound(await findCardSchemesVersion(db, businessId));
  const today = dateIn(communityOf(ctx).timeZone, ctx.services.clock.now());
  return { businessId, businessName, schemes: schemesOn(await loadCardSchemesState(db, businessId), today), version };
}
