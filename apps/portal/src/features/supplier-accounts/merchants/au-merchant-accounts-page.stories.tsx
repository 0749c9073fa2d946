import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { versionedForm } from '../../../storybook/comment-form.ts';
import { PortalAt } from '../../../storybook/portal-at.tsx';
import { pageHeading, patience, portalPages } from '../../../storybook/portal-pages.ts';
import { staffInCommunity } from '../../../storybook/sessions.ts';
import { merchantAccounts, waterSetup } from '../supplier-account.fixtures.ts';

const page = portalPages(staffInCommunity, (server) => {
  server.respond('supplierAccounts.getSetup', { data: waterSetup });
  server.respond('merchantAccounts.list', { data: merchantAccounts });
});

const meta = {
  ...page.meta,
  tags: ['!autodocs'],
  title: 'Screens/Supplier accounts/AU merchant page',
  component: PortalAt,
  args: { address: '/AuMerchantAccountsView?CommunityId=10&BusinessId=100' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The accounts of the business that the address names. */
// Shows [3P004 3R080]
export const Opened: Story = {
  play: async () => {
    await expect(await pageHeading('Merchant Accounts')).toBeVisible();
    await expect(await screen.findByText('22814002', undefined, patience)).toBeVisible();
  },
};

const enable = async (isUniqueId: boolean, isUniqueName: boolean) => {
  page.server().respond('merchantAccounts.checkUniqueMerchantAccountId', { data: isUniqueId });
  page.server().respond('merchantAccounts.checkUniqueMerchantAccountName', { data: isUniqueName });
  await userEvent.click(await screen.findByRole('button', { name: 'Enable Water counter 2019' }, patience));
};

/** Before it is enabled, id and name are checked. */
// Shows [3R254 3R476 3M063]
export const NotUnique: Story = {
  play: async () => {
    await enable(true, false);
    await expect(await screen.findByText(/with the same Merchant Name$/)).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** Where both are unique the question comes. */
// Shows [3R255]
export const Enabled: Story = {
  play: async () => {
    page.server().respond('rest/internal/forms/post/supplier-business/100/accounts/74/enable', {
      data: versionedForm(2),
    });
    await enable(true, true);
    await expect(await screen.findByRole('dialog', { name: 'Enable Water counter 2019?' })).toBeVisible();
  },
};
