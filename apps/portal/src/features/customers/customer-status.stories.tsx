import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { CustomerStatusView } from './customer-status.view.tsx';
import { margaret } from './customer.fixtures.ts';
import { overlayStory } from '@quickportal/ui/story-kit';

const preview = { accounts: 5, schedules: 2, unsettledPayments: 1, unsettledAmounts: [{ displayAmount: '$186.40' }] };

const meta = {
  title: 'Screens/Customer details/Status dialog',
  parameters: overlayStory,
  component: CustomerStatusView,
  args: {
    customer: margaret,
    preview,
    restoreLinked: false,
    onRestoreLinkedChange: fn(),
    busy: false,
    error: undefined,
    onClose: fn(),
    onConfirm: fn(),
  },
} satisfies Meta<typeof CustomerStatusView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Says what will happen, with this customer's numbers, and has the verb on its button. */
export const Disable: Story = {
  play: async ({ args }) => {
    await expect(
      await screen.findByText(
        /5 linked accounts and 2 recurring schedules become inactive, and 1 unsettled payment of \$186\.40 is cancelled/,
      ),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Disable customer' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Counting: Story = { args: { preview: undefined } };

/** The numbers could not be had: it still says what disabling does. */
export const NotCounted: Story = { args: { preview: null } };

/** Offers to switch back on what the disabling switched off; off by default. */
export const Enable: Story = {
  args: { customer: { ...margaret, customerEnabled: false } },
  play: async ({ args }) => {
    const offer = await screen.findByRole('checkbox', { name: /Reactivate 5 accounts and 2 schedules/ });
    await expect(offer).not.toBeChecked();
    await userEvent.click(offer);
    await expect(args.onRestoreLinkedChange).toHaveBeenCalledWith(true);
  },
};

export const Busy: Story = { args: { busy: true } };

export const Refused: Story = { args: { error: 'The customer is already disabled.' } };
