import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { MailboxView } from './mailbox.view.tsx';

const rows = [
  { mailId: 2, to: 'dana.petrov@example.com', subject: 'Choose a new password', sentAt: '2026-11-20T01:12:00.000Z' },
  { mailId: 1, to: 'priya.nair@example.com', subject: 'Your password was changed', sentAt: '2026-11-19T22:05:00.000Z' },
];
const mail = {
  ...rows[0],
  from: 'QuickPortal <no-reply@quickportal.example>',
  text: 'Hello Dana Petrov,\n\nChoose a new password here:\nhttp://localhost:3000/quickportal/AuthAction/reset-password?token=x\n\nThe link works once, for one hour.',
} as (typeof rows)[0] & { from: string; text: string };

const meta = {
  title: 'Screens/Mailbox',
  component: MailboxView,
  decorators: [portalStory({ session: null, view: 'MailboxView' })],
  args: {
    table: { rows, state: 'ready', recordsCount: 2, recordsCountCapped: false },
    pageSize: 25,
    search: { MailId: undefined, query: '', page: 1 },
    mail: null,
    hrefFor: (mailId) => `/MailboxView?MailId=${mailId}`,
    onSearchChange: fn(),
  },
} satisfies Meta<typeof MailboxView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Search mail' }), 'p');
    await expect(args.onSearchChange).toHaveBeenCalledWith({ query: 'p', page: 1 }, { replace: true });
  },
};

/** The text with its links. */
export const Open: Story = {
  args: {
    search: { MailId: 2, query: '', page: 1 },
    mail: { data: mail, error: null, isFetching: false, refetch: fn() },
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /AuthAction\/reset-password/ });
    await expect(link).toHaveAttribute('href', 'http://localhost:3000/quickportal/AuthAction/reset-password?token=x');
  },
};

export const OnPhone: Story = { ...Open, globals: { viewport: { value: 'phone' } } };
