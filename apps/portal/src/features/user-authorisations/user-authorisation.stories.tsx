import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { staffAdmin } from '../../storybook/sessions.ts';
import { editedAdministrator, invitationSent } from './user-authorisation.fixtures.ts';
import { UserAuthorisationView } from './user-authorisation.view.tsx';

const meta = {
  title: 'Screens/Authorise administrator change',
  component: UserAuthorisationView,
  decorators: [
    portalStory({
      session: staffAdmin,
      view: 'UserAuthorisationView',
      search: { PendingUserAuthorisationId: '42' },
    }),
  ],
  args: {
    request: editedAdministrator,
    timeZone: 'Australia/Sydney',
    isApproving: false,
    onApprove: fn(),
    onReject: fn(),
    onWithdraw: fn(),
    onAgain: fn(),
  },
} satisfies Meta<typeof UserAuthorisationView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Both sides, and what the second administrator can do. */
export const Waiting: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('2 of 5 fields changed')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
    await expect(args.onApprove).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Reject' }));
    await expect(args.onReject).toHaveBeenCalled();
  },
};

/** Never approved by the requester, who can withdraw. */
// Shows [3R285]
export const OwnRequest: Story = {
  args: {
    request: {
      ...editedAdministrator,
      currentUserCanApprove: false,
      currentUserCanWithdraw: true,
      approvalRefusal: 'You made this request yourself. Another user must decide.',
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw' }));
    await expect(args.onWithdraw).toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull();
  },
};

/** An invitation is not approved once more, whatever the server says. */
// Shows [3R286 3M043]
export const InvitationSent: Story = {
  args: { request: { ...invitationSent, currentUserCanApprove: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Invitation Sent')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Open administrator' })).toBeVisible();
  },
};

/** Another administrator was faster. */
export const Refused: Story = { args: { error: 'This request was approved by Priya Sharma.' } };

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
