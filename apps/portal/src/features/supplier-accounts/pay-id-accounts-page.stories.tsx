import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { versionedForm } from '../../storybook/comment-form.ts';
import { PortalAt } from '../../storybook/portal-at.tsx';
import { pageHeading, patience, portalPages } from '../../storybook/portal-pages.ts';
import { staffInCommunity } from '../../storybook/sessions.ts';
import { payIdAccounts, waterSetup } from './supplier-account.fixtures.ts';

const page = portalPages(staffInCommunity, (server) => {
  server.respond('supplierAccounts.getSetup', { data: waterSetup });
  server.respond('supplierAccounts.listPayIdAccounts', { data: payIdAccounts });
  server.respond('supplierAccounts.getPayIdStatus', {
    data: { supplierHasPendingAccount: false, supplierHasExistingAccount: true },
  });
});

const meta = {
  ...page.meta,
  tags: ['!autodocs'],
  title: 'Screens/Supplier accounts/PayID page',
  component: PortalAt,
  args: { address: '/PayIdAccountsView?CommunityId=10&BusinessId=100' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The PayID accounts of the business that the address names. */
// Shows [3P010 3M010]
export const Opened: Story = {
  play: async () => {
    await expect(await pageHeading('PayID Biller Accounts')).toBeVisible();
    await expect(await screen.findByText('Water PayID pilot', undefined, patience)).toBeVisible();
  },
};

/** Disabling is for good, and says so. */
// Shows [3R095 3C031]
export const Disabled: Story = {
  play: async () => {
    page.server().respond('rest/internal/forms/post/supplier-business/100/accounts/payid/51/disable', {
      data: versionedForm(1),
    });
    page.server().respond('supplierAccounts.getUse', { data: { paymentTerms: [], upcomingSchedules: 0 } });
    const saved = { dualAuthEnabled: false, dualAuthId: null, accountId: 51, accountUpdated: true };
    page.server().respond('supplierAccounts.disablePayIdAccount', { data: saved });
    await userEvent.click(await screen.findByRole('button', { name: 'Disable Water PayID' }, patience));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText(/Nothing enables it again/)).toBeVisible();
    await userEvent.type(await dialog.findByRole('textbox'), 'Closed');
    await userEvent.click(dialog.getByRole('button', { name: 'Disable PayID account' }));
    await expect(await screen.findByText('PayID account disabled')).toBeVisible();
  },
};
