import { changeMyPassword } from './change-my-password.ts';
import { confirmMySecondFactor } from './confirm-my-second-factor.ts';
import { endMyOtherSessions } from './end-my-other-sessions.ts';
import { endMySession } from './end-my-session.ts';
import { getMyProfile } from './get-my-profile.ts';
import { listMySessions } from './list-my-sessions.ts';
import { removeMySecondFactor } from './remove-my-second-factor.ts';
import { renewMyRecoveryCodes } from './renew-my-recovery-codes.ts';
import { startMySecondFactor } from './start-my-second-factor.ts';

/** The calls about one's own account. */
export const myProfile = {
  changePassword: changeMyPassword,
  confirmSecondFactor: confirmMySecondFactor,
  endOtherSessions: endMyOtherSessions,
  endSession: endMySession,
  get: getMyProfile,
  removeSecondFactor: removeMySecondFactor,
  renewRecoveryCodes: renewMyRecoveryCodes,
  sessions: listMySessions,
  startSecondFactor: startMySecondFactor,
};
