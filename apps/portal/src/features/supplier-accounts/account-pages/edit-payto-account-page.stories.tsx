import type { Meta, StoryObj } from '@storybook/react-vite';
import { versionedForm } from '../../../storybook/comment-form.ts';
import { PortalAt } from '../../../storybook/portal-at.tsx';
import { payToAccounts } from '../supplier-account.fixtures.ts';
import { accountPages, dualAuthorisation, mayHaveOne, playSaving } from './account-form-page.fixtures.ts';

const page = accountPages((server) => {
  server.respond('paytoAccounts.list', { data: payToAccounts });
  server.respond('paytoAccounts.getStatus', mayHaveOne);
  server.respond('rest/internal/forms/patch/supplier-business/100/accounts/payto/61', { data: versionedForm(1) });
});

const meta = {
  ...page.meta,
  tags: ['!autodocs'],
  title: 'Screens/Supplier accounts/Edit PayTo Account page',
  component: PortalAt,
  args: { address: '/EditPayToAccountView?CommunityId=10&BusinessId=100&AccountId=61' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The button of the list opens the page, and saving leads to the account. */
// Shows [3P014 3R098]
export const Saved: Story = {
  args: { address: '/PayToAccountsView?CommunityId=10&BusinessId=100' },
  play: playSaving(page, {
    call: 'paytoAccounts.update',
    accountId: 61,
    opener: 'Edit Water PayTo',
    heading: 'Edit PayTo Account',
    submit: 'Save',
    said: 'PayTo account updated',
    kind: 'PAYTO_PAYEE',
    account: 'Water PayTo',
  }),
};

/** The page says that a second person decides. */
export const DualAuthorisation: Story = dualAuthorisation(page, 'Edit PayTo Account');
