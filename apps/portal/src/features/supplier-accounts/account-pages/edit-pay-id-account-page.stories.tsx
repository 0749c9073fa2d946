import type { Meta, StoryObj } from '@storybook/react-vite';
import { versionedForm } from '../../../storybook/comment-form.ts';
import { PortalAt } from '../../../storybook/portal-at.tsx';
import { payIdAccounts } from '../supplier-account.fixtures.ts';
import { accountPages, dualAuthorisation, mayHaveOne, playSaving } from './account-form-page.fixtures.ts';

const page = accountPages((server) => {
  server.respond('supplierAccounts.listPayIdAccounts', { data: payIdAccounts });
  server.respond('supplierAccounts.getPayIdStatus', mayHaveOne);
  server.respond('rest/internal/forms/patch/supplier-business/100/accounts/payid/51', { data: versionedForm(1) });
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

/** The button of the list opens the page, and saving leads to the account. */
// Shows [3P011 3R093]
export const Saved: Story = {
  args: { address: '/PayIdAccountsView?CommunityId=10&BusinessId=100' },
  play: playSaving(page, {
    call: 'supplierAccounts.updatePayIdAccount',
    accountId: 51,
    opener: 'Edit Water PayID',
    heading: 'Edit PayID Account',
    submit: 'Save',
    said: 'PayID account updated',
    kind: 'PAYID_BILLER',
    account: 'Water PayID',
  }),
};

/** The page says that a second person decides. */
export const DualAuthorisation: Story = dualAuthorisation(page, 'Edit PayID Account');
