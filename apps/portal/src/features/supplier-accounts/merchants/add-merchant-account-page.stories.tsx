import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { commentForm } from '../../../storybook/comment-form.ts';
import { PortalAt } from '../../../storybook/portal-at.tsx';
import { pageHeading, patience, portalPages } from '../../../storybook/portal-pages.ts';
import { staffInCommunity } from '../../../storybook/sessions.ts';
import { dualAuthSetup, linkableMerchants, merchantAccounts, waterSetup } from '../supplier-account.fixtures.ts';

const page = portalPages(staffInCommunity, (server) => {
  server.respond('supplierAccounts.getSetup', { data: waterSetup });
  server.respond('merchantAccounts.list', { data: merchantAccounts });
  server.respond('merchantAccounts.searchLinkableMerchantAccounts', {
    data: { items: linkableMerchants, recordsCount: 3, currentPage: 1, pageSize: 5 },
  });
  server.respond('rest/internal/forms/post/supplier-business/100/accounts/au-merchant-accounts', { data: commentForm });
});

const meta = {
  ...page.meta,
  tags: ['!autodocs'],
  title: 'Screens/Supplier accounts/Add merchant page',
  component: PortalAt,
  args: { address: '/AddMerchantAccountView?CommunityId=10&BusinessId=100' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Linking leads back to the accounts of the business. */
// Shows [3P001 3R054]
export const Linked: Story = {
  play: async () => {
    await expect(await pageHeading('Add Merchant Account')).toBeVisible();
    page.server().respond('merchantAccounts.link', {
      data: { dualAuthEnabled: false, dualAuthId: null, accountId: 73, accountUpdated: true },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Link Merchant Gas cards' }, patience));
    await expect(await screen.findByText('Merchant linked')).toBeVisible();
    await expect(await pageHeading('Merchant Accounts')).toBeVisible();
  },
};

/** With dual authorisation copying a merchant brings the form. */
// Shows [3R070 3R072]
export const Copied: Story = {
  play: async () => {
    const copy = await screen.findByRole('button', { name: 'Copy Details Water counter 2019' }, patience);
    await expect(screen.queryByRole('heading', { name: 'Merchant Details' })).toBeNull();
    await userEvent.click(copy);
    await expect(await screen.findByRole('heading', { name: 'Merchant Details' })).toBeVisible();
    await expect(await screen.findByText(/Copied from Water counter 2019/)).toBeVisible();
  },
  beforeEach: () => {
    page.server().respond('supplierAccounts.getSetup', { data: dualAuthSetup });
  },
};
