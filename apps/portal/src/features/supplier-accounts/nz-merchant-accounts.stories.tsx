import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { staffInCommunity } from '../../storybook/sessions.ts';
import { NzMerchantAccountsView } from './nz-merchant-accounts.view.tsx';
import { nzMerchantAccounts, waterSetup } from './supplier-account.fixtures.ts';

const nothing = { rows: [], recordsCount: 0, recordsCountCapped: false } as const;

const meta = {
  title: 'Screens/Supplier accounts/NZ merchant',
  component: NzMerchantAccountsView,
  decorators: [portalStory({ view: 'NzMerchantAccountsView', session: staffInCommunity })],
  args: {
    table: {
      rows: nzMerchantAccounts,
      state: 'ready',
      recordsCount: nzMerchantAccounts.length,
      recordsCountCapped: false,
    },
    communityId: 10,
    setup: waterSetup,
    timeZone: 'Pacific/Auckland',
    canChange: true,
    onAdd: fn(),
    onAction: fn(),
  },
} satisfies Meta<typeof NzMerchantAccountsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only accounts of type MPGS take actions. */
// Shows [3R084 3M009 3R258]
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enable Tasman counter' }));
    await expect(args.onAction).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Disable Tasman cards' }));
    await expect(args.onAction).toHaveBeenCalledWith('disable', nzMerchantAccounts[0]);
    await userEvent.click(canvas.getByRole('button', { name: 'Add an NZ Merchant Account' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    const headings = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(headings).toEqual(['Merchant Account', 'Merchant ID', 'Type', 'Status', 'Actions']);
  },
};

/** Without the payment instrument nothing can be added. */
// Shows [3M065 3M066 3R396]
export const NoInstrument: Story = {
  args: { setup: { ...waterSetup, instruments: [] } },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('New Zealand Merchants cannot be enabled for this business.')).toBeVisible();
    await expect(
      canvas.getByText(
        "The 'Mastercard Payment Gateway Service' payment instrument is not enabled for this community.",
      ),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add an NZ Merchant Account' }));
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const Empty: Story = { args: { table: { ...nothing, state: 'empty' } } };

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
