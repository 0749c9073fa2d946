import * as contracts from '@quickportal/contracts/my-profile/contracts';
import { getProfile, listRolesOfUser } from '@quickportal/db/auth/read-users';
import { needsSecondFactor } from '../../engines/auth/second-factor/second-factor-policy.ts';
import { implement } from '../../procedures/implement.ts';
import { notFound } from '../../kernel/problem.ts';
import { ownActor } from './own-account.ts';

export const getMyProfile = implement(contracts.getMyProfile).query(async ({ ctx }) => {
  const { systemUserId } = ownActor(ctx).user;
  const reader = ctx.services.db.reader({ kind: 'auth' });
  const [profile, roles] = await Promise.all([getProfile(reader, systemUserId), listRolesOfUser(reader, systemUserId)]);
  if (!profile) throw notFound();
  const { secondFactorSince, recoveryCodesLeft, ...shown } = profile;
  return {
    ...shown,
    roles,
    secondFactor: {
      enabled: secondFactorSince !== null,
      enabledAt: secondFactorSince,
      required: needsSecondFactor(ctx.services.configuration, profile),
      recoveryCodesLeft: recoveryCodesLeft ?? 0,
    },
  };
});
