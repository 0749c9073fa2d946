import * as contracts from '@quickportal/contracts/matching-registrations/contracts';
import { deleteMatchingRegistration as remove } from '@quickportal/db/matching-registrations/change-matching-registration';
import { lockMatchingRegistration } from '@quickportal/db/matching-registrations/read-matching-registrations';
import { checkVersion } from '../../kernel/check-version.ts';
import { conflict, orNotFound } from '../../kernel/problem.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { changeMatching, requireReach } from './change-matching.ts';
import { loadMatchingRegistration } from './to-matching-registration.ts';

export const deleteMatchingRegistration = implement(contracts.deleteMatchingRegistration).mutation(
  async ({ ctx, input }) => {
    const { id } = input.params;
    const key = { communityId: communityOf(ctx).communityId, id };
    return changeMatching(ctx, input, async ({ trx, audit }) => {
      requireReach(ctx, orNotFound(await lockMatchingRegistration(trx, key)));
      const current = await loadMatchingRegistration(trx, key);
      await checkVersion(current, input.query.version, () => current);
      if (current.hasEntries) throw conflict('Lines were received for this registration. It cannot be deleted.');
      if (current.hasSubscriptions) throw conflict('A report uses this registration. It cannot be deleted.');
      await remove(trx, key);
      const { osbsb, prefix, business, rulesCount } = current;
      await audit({
        objectType: 'matching-registration',
        objectId: id,
        description: `Registration of ${osbsb}${prefix && ` with prefix ${prefix}`} deleted`,
        before: { osbsb, prefix, supplierId: business.id, rulesCount },
      });
      return undefined;
    });
  },
);
