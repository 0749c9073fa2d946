// What other nouns may use of this one.
export { proposeApprovals, rightsOf } from './approval-grants.ts';
export { type Assignment, lookUpAssignment } from './assignment.ts';
export { type UserChangeTools, changeUsers, confirmWhoCalls, keepAnAdministrator } from './change-user.ts';
export { invitingAs, prepareInvitation } from './invitation.ts';
export { accessKind, deciderReach } from './user-kind-parts.ts';
export { grantsOf, type Reach, reachOf } from './user-reach.ts';
