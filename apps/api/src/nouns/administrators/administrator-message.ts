import type { Recipient } from '@quickportal/contracts/notifications/account-messages';
import { composeMessage, type MailMessage } from '@quickportal/contracts/notifications/mail-message';

/** Tells a new administrator how to sign in for the first time. */
export const invitationMessage = (recipient: Recipient, password: string, url: string): MailMessage =>
  composeMessage({
    to: recipient.email,
    name: recipient.fullName,
    sender: recipient.communityName,
    subject: 'Your administrator account',
    paragraphs: [
      `An administrator account was created for you. Your login name is ${recipient.loginName}.`,
      `Your temporary password is ${password}. Choose your own password when you first sign in.`,
    ],
    action: { label: 'Sign in', url },
  });
