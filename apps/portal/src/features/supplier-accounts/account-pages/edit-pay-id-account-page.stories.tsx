import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { versionedForm } from '../../../storybook/comment-form.ts';
import { PortalAt } from '../../../storybook/portal-at.tsx';
import { pageHeading, patience, portalPages } from '../../../storybook/portal-pages.ts';
import { staffInCommunity } from '../../../storybook/sessions.ts';
import { dualAuthSetup, payIdAccounts, waterSetup } from '../supplier-account.fixtures.ts';

const page = portalPages(staffInCommunity, (server) => {
  server.respond('supplierAccounts.getSetup', { data: waterSetup });
  server.respond('supplierAccounts.listPayIdAccounts', { data: payIdAccounts });
  server.respond('supplierAccounts.getPayIdStatus', {
    data: { supplierHasPendingAccount: false, supplierHasExistingAccount: false },
  });
  server.respond('rest/internal/forms/patch/supplier-business/100/accounts/payid/51', {
    data: versionedForm(1),
  });
});

const meta = {
  ...page.meta,
  tags: ['!autodocs'],
  title: 'Screens/Supplier accounts/Edit PayID Account page',
  component: PortalAt,
  args: { address: '/EditPayIdAccountView?CommunityId=10&BusinessId=100&AccountId=51' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The button of the list opens the page, and saving leads back. */
// Shows [3P011 3R093]
export const Saved: Story = {
  args: { address: '/PayIdAccountsView?CommunityId=10&BusinessId=100' },
  play: async () => {
    page.server().respond('supplierAccounts.updatePayIdAccount', {
      data: { dualAuthEnabled: false, dualAuthId: null, accountId: 51, accountUpdated: true },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Water PayID' }, patience));
    await expect(await pageHeading('Edit PayID Account')).toBeVisible();
    await userEvent.type(await screen.findByRole('textbox', { name: /^Comment/ }, patience), 'Trial');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('PayID account updated')).toBeVisible();
    await expect(await pageHeading('PayID Biller Accounts')).toBeVisible();
  },
};

/** The page says that a second person decides. */
export const DualAuthorisation: Story = {
  beforeEach: () => {
    page.server().respond('supplierAccounts.getSetup', { data: dualAuthSetup });
  },
  play: async () => {
    await expect(await pageHeading('Edit PayID Account')).toBeVisible();
    await expect(await screen.findByText('A second person decides', undefined, patience)).toBeVisible();
  },
};
