import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { portalStory } from '../../../storybook/portal-story.tsx';
import { staffInCommunity } from '../../../storybook/sessions.ts';
import { bareSetup, merchantAccounts, waterSetup } from '../supplier-account.fixtures.ts';
import { AuMerchantAccountsView } from './au-merchant-accounts.view.tsx';

const nothing = { rows: [], recordsCount: 0, recordsCountCapped: false } as const;

const meta = {
  title: 'Screens/Supplier accounts/AU merchant',
  component: AuMerchantAccountsView,
  decorators: [portalStory({ view: 'AuMerchantAccountsView', session: staffInCommunity })],
  args: {
    table: {
      rows: merchantAccounts,
      state: 'ready',
      recordsCount: merchantAccounts.length,
      recordsCountCapped: false,
    },
    communityId: 10,
    setup: waterSetup,
    timeZone: 'Australia/Sydney',
    canChange: true,
    onAdd: fn(),
    onAction: fn(),
  },
} satisfies Meta<typeof AuMerchantAccountsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Tandem accounts stand among the merchants; a linked one leads to the business that changes it. */
// Shows [3R246]
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Disable Water cards' }));
    await expect(args.onAction).toHaveBeenCalledWith('disable', merchantAccounts[0]);
    await expect(canvas.getByText('Tandem')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Gas cards/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Gas cards is linked from Harbour City Gas' })).toHaveAttribute(
      'href',
      expect.stringContaining('BusinessId=101'),
    );
    const headings = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(headings).toEqual(['Merchant Account', 'Merchant ID', 'Type', 'Status', 'Actions']);
  },
};

/** An account whose merchant id another enabled one has is not enabled. */
// Shows [3M062 3R256]
export const NotUnique: Story = {
  args: {
    refusal:
      'This Merchant Account cannot be enabled as there is already an enabled Merchant Account for this business with the same Merchant Id',
  },
  play: async ({ canvas }) => expect(await canvas.findByText(/with the same Merchant Id$/)).toBeVisible(),
};

/** Without the tandem instrument nothing can be changed. */
// Shows [3M061 3R475]
export const NoInstrument: Story = {
  args: { setup: bareSetup },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Merchants cannot be enabled for this community.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Enable Water counter 2019' }));
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};

export const Empty: Story = { args: { table: { ...nothing, state: 'empty' } } };

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
