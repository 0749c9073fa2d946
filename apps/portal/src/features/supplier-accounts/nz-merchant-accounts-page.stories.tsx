import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { PortalAt } from '../../storybook/portal-at.tsx';
import { pageHeading, patience, portalPages } from '../../storybook/portal-pages.ts';
import { staffInCommunity } from '../../storybook/sessions.ts';
import { nzMerchantAccounts, waterSetup } from './supplier-account.fixtures.ts';

const page = portalPages(staffInCommunity, (server) => {
  server.respond('supplierAccounts.getSetup', { data: waterSetup });
  server.respond('supplierAccounts.listNzMerchantAccounts', { data: nzMerchantAccounts });
});

const meta = {
  ...page.meta,
  tags: ['!autodocs'],
  title: 'Screens/Supplier accounts/NZ merchant page',
  component: PortalAt,
  args: { address: '/NzMerchantAccountsView?CommunityId=10&BusinessId=100' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The accounts of the business that the address names. */
// Shows [3P007 3R083]
export const Opened: Story = {
  play: async () => {
    await expect(await pageHeading('New Zealand Merchant Accounts')).toBeVisible();
    await expect(await screen.findByText('NZ880021', undefined, patience)).toBeVisible();
  },
};
