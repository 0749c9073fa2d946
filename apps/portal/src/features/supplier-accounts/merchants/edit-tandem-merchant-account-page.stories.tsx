import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { versionedForm } from '../../../storybook/comment-form.ts';
import { PortalAt } from '../../../storybook/portal-at.tsx';
import { pageHeading, patience, portalPages } from '../../../storybook/portal-pages.ts';
import { staffInCommunity } from '../../../storybook/sessions.ts';
import { savedDetails } from '../account-details/account-details.fixtures.ts';
import { merchantAccounts, waterSetup } from '../supplier-account.fixtures.ts';

const page = portalPages(staffInCommunity, (server) => {
  server.respond('supplierAccounts.getAuthorisationStatus', { data: { dualAuthEnabled: false, businessId: 100 } });
  server.respond('supplierAccounts.getSetup', { data: waterSetup });
  server.respond('supplierAccounts.getDetails', {
    data: savedDetails({ accountId: 72, kind: 'TANDEM_MERCHANT', accountAlias: 'Water tandem' }),
  });
  server.respond('supplierAccounts.getUse', { data: { paymentTerms: [], upcomingSchedules: 0 } });
  server.respond('merchantAccounts.list', { data: merchantAccounts });
  server.respond('rest/internal/forms/patch/supplier-business/100/accounts/tandem-merchant-accounts/72', {
    data: versionedForm(1),
  });
});

const meta = {
  ...page.meta,
  tags: ['!autodocs'],
  title: 'Screens/Supplier accounts/Edit tandem merchant page',
  component: PortalAt,
  args: { address: '/EditTandemMerchantAccountView?CommunityId=10&AccountId=72' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The account is found by its id alone, and saving leads to its details. */
// Shows [3P002 3R073 3R074]
export const Saved: Story = {
  play: async () => {
    await expect(await pageHeading('Edit Tandem Merchant Account')).toBeVisible();
    page.server().respond('merchantAccounts.updateTandemMerchantAccount', {
      data: { dualAuthEnabled: false, dualAuthId: null, accountId: 72, accountUpdated: true },
    });
    await userEvent.type(await screen.findByRole('textbox', undefined, patience), 'Trial');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Tandem merchant account updated')).toBeVisible();
    await expect(await pageHeading('Water tandem')).toBeVisible();
  },
};
