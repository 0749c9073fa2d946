import { createUser } from './create-user.ts';
import { endUserSessions } from './end-user-sessions.ts';
import { getUser } from './get-user.ts';
import { listUserAuditEntries } from './list-user-audit-entries.ts';
import { resendInvitation } from './resend-invitation.ts';
import { resetUserPassword } from './reset-user-password.ts';
import { resetUserSecondFactor } from './reset-user-second-factor.ts';
import { searchUsers } from './search-users.ts';
import { setUserStatus } from './set-user-status.ts';
import { unlockUser } from './unlock-user.ts';
import { updateUserDetails } from './update-user-details.ts';

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
