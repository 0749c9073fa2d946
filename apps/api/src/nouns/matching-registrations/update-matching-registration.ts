import * as contracts from '@quickportal/contracts/matching-registrations/contracts';
import {
  bsbConstraint,
  updateMatchingRegistration as update,
} from '@quickportal/db/matching-registrations/change-matching-registration';
import { lockMatchingRegistration } from '@quickportal/db/matching-registrations/read-matching-registrations';
import { requireBusiness } from '../businesses/offers.ts';
import { changedFields } from '../../kernel/changed-fields.ts';
import { checkVersion } from '../../kernel/check-version.ts';
import { conflict, orNotFound } from '../../kernel/problem.ts';
import { uniqueField } from '../../kernel/unique-field.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { changeMatching } from './change-matching.ts';
import { parseOffSystemBsb, TAKEN } from './off-system-bsb.ts';
import { requireSweepAccount } from './sweep-account-option.ts';
import { loadMatchingRegistration } from './to-matching-registration.ts';

export const updateMatchingRegistration = implement(contracts.updateMatchingRegistration).mutation(
  async ({ ctx, input }) => {
    const { version, registrationType, ...entered } = input.body;
    const { id } = input.params;
    const key = { communityId: communityOf(ctx).communityId, id };
    await loadMatchingRegistration(ctx.db, key);
    await requireBusiness(ctx.db, entered.supplierId, 'supplierId');
    return changeMatching(ctx, input, async ({ trx, now, audit }) => {
      orNotFound(await lockMatchingRegistration(trx, key));
      const current = await loadMatchingRegistration(trx, key);
      await checkVersion(current, version, () => current);
      const before = {
        offSystemBsb: current.osbsb,
        supplierId: current.business.id,
        sweepAccountId: current.account?.id ?? null,
      };
      if (registrationType && registrationType !== current.type)
        throw conflict('The type of a registration cannot be changed.');
      const isOwned = current.type === 'PRODUCT_OWNED';
      if (isOwned && entered.offSystemBsb) throw conflict('The BSB of a product-owned registration cannot be changed.');
      const after = {
        offSystemBsb:
          entered.offSystemBsb === undefined || isOwned ? before.offSystemBsb : parseOffSystemBsb(entered.offSystemBsb),
        supplierId: entered.supplierId ?? before.supplierId,
        sweepAccountId: entered.sweepAccountId === undefined ? before.sweepAccountId : entered.sweepAccountId,
      };
      const changed = changedFields(before, after);
      if (changed.names.includes('supplierId') && (current.hasEntries || current.rulesCount > 0))
        throw conflict('A registration with entries or rules stays with its supplier.');
      await requireSweepAccount(trx, { ...key, businessId: after.supplierId }, after.sweepAccountId);
      await update(trx, key, { ...after, businessId: after.supplierId, at: now }).catch(
        uniqueField(bsbConstraint, 'offSystemBsb', TAKEN),
      );
      await audit({
        objectType: 'matching-registration',
        objectId: id,
        description: `Registration of ${after.offSystemBsb} modified`,
        before: changed.before,
        after: changed.after,
      });
      return loadMatchingRegistration(trx, key);
    });
  },
);
