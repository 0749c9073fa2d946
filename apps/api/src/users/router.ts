import { createUser } from './create-user.ts';
import { getUser, listUserAuditEntries, searchUsers } from './read-users.ts';
import { setUserStatus } from './set-user-status.ts';
import { updateUserDetails } from './update-user-details.ts';
import {
  endUserSessions,
  resendInvitation,
  resetUserPassword,
  resetUserSecondFactor,
  unlockUser,
} from './user-access.ts';

/** The calls about client users. */
export const users = {
  auditEntries: listUserAuditEntries,
  create: createUser,
  endSessions: endUserSessions,
  get: getUser,
  resendInvitation,
  resetPassword: resetUserPassword,
  resetSecondFactor: resetUserSecondFactor,
  search: searchUsers,
  setStatus: setUserStatus,
  unlock: unlockUser,
  updateDetails: updateUserDetails,
};
