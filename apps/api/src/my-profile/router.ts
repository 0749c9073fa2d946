import { changeMyPassword } from './change-my-password.ts';
import { getMyProfile } from './get-my-profile.ts';
import {
  confirmMySecondFactor,
  removeMySecondFactor,
  renewMyRecoveryCodes,
  startMySecondFactor,
} from './my-second-factor.ts';
import { endMyOtherSessions, endMySession, listMySessions } from './my-sessions.ts';

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
