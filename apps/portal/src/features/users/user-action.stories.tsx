import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { mockServer } from '../../storybook/mock-server.ts';
import { portalStory } from '../../storybook/portal-story.tsx';
import { UserActionDialog } from './user-action.dialog.tsx';
import { lena } from './user.fixtures.ts';
import { overlayStory } from '@quickportal/ui/story-kit';

const meta = {
  title: 'Screens/User actions',
  parameters: overlayStory,
  component: UserActionDialog,
  decorators: [portalStory({ view: 'UserDetailsView', search: { SystemUserId: '31' } })],
  args: { user: lena, action: 'disable', onClose: fn() },
} satisfies Meta<typeof UserActionDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Says what happens, then does it. */
export const Disable: Story = {
  play: async ({ args }) => {
    const server = mockServer();
    try {
      server.respond('users.setStatus', { data: { ...lena, status: 'DISABLED' } });
      await expect(await screen.findByText(/signed out in 2 places at once/)).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Disable user' }));
      await waitFor(() => expect(args.onClose).toHaveBeenCalled());
      await expect(server.heard[0]?.body).toContain('"version":3');
    } finally {
      server.stop();
    }
  },
};

/** What the server refuses stays in the dialog. */
export const Refused: Story = {
  args: { action: 'reset-password' },
  play: async ({ args }) => {
    const server = mockServer();
    try {
      server.respond('users.resetPassword', { status: 429, type: 'too-many-requests', title: 'Wait a while.' });
      await userEvent.click(await screen.findByRole('button', { name: 'Send link' }));
      await expect(await screen.findByText('Wait a while.')).toBeVisible();
      await expect(args.onClose).not.toHaveBeenCalled();
    } finally {
      server.stop();
    }
  },
};

export const Unlock: Story = { args: { action: 'unlock', user: { ...lena, status: 'LOCKED_INACTIVE' } } };
export const Invite: Story = { args: { action: 'invite' } };
export const EndSessions: Story = { args: { action: 'end-sessions' } };
