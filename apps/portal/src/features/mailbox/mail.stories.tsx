import {
  accountLockedMessage,
  invitationMessage,
  passwordChangedMessage,
  resetLinkMessage,
} from '@quickportal/contracts/notifications/account-messages';
import { previewNotice } from '@quickportal/contracts/notifications/compose-notice';
import { allNotificationKinds, notificationKind } from '@quickportal/contracts/notifications/kinds';
import type { MailMessage } from '@quickportal/contracts/notifications/mail-message';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const voice = {
  name: 'Harbour City Utilities',
  replyToEmail: '',
  timeZone: 'Australia/Sydney',
  country: 'AU',
} as const;
const pageUrl = (page: string) => `https://portal.example/quickportal/${page}`;
const recipient = {
  email: 'kim.lee@example.com',
  fullName: 'Kim Lee',
  loginName: 'kim.lee',
  communityName: voice.name,
};
const at = new Date('2026-11-20T03:12:00Z');

const accountMails = {
  'Password link': resetLinkMessage(recipient, pageUrl('AuthAction/reset-password?token=abc'), 30),
  'Password changed': passwordChangedMessage(recipient, at),
  'Account locked': accountLockedMessage(recipient, 30, 10),
  Invitation: invitationMessage(recipient, {
    url: pageUrl('LoginView'),
    temporaryPassword: 'copper-lantern-72',
    until: at,
    invitedBy: 'Dana Petrov',
  }),
};
const notices = Object.fromEntries(
  allNotificationKinds.map((kind) => {
    const definition = notificationKind(kind);
    return [definition.title, previewNotice(kind, definition, { voice, pageUrl })];
  }),
);
const mails: Readonly<Record<string, MailMessage>> = { ...notices, ...accountMails };

interface MailProps {
  mail: string;
  format: 'HTML' | 'text';
}

/** A mail as its reader sees it; the dark look follows the theme, as it does in mail programs. */
function Mail({ mail, format }: MailProps) {
  const message = mails[mail];
  if (!message) return null;
  return (
    <figure className="grid gap-2">
      <figcaption className="text-14">
        <span className="text-ink-2">{message.sender ?? 'QuickPortal'}: </span>
        <span className="font-strong">{message.subject}</span>
      </figcaption>
      {format === 'HTML' ? (
        <iframe title={message.subject} srcDoc={message.html} sandbox="" className="h-150 w-full rounded-3 border" />
      ) : (
        <pre className="rounded-3 border p-4 text-13 whitespace-pre-wrap">{message.text}</pre>
      )}
    </figure>
  );
}

const meta = {
  title: 'Screens/Mail',
  component: Mail,
  argTypes: {
    mail: { control: 'select', options: Object.keys(mails) },
    format: { control: 'inline-radio', options: ['HTML', 'text'] },
  },
  args: { mail: 'Payment received', format: 'HTML' },
} satisfies Meta<typeof Mail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => expect(await canvas.findByTitle(/^Receipt/)).toBeVisible(),
};

export const Text: Story = {
  args: { format: 'text' },
  play: async ({ canvas }) => expect(await canvas.findByText(/Receipt number: 1000000001/)).toBeVisible(),
};

export const WithALink: Story = { args: { mail: 'Password link' } };

/** Every notice that goes to customers and users, with made-up values. */
export const EveryNotice: Story = {
  render: () => (
    <div className="grid gap-8">
      {Object.keys(notices).map((mail) => (
        <Mail key={mail} mail={mail} format="HTML" />
      ))}
    </div>
  ),
};

/** What people with a sign-in get about their account. */
export const EveryAccountMail: Story = {
  render: () => (
    <div className="grid gap-8">
      {Object.keys(accountMails).map((mail) => (
        <Mail key={mail} mail={mail} format="HTML" />
      ))}
    </div>
  ),
};
