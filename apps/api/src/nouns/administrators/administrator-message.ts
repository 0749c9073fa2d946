import { emailChangedMessage, sydneyTime, type Recipient } from '@quickportal/contracts/notifications/account-messages';
import { composeMessage, type MailMessage } from '@quickportal/contracts/notifications/mail-message';

/** Tells a new administrator how to sign in for the first time. */
export const invitationMessage = (
  recipient: Recipient,
  { password, until, url }: { password: string; until: Date; url: string },
): MailMessage =>
  composeMessage({
    to: recipient.email,
    name: recipient.fullName,
    sender: recipient.communityName,
    subject: 'Your administrator account',
    paragraphs: [
      `An administrator account was created for you. Your login name is ${recipient.loginName}.`,
      `Your temporary password is ${password}. Choose your own password when you first sign in.`,
      `It works until ${sydneyTime(until)}. After that, choose "Forgotten your password?" on the sign-in page.`,
    ],
    action: { label: 'Sign in', url },
  });

interface ChangedAdministrator {
  readonly loginName: string;
  readonly fullName: string;
  readonly emailAddress: string;
}

const NOT_EXPECTED = 'If you did not expect this, tell another administrator at once.';

const messageTo = ({ fullName, emailAddress }: ChangedAdministrator, subject: string, fact: string): MailMessage =>
  composeMessage({
    to: emailAddress,
    name: fullName,
    sender: null,
    subject,
    paragraphs: [`${fact} An administrator requested this, and another one approved it.`, NOT_EXPECTED],
  });

/** Tells an administrator that the account was enabled or disabled. */
export const statusChangedMessage = (
  administrator: ChangedAdministrator,
  status: 'ACTIVE' | 'DISABLED',
  at: Date,
): MailMessage =>
  status === 'ACTIVE'
    ? messageTo(
        administrator,
        'Your administrator account was enabled',
        `You can sign in with your login name ${administrator.loginName} again since ${sydneyTime(at)}.`,
      )
    : messageTo(
        administrator,
        'Your administrator account was disabled',
        `Since ${sydneyTime(at)} you can no longer sign in with your login name ${administrator.loginName}.`,
      );

interface Details {
  readonly fullName: string;
  readonly emailAddress: string;
  readonly employeeNumber: string;
  readonly roleIds: readonly number[];
}

/** Tells an administrator what of the account was changed; where the address was, at the former one too. */
export function detailsChangedMessages(
  before: Details & { readonly loginName: string },
  after: Details,
  at: Date,
): MailMessage[] {
  const { loginName } = before;
  const roles = ({ roleIds }: Details) => roleIds.toSorted((one, other) => one - other).join();
  const changed = [
    before.fullName !== after.fullName && 'full name',
    before.emailAddress !== after.emailAddress && 'email',
    before.employeeNumber !== after.employeeNumber && 'employee number',
    roles(before) !== roles(after) && 'roles',
  ].filter((name) => name !== false);
  const fact = `Of your login name ${loginName} these were changed on ${sydneyTime(at)}: ${changed.join(', ')}.`;
  const message = messageTo({ ...after, loginName }, 'Your administrator account was changed', fact);
  if (before.emailAddress === after.emailAddress) return [message];
  const former = { email: before.emailAddress, fullName: after.fullName, loginName, communityName: null };
  return [message, emailChangedMessage(former, at)];
}
