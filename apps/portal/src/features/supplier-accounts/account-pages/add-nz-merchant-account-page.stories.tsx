import type { Meta, StoryObj } from '@storybook/react-vite';
import { commentForm } from '../../../storybook/comment-form.ts';
import { PortalAt } from '../../../storybook/portal-at.tsx';
import { nzMerchantAccounts } from '../supplier-account.fixtures.ts';
import { accountPages, dualAuthorisation, playSaving } from './account-form-page.fixtures.ts';

const page = accountPages((server) => {
  server.respond('supplierAccounts.listNzMerchantAccounts', { data: nzMerchantAccounts });
  server.respond('rest/internal/forms/post/supplier-business/100/accounts/nz-merchant-accounts', { data: commentForm });
});

const meta = {
  ...page.meta,
  tags: ['!autodocs'],
  title: 'Screens/Supplier accounts/Add NZ Merchant Account page',
  component: PortalAt,
  args: { address: '/AddNzMerchantAccountView?CommunityId=10&BusinessId=100' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The button of the list opens the page, and saving leads to the account. */
// Shows [3P009 3R087]
export const Saved: Story = {
  args: { address: '/NzMerchantAccountsView?CommunityId=10&BusinessId=100' },
  play: playSaving(page, {
    call: 'supplierAccounts.addNzMerchantAccount',
    accountId: 41,
    opener: 'Add an NZ Merchant Account',
    heading: 'Add NZ Merchant Account',
    submit: 'Add NZ merchant account',
    said: 'NZ merchant account added',
    kind: 'NZ_MERCHANT',
    account: 'Tasman cards',
  }),
};

/** The page says that a second person decides. */
export const DualAuthorisation: Story = dualAuthorisation(page, 'Add NZ Merchant Account');
