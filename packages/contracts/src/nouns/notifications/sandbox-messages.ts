import { composeMessage, type MailMessage } from './mail-message.ts';

interface SandboxRecipient {
  emailAddress: string;
  fullName: string;
}

/** The code that shows that the address of a sandbox is its visitor's. */
export const sandboxCodeMessage = (
  { emailAddress, fullName }: SandboxRecipient,
  { code, url, minutes }: { code: string; url: string; minutes: number },
): MailMessage =>
  composeMessage({
    to: emailAddress,
    name: fullName,
    sender: null,
    subject: 'Your sandbox code',
    paragraphs: [
      `Your code: ${code}`,
      `Enter it on the page where you requested a sandbox, or open the link in the same browser. It works once, within ${minutes} minutes.`,
      'If you did not request a sandbox, you can ignore this email: nothing is created without the code.',
    ],
    action: { label: 'Verify your email address', url },
  });

/** Some days before a sandbox that no one uses is removed. */
export const sandboxEndingMessage = (
  { emailAddress, fullName }: SandboxRecipient,
  { companyName, days, url }: { companyName: string; days: number; url: string },
): MailMessage =>
  composeMessage({
    to: emailAddress,
    name: fullName,
    sender: null,
    subject: 'Your sandbox will be removed',
    paragraphs: [
      `No one has used the sandbox ${companyName} for some time. It will be removed with all its data in ${days} days. To keep it, sign in.`,
      'If you do not need it any more, you have nothing to do.',
    ],
    action: { label: 'Sign in', url },
  });
