import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { portalStory } from '../../../storybook/portal-story.tsx';
import { staffInCommunity } from '../../../storybook/sessions.ts';
import { waterSetup } from '../supplier-account.fixtures.ts';
import { bankDetails, waitingDetails, waitingSetup } from './account-details.fixtures.ts';
import { AccountDetailsView } from './account-details.view.tsx';
import { AccountUseView } from './account-use.view.tsx';

const use = {
  paymentTerms: [
    { product: 'RECURRING', instrument: 'DIRECT_ENTRY', isOnlyAccount: true },
    { product: 'TERMINAL', instrument: 'DIRECT_ENTRY', isOnlyAccount: false },
  ],
  upcomingSchedules: 12,
};

const meta = {
  title: 'Screens/Supplier accounts/Account details',
  component: AccountDetailsView,
  decorators: [
    portalStory({
      view: 'AccountDetailsView',
      search: { accountId: '21', businessId: '100' },
      session: staffInCommunity,
    }),
  ],
  args: {
    account: bankDetails,
    setup: waterSetup,
    communityId: 10,
    timeZone: 'Australia/Sydney',
    canChange: true,
    tab: 'details',
    onTabChange: fn(),
    onAction: fn(),
    use: <AccountUseView account={bankDetails} use={use} />,
    payments: 'Payments',
    history: 'Audit history',
  },
} satisfies Meta<typeof AccountDetailsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What the account is, what uses it, and what can be done with it. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('361204')).toBeVisible();
    await expect(canvas.getByText('214')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Disable' }));
    await expect(args.onAction).toHaveBeenCalledWith('disable');
    await userEvent.click(canvas.getByRole('tab', { name: 'Payments' }));
    await expect(args.onTabChange).toHaveBeenCalledWith('payments');
  },
};

/** While a request waits nothing else can be done. */
export const Waiting: Story = {
  args: {
    account: waitingDetails,
    setup: waitingSetup,
    use: <AccountUseView account={waitingDetails} use={{ paymentTerms: [], upcomingSchedules: 0 }} />,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A change of this account waits for approval')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull();
    await expect(canvas.getByText('37')).toBeVisible();
  },
};

/** Accounts of the gateway's community are read only. */
export const ReadOnly: Story = {
  args: { communityId: 1 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/cannot be modified using/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull();
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
