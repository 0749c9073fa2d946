import * as contracts from '@quickportal/contracts/users/contracts';
import { assignRoles, updateUser } from '@quickportal/db/users/change-user';
import { emailChangedMessage } from '../engines/mail/account-messages.ts';
import { enqueueMail } from '../engines/mail/outgoing.ts';
import { implement } from '../kernel/implement.ts';
import { fieldProblem } from '../kernel/problem.ts';
import { type Assignment, isPresent, resolveAssignment, wordsOf } from './assignment.ts';
import { changeUser, checkVersion, confirmForUser, requireOther, userNow } from './change-user.ts';

const titles = { fullName: 'name', email: 'email', phoneNumber: 'phone', roles: 'roles', businesses: 'businesses' };
type Values = Assignment['words'] & { fullName: string; email: string; phoneNumber: string };

export const updateUserDetails = implement(contracts.updateUserDetails).mutation(async ({ ctx, input }) => {
  const { password, version, fullName, email, phoneNumber = '', ...wanted } = input.body;
  await confirmForUser(ctx, input.params.userId, password);
  const call = { params: input.params, body: { ...input.body, password: undefined } };
  return changeUser(ctx, call, async (tools) => {
    const { trx, now, audit, reach, user } = tools;
    const { systemUserId: userId, loginName } = user;
    const { communityId, communityName } = reach;
    checkVersion(user, version);
    const before: Values = {
      ...wordsOf(user),
      fullName: user.fullName,
      email: user.email,
      phoneNumber: user.phoneNumber,
    };
    const after: Values = { ...before, fullName, email, phoneNumber };
    if (!isPresent(user, wanted)) {
      requireOther(reach, user, 'You cannot change your own roles or businesses. Ask another administrator.');
      const { words, ...assignment } = await resolveAssignment(trx, reach, wanted);
      await assignRoles(trx, { userId, communityId, ...assignment, now });
      Object.assign(after, words);
    }
    const changed = (Object.keys(titles) as (keyof Values)[]).filter(
      (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
    );
    if (changed.length === 0) throw fieldProblem('', 'No changes detected.');
    await updateUser(trx, { userId, fullName, email, phoneNumber, now });
    if (changed.includes('email')) {
      const former = { email: user.email, fullName, loginName, communityName };
      await enqueueMail(ctx.services, trx, emailChangedMessage(former, now), communityId, now);
    }
    const pick = (values: Values) => Object.fromEntries(changed.map((name) => [name, values[name]]));
    await audit({
      objectType: 'system-user',
      objectId: userId,
      description: `User ${loginName} changed: ${changed.map((name) => titles[name]).join(', ')}`,
      before: pick(before),
      after: pick(after),
    });
    return userNow(tools, userId);
  });
});
