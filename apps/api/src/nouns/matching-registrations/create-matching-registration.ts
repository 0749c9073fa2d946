import * as contracts from '@quickportal/contracts/matching-registrations/contracts';
import { PRODUCT_OWNED_BSB } from '@quickportal/contracts/rules/reconciliation/off-system-bsb';
import {
  bsbConstraint,
  insertMatchingRegistration,
  takeMatchingPrefix,
} from '@quickportal/db/matching-registrations/change-matching-registration';
import { requireBusiness } from '../businesses/offers.ts';
import { conflict } from '../../kernel/problem.ts';
import { uniqueField } from '../../kernel/unique-field.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { changeMatching } from './change-matching.ts';
import { parseOffSystemBsb, TAKEN } from './off-system-bsb.ts';
import { requireSweepAccount } from './sweep-account-option.ts';
import { loadMatchingRegistration } from './to-matching-registration.ts';

export const createMatchingRegistration = implement(contracts.createMatchingRegistration).mutation(
  async ({ ctx, input }) => {
    const { registrationType, supplierId, sweepAccountId = null } = input.body;
    const isOwned = registrationType === 'PRODUCT_OWNED';
    const offSystemBsb = isOwned ? PRODUCT_OWNED_BSB : parseOffSystemBsb(input.body.offSystemBsb);
    const { communityId } = communityOf(ctx);
    await requireBusiness(ctx.db, supplierId, 'supplierId');
    await requireSweepAccount(ctx.db, { communityId, businessId: supplierId }, sweepAccountId);
    return changeMatching(ctx, input, async ({ trx, now, audit }) => {
      const prefix = isOwned ? await takeMatchingPrefix(trx) : '';
      if (prefix === null) throw conflict('Every prefix of the product-owned BSB is used.');
      const id = await insertMatchingRegistration(trx, {
        communityId,
        businessId: supplierId,
        registrationType,
        offSystemBsb,
        prefix,
        sweepAccountId,
        at: now,
      }).catch(uniqueField(bsbConstraint, 'offSystemBsb', TAKEN));
      await audit({
        objectType: 'matching-registration',
        objectId: id,
        description: `Registration of ${offSystemBsb}${prefix && ` with prefix ${prefix}`} added`,
        after: { registrationType, offSystemBsb, prefix, supplierId, sweepAccountId },
      });
      return loadMatchingRegistration(trx, { communityId, id });
    });
  },
);
