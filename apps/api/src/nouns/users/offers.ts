// What other nouns may use of this one.
export { proposeApprovals } from './approval-grants.ts';
export { type UserChangeTools, changeUsers, confirmWhoCalls, keepAnAdministrator } from './change-user.ts';
export { accessKind } from './user-kind-parts.ts';
export { type Reach, reachOf } from './user-reach.ts';
