import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { staffAdmin } from '../../storybook/sessions.ts';
import { disabledAccount } from './account-authorisation.fixtures.ts';
import { AccountAuthorisationView } from './account-authorisation.view.tsx';

const meta = {
  title: 'Screens/Authorise account change',
  component: AccountAuthorisationView,
  decorators: [
    portalStory({
      session: staffAdmin,
      view: 'AccountAuthorisationView',
      search: { PendingAccountAuthorisationId: '43' },
    }),
  ],
  args: {
    request: disabledAccount,
    timeZone: 'Australia/Sydney',
    onApprove: fn(),
    onReject: fn(),
    onWithdraw: fn(),
    onAgain: fn(),
  },
} satisfies Meta<typeof AccountAuthorisationView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The account, both sides of the change, and what the second user can do. */
// Shows [3R210]
export const Waiting: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('1 of 3 fields changed')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
    await expect(args.onApprove).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Reject' }));
    await expect(args.onReject).toHaveBeenCalled();
  },
};

/** Never approved by the requester, who can withdraw. */
export const OwnRequest: Story = {
  args: {
    request: {
      ...disabledAccount,
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

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
