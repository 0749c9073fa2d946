import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { PortalAt } from '../../storybook/portal-at.tsx';
import { pageHeading, patience, portalPages } from '../../storybook/portal-pages.ts';
import { staffInCommunity } from '../../storybook/sessions.ts';
import { nzBankAccounts, waterSetup } from './supplier-account.fixtures.ts';

const page = portalPages(staffInCommunity, (server) => {
  server.respond('supplierAccounts.getSetup', { data: waterSetup });
  server.respond('supplierAccounts.listNzDirectEntryAccounts', { data: nzBankAccounts });
});

const meta = {
  ...page.meta,
  tags: ['!autodocs'],
  title: 'Screens/Supplier accounts/NZ bank page',
  component: PortalAt,
  args: { address: '/NzBankAccountsView?CommunityId=10&BusinessId=100' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The accounts of the business that the address names. */
// Shows [3P005 3R081 3M042]
export const Opened: Story = {
  play: async () => {
    await expect(await pageHeading('New Zealand Bank Accounts')).toBeVisible();
    await expect(await screen.findByText('NZ Direct Entry Trace', undefined, patience)).toBeVisible();
  },
};
