import type { Meta, StoryObj } from '@storybook/react-vite';
import { commentForm } from '../../../storybook/comment-form.ts';
import { PortalAt } from '../../../storybook/portal-at.tsx';
import { payToAccounts } from '../supplier-account.fixtures.ts';
import { accountPages, dualAuthorisation, mayHaveOne, playSaving } from './account-form-page.fixtures.ts';

const page = accountPages((server) => {
  server.respond('paytoAccounts.list', { data: payToAccounts });
  server.respond('paytoAccounts.getStatus', mayHaveOne);
  server.respond('rest/internal/forms/post/supplier-business/100/accounts/payto', { data: commentForm });
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

/** The button of the list opens the page, and saving leads to the account. */
// Shows [3P015 3R099]
export const Saved: Story = {
  args: { address: '/PayToAccountsView?CommunityId=10&BusinessId=100' },
  play: playSaving(page, {
    call: 'paytoAccounts.add',
    accountId: 61,
    opener: 'Add a Settlement Account',
    heading: 'Add PayTo Account',
    submit: 'Add PayTo account',
    said: 'PayTo account added',
    kind: 'PAYTO_PAYEE',
    account: 'Water PayTo',
  }),
};

/** The page says that a second person decides. */
export const DualAuthorisation: Story = dualAuthorisation(page, 'Add PayTo Account');
