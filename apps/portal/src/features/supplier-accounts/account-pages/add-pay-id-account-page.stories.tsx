import type { Meta, StoryObj } from '@storybook/react-vite';
import { commentForm } from '../../../storybook/comment-form.ts';
import { PortalAt } from '../../../storybook/portal-at.tsx';
import { payIdAccounts } from '../supplier-account.fixtures.ts';
import { accountPages, dualAuthorisation, mayHaveOne, playSaving } from './account-form-page.fixtures.ts';

const page = accountPages((server) => {
  server.respond('supplierAccounts.listPayIdAccounts', { data: payIdAccounts });
  server.respond('supplierAccounts.getPayIdStatus', mayHaveOne);
  server.respond('rest/internal/forms/post/supplier-business/100/accounts/payid', { data: commentForm });
});

const meta = {
  ...page.meta,
  tags: ['!autodocs'],
  title: 'Screens/Supplier accounts/Add PayID Account page',
  component: PortalAt,
  args: { address: '/AddPayIdAccountView?CommunityId=10&BusinessId=100' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The button of the list opens the page, and saving leads to the account. */
// Shows [3P012 3R094]
export const Saved: Story = {
  args: { address: '/PayIdAccountsView?CommunityId=10&BusinessId=100' },
  play: playSaving(page, {
    call: 'supplierAccounts.addPayIdAccount',
    accountId: 51,
    opener: 'Add a PayID Account',
    heading: 'Add PayID Account',
    submit: 'Add PayID account',
    said: 'PayID account added',
    kind: 'PAYID_BILLER',
    account: 'Water PayID',
  }),
};

/** The page says that a second person decides. */
export const DualAuthorisation: Story = dualAuthorisation(page, 'Add PayID Account');
