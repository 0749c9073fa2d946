/** Sessions that a user has at the same time; signing in once more ends the oldest. */
export const MOST_SESSIONS = 10;

const OLDEST_ENDED = `You signed in elsewhere while ${MOST_SESSIONS} sessions were open, so this one, the oldest, has ended.`;

/** Why a session that was used again has ended; nothing is said about the other reasons. */
export const endedSessionReasons: Readonly<Record<string, string>> = {
  SESSION_LIMIT: OLDEST_ENDED,
  ENDED_BY_USER: 'You ended this session from another one.',
  ENDED_BY_ADMINISTRATOR: 'An administrator ended this session.',
  PASSWORD_CHANGED: 'Your password was changed, so this session has ended.',
  SECOND_FACTOR_CHANGED: 'Your second factor was changed, so this session has ended.',
};

/** Error codes that the sign-in pages find in their query (`?error=`). */
export const signInErrors = {
  'sign-in-failed': 'The login name or password is not correct.',
  'code-wrong': 'This code is not correct or was already used.',
  'signed-out': 'Your session has ended. Sign in again.',
  'session-limit': `${OLDEST_ENDED} If it was not you, change your password.`,
  'too-many-requests': 'Too many attempts. Wait a moment and try again.',
  'fields-missing': 'Fill in every field.',
  'passwords-differ': 'Enter the same password twice.',
  'password-refused':
    'Choose another password: at least 12 characters, one letter, one digit, hard to guess and not used before.',
  'link-expired': 'This link has expired or was already used. Request a new one.',
  'mail-not-set-up': 'This portal does not send email. Ask your administrator for a link to choose a new password.',
  'not-from-here': 'This page is out of date. Reload it and try again.',
  unavailable: 'The service is not available right now. Try again shortly.',
} as const;
export type SignInError = keyof typeof signInErrors;

/** Notices that the sign-in pages find in their query (`?notice=`). */
export const signInNotices = {
  'signed-out': 'You are signed out.',
  'password-reset': 'Your password has been changed. Sign in with the new one.',
  'mail-sent': 'If there is an account with this address, we have sent a link to it.',
} as const;
export type SignInNotice = keyof typeof signInNotices;
