import { composeMessage, type MailMessage } from './mail-message.ts';

/** Who a message about an account goes to. */
export interface Recipient {
  email: string;
  fullName: string;
  loginName: string;
  communityName: string | null;
}

interface AccountMessage {
  recipient: Recipient;
  subject: string;
  paragraphs: readonly string[];
  action?: { label: string; url: string };
}

const tell = ({ recipient, ...parts }: AccountMessage): MailMessage =>
  composeMessage({ to: recipient.email, name: recipient.fullName, sender: recipient.communityName, ...parts });

const NOT_YOU = 'If this was not you, tell your administrator at once.';

/** How times are written in messages; the zone is named, because no one knows where the reader is. */
export const sydneyTime = (at: Date): string =>
  `${new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Australia/Sydney' }).format(at)} (Sydney time)`;

/** `askedBy` is the name of an administrator who asked for it; otherwise the user, or a user who knows the address. */
export const resetLinkMessage = (
  recipient: Recipient,
  url: string,
  minutes: number,
  requestedBy?: string,
): MailMessage =>
  tell({
    recipient,
    subject: 'Choose a new password',
    paragraphs: [
      `${requestedBy ?? 'Someone'} requested a new password for your login name ${recipient.loginName}. Choose one with this link. It works once, within ${minutes} minutes.`,
      'If you did not request it, you can ignore this email: your password stays as it is.',
    ],
    action: { label: 'Choose a new password', url },
  });

export const passwordChangedMessage = (recipient: Recipient, at: Date): MailMessage =>
  tell({
    recipient,
    subject: 'Your password was changed',
    paragraphs: [
      `The password of your login name ${recipient.loginName} was changed on ${sydneyTime(at)}. All your other sessions were signed out.`,
      NOT_YOU,
    ],
  });

export const secondFactorChangedMessage = (
  recipient: Recipient,
  change: 'ON' | 'OFF' | 'CODES' | 'CODE_USED',
  at: Date,
): MailMessage => {
  const what = {
    ON: 'An authenticator app was set up',
    OFF: 'The second factor was removed',
    CODES: 'New recovery codes were made',
    CODE_USED: 'A recovery code was used to sign in',
  }[change];
  return tell({
    recipient,
    subject: change === 'CODE_USED' ? 'A recovery code was used' : 'Your second factor was changed',
    paragraphs: [`${what} for your login name ${recipient.loginName} on ${sydneyTime(at)}.`, NOT_YOU],
  });
};

export const accountLockedMessage = (recipient: Recipient, minutes: number, failures: number): MailMessage =>
  tell({
    recipient,
    subject: 'Your account is locked',
    paragraphs: [
      `There were ${failures} failed attempts to sign in with your login name ${recipient.loginName}. To protect your account, you cannot sign in for ${minutes} minutes.`,
      'To unlock it sooner, choose a new password: select "Forgotten your password?" on the sign-in page.',
      NOT_YOU,
    ],
  });

/** The first mail a user gets. The temporary password works once, and only until the given moment. */
export const invitationMessage = (
  recipient: Recipient,
  {
    url,
    temporaryPassword,
    until,
    invitedBy,
  }: { url: string; temporaryPassword: string; until: Date; invitedBy: string },
): MailMessage =>
  tell({
    recipient,
    subject: 'Your QuickPortal login',
    paragraphs: [
      `${invitedBy} added you as a user${recipient.communityName === null ? '' : ` of ${recipient.communityName}`}. Sign in with the login name ${recipient.loginName} and the temporary password below.`,
      `Temporary password: ${temporaryPassword}`,
      `Choose your own password when you first sign in. The temporary one works until ${sydneyTime(until)}.`,
      'If you did not expect this email, you can ignore it.',
    ],
    action: { label: 'Sign in', url },
  });

/** Goes to the address that was replaced, so that no one loses an account in silence. */
export const emailChangedMessage = (recipient: Recipient, at: Date): MailMessage =>
  tell({
    recipient,
    subject: 'Your email address was changed',
    paragraphs: [
      `Since ${sydneyTime(at)}, email about your login name ${recipient.loginName} goes to another address. This is the last email to this address.`,
      NOT_YOU,
    ],
  });

/** An administrator took the second factor away, on behalf of a user who lost it. */
export const secondFactorResetMessage = (recipient: Recipient, by: string, at: Date): MailMessage =>
  tell({
    recipient,
    subject: 'Your second factor was removed',
    paragraphs: [
      `${by} removed the authenticator app and the recovery codes of your login name ${recipient.loginName} on ${sydneyTime(at)}. You were signed out everywhere. Set up a new one under My profile.`,
      NOT_YOU,
    ],
  });
