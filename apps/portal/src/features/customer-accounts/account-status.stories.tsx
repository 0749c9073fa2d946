import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { AccountStatusView } from './account-status.view.tsx';
import { auAccount, visa } from '../../storybook/accounts.ts';
import { overlayStory } from '@quickportal/ui/story-kit';

const meta = {
  title: 'Screens/Customer details/Account status dialog',
  parameters: overlayStory,
  component: AccountStatusView,
  args: {
    account: visa,
    schedules: 2,
    restoreLinked: false,
    onRestoreLinkedChange: fn(),
    busy: false,
    error: undefined,
    onClose: fn(),
    onConfirm: fn(),
  },
} satisfies Meta<typeof AccountStatusView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Says what disabling does to schedules and to the default account. */
export const Disable: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByText(/2 schedules that use it become inactive/)).toBeVisible();
    await expect(screen.getByText(/no default account until you choose another one/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Disable account' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const DisableWithoutSchedules: Story = {
  args: { account: auAccount, schedules: 0 },
  play: async () => {
    await expect(await screen.findByText(/No schedule uses it/)).toBeVisible();
  },
};

export const Counting: Story = { args: { schedules: undefined } };

export const NotCounted: Story = { args: { schedules: null } };

/** Offers to switch its schedules back on; off by default. */
export const Enable: Story = {
  args: { account: { ...visa, enabled: false, defaultAccount: false }, schedules: 1 },
  play: async ({ args }) => {
    const offer = await screen.findByRole('checkbox', { name: /Reactivate 1 schedule/ });
    await expect(offer).not.toBeChecked();
    await userEvent.click(offer);
    await expect(args.onRestoreLinkedChange).toHaveBeenCalledWith(true);
  },
};

export const Busy: Story = { args: { busy: true } };

export const Refused: Story = { args: { error: 'Another user changed this. Reload to see the current state.' } };
