import type { Meta, StoryObj } from '@storybook/react-vite';
import { versionedForm } from '../../../storybook/comment-form.ts';
import { PortalAt } from '../../../storybook/portal-at.tsx';
import { nzMerchantAccounts } from '../supplier-account.fixtures.ts';
import { accountPages, dualAuthorisation, playSaving } from './account-form-page.fixtures.ts';

const page = accountPages((server) => {
  server.respond('supplierAccounts.listNzMerchantAccounts', { data: nzMerchantAccounts });
  server.respond('rest/internal/forms/patch/supplier-business/100/accounts/nz-merchant-accounts/41', {
    data: versionedForm(1),
  });
});

const meta = {
  ...page.meta,
  tags: ['!autodocs'],
  title: 'Screens/Supplier accounts/Edit NZ Merchant Account page',
  component: PortalAt,
  args: { address: '/EditNzMerchantAccountView?CommunityId=10&BusinessId=100&AccountId=41' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The button of the list opens the page, and saving leads to the account. */
// Shows [3P008 3R086]
export const Saved: Story = {
  args: { address: '/NzMerchantAccountsView?CommunityId=10&BusinessId=100' },
  play: playSaving(page, {
    call: 'supplierAccounts.updateNzMerchantAccount',
    accountId: 41,
    opener: 'Edit Tasman cards',
    heading: 'Edit NZ Merchant Account',
    submit: 'Save',
    said: 'NZ merchant account updated',
    kind: 'NZ_MERCHANT',
    account: 'Tasman cards',
  }),
};

/** The page says that a second person decides. */
export const DualAuthorisation: Story = dualAuthorisation(page, 'Edit NZ Merchant Account');
