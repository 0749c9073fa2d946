import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { commentForm } from '../../../storybook/comment-form.ts';
import { PortalAt } from '../../../storybook/portal-at.tsx';
import { pageHeading, patience, portalPages } from '../../../storybook/portal-pages.ts';
import { staffInCommunity } from '../../../storybook/sessions.ts';
import { dualAuthSetup, payToAccounts, waterSetup } from '../supplier-account.fixtures.ts';

const page = portalPages(staffInCommunity, (server) => {
  server.respond('supplierAccounts.getSetup', { data: waterSetup });
  server.respond('paytoAccounts.list', { data: payToAccounts });
  server.respond('paytoAccounts.getStatus', {
    data: { supplierHasPendingAccount: false, supplierHasExistingAccount: false },
  });
  server.respond('rest/internal/forms/post/supplier-business/100/accounts/payto', {
    data: commentForm,
  });
});

const meta = {
  ...page.meta,
  tags: ['!autodocs'],
  title: 'Screens/Supplier accounts/Add PayTo Account page',
  component: PortalAt,
  args: { address: '/AddPayToAccountView?CommunityId=10&BusinessId=100' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The button of the list opens the page, and saving leads back. */
// Shows [3P015 3R099]
export const Saved: Story = {
  args: { address: '/PayToAccountsView?CommunityId=10&BusinessId=100' },
  play: async () => {
    page.server().respond('paytoAccounts.add', {
      data: { dualAuthEnabled: false, dualAuthId: null, accountId: 61, accountUpdated: true },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Add a Settlement Account' }, patience));
    await expect(await pageHeading('Add PayTo Account')).toBeVisible();
    await userEvent.type(await screen.findByRole('textbox', { name: /^Comment/ }, patience), 'Trial');
    await userEvent.click(screen.getByRole('button', { name: 'Add PayTo account' }));
    await expect(await screen.findByText('PayTo account added')).toBeVisible();
    await expect(await pageHeading('PayTo Accounts')).toBeVisible();
  },
};

/** The page says that a second person decides. */
export const DualAuthorisation: Story = {
  beforeEach: () => {
    page.server().respond('supplierAccounts.getSetup', { data: dualAuthSetup });
  },
  play: async () => {
    await expect(await pageHeading('Add PayTo Account')).toBeVisible();
    await expect(await screen.findByText('A second person decides', undefined, patience)).toBeVisible();
  },
};
