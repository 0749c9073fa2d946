import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { staffInCommunity } from '../../storybook/sessions.ts';
import { NzBankAccountsView } from './nz-bank-accounts.view.tsx';
import { nzBankAccounts, waterSetup } from './supplier-account.fixtures.ts';

const nothing = { rows: [], recordsCount: 0, recordsCountCapped: false } as const;

const meta = {
  title: 'Screens/Supplier accounts/NZ bank',
  component: NzBankAccountsView,
  decorators: [portalStory({ view: 'NzBankAccountsView', session: staffInCommunity })],
  args: {
    table: { rows: nzBankAccounts, state: 'ready', recordsCount: nzBankAccounts.length, recordsCountCapped: false },
    communityId: 10,
    setup: waterSetup,
    timeZone: 'Pacific/Auckland',
    canChange: true,
    onAdd: fn(),
    onAction: fn(),
  },
} satisfies Meta<typeof NzBankAccountsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Accounts with and without trace. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enable Tasman trace' }));
    await expect(args.onAction).toHaveBeenCalledWith('enable', nzBankAccounts[1]);
  },
};

/** Where the instrument of one type is missing, only accounts of that type take no action. */
// Shows [3R477 3R478]
export const NoTrace: Story = {
  args: { setup: { ...waterSetup, instruments: ['NZ_TRUST_DIRECT'] } },
  play: async ({ canvas, args }) => {
    await expect(
      await canvas.findByText('New Zealand Trace Bank Accounts cannot be enabled for this business.'),
    ).toBeVisible();
    await expect(
      canvas.getByText("The 'NZ Direct Credit' payment instrument is not enabled for this community."),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Enable Tasman trace' }));
    await expect(args.onAction).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Disable Tasman settlement' }));
    await expect(args.onAction).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Add an NZ Bank Account' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

/** Without both instruments the banner names both. */
// Shows [3M064]
export const NoInstrument: Story = {
  args: { setup: { ...waterSetup, instruments: [] } },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('New Zealand Bank Accounts cannot be enabled for this business.')).toBeVisible(),
};

export const Empty: Story = { args: { table: { ...nothing, state: 'empty' } } };

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
