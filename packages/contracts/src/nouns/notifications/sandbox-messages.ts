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
