import * as contracts from '@quickportal/contracts/users/contracts';
import { ConflictError } from '@quickportal/db/connect/errors';
import { assignRoles, insertUser, loginNameConstraint } from '@quickportal/db/users/change-user';
import { implement } from '../kernel/implement.ts';
import { fieldProblem } from '../kernel/problem.ts';
import { resolveAssignment } from './assignment.ts';
import { changeUsers, confirmWhoCalls, userNow } from './change-user.ts';
import { prepareInvitation } from './invitation.ts';
import { reachOf } from './user-reach.ts';

export const createUser = implement(contracts.createUser).mutation(async ({ ctx, input }) => {
  const { password, loginName, fullName, email, phoneNumber = '', ...wanted } = input.body;
  await confirmWhoCalls(ctx, password);
  const invitation = await prepareInvitation(ctx.services, reachOf(ctx));
  return changeUsers(ctx, { ...input.body, password: undefined }, async (tools) => {
    const { trx, now, audit, reach } = tools;
    const { communityId } = reach;
    const { words, ...assignment } = await resolveAssignment(trx, reach, wanted);
    const person = { loginName, fullName, email, phoneNumber };
    const userId = await insertUser(trx, { ...person, communityId, now }).catch(refuseTakenName);
    await assignRoles(trx, { userId, communityId, ...assignment, now });
    await invitation.send(trx, { userId, loginName, fullName, email }, now);
    await audit({
      objectType: 'system-user',
      objectId: userId,
      description: `User ${fullName} (${loginName}) added and invited by email`,
      after: { ...person, ...words },
    });
    return userNow(tools, userId);
  });
});

function refuseTakenName(error: unknown): never {
  if (!(error instanceof ConflictError) || error.constraint !== loginNameConstraint) throw error;
  throw fieldProblem('loginName', 'This login name is taken. Choose another one.');
}
