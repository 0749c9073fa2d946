import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { PortalAt } from '../../storybook/portal-at.tsx';
import { pageHeading, paged, patience, portalPages } from '../../storybook/portal-pages.ts';
import { staffInCommunity } from '../../storybook/sessions.ts';
import { bulkAddForm, newAccountForm } from './account-forms.fixtures.ts';
import { bankStatementAccounts, bulkAddition, water } from './bank-statement-account.fixtures.ts';

const FORMS = 'rest/internal/forms/post';
const page = portalPages(staffInCommunity, (server) => {
  server.respond('bankStatementAccounts.searchGroupAccounts', paged(bankStatementAccounts));
  server.respond('bankStatementAccounts.searchBusinessAccounts', paged(bankStatementAccounts));
  server.respond('bankStatementAccounts.listAccountGroups', {
    data: [{ groupCode: 'HCRECV', accountsCount: bankStatementAccounts.length }],
  });
  server.respond('businesses.get', { data: water });
  server.respond('businesses.getMigratedToBankrec', { data: null });
});

const meta = {
  ...page.meta,
  title: 'Screens/Bank statement accounts/Page',
  component: PortalAt,
  tags: ['!autodocs'],
  args: { address: '/BankStatementAccountsView?CommunityId=10&GroupCode=HCRECV' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The accounts of the group in the address. */
// Shows [3P050]
export const AccountList: Story = {
  play: async () => {
    await expect(await pageHeading('Account List')).toBeVisible();
    await expect(await screen.findByText('Tasman receipts', undefined, patience)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Export All' }));
    await expect(await screen.findByRole('menuitem', { name: 'Export All Transformation Rules' })).toHaveAttribute(
      'href',
      expect.stringMatching(/BankStatementAccountsExport\?action=RULES&CommunityId=10&GroupCode=HCRECV&csrf=/),
    );
  },
};

/** The accounts of the business in the address; one more is added in a dialog. */
// Shows [3P055 3R189]
export const OfBusiness: Story = {
  args: { address: '/BusinessBankStatementAccountsView?CommunityId=10&BusinessId=100' },
  play: async () => {
    page.server().respond(`${FORMS}/bank-statement-accounts/business/100`, { data: newAccountForm });
    page.server().respond('bankStatementAccounts.create', { data: bankStatementAccounts[3] });
    await expect(await pageHeading('Bank Statement Accounts')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Add Account' }, patience));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Add Single Account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Single Account' }));
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Name/ }), 'Water receipts');
    await userEvent.type(dialog.getByRole('textbox', { name: /^BSB/ }), '062000');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Account number/ }), '12344471');
    await userEvent.click(dialog.getByRole('button', { name: 'Add account' }));
    await expect(await screen.findByText('Account added')).toBeVisible();
  },
};

/** What is wrong is listed with its reason, and stays in the form to be corrected. */
// Shows [3P052 3R184 3R186]
export const BulkAdd: Story = {
  args: { address: '/BankStatementAccountBulkAddView?CommunityId=10&BusinessId=100' },
  play: async () => {
    page.server().respond(`${FORMS}/bankrec/bank-statement-accounts/bulk`, { data: bulkAddForm });
    page.server().respond('bankStatementAccounts.addAccounts', { data: bulkAddition });
    await expect(await pageHeading('Bank Statement Account Bulk Add')).toBeVisible();
    await expect(screen.getAllByRole('link', { name: 'Harbour City Water' })[0]).toBeVisible();
    await expect(screen.getAllByRole('link', { name: 'Harbour City Utilities' })[0]).toBeVisible();
    const accounts = await screen.findByRole('textbox', { name: /^Accounts/ }, patience);
    await userEvent.type(accounts, 'Region 1,06200,12340');
    await userEvent.click(screen.getByRole('button', { name: 'Add accounts' }));
    await expect(await screen.findByText('7 accounts added, 1 existed already, 6 not added')).toBeVisible();
    await expect(await screen.findByRole('textbox', { name: /^Accounts/ }, patience)).toHaveValue(
      bulkAddition.unsuccessfulAccounts.map(({ accountIdentifier }) => accountIdentifier).join('\n'),
    );
    const sent = page.server().heard.find(({ call }) => call === 'bankStatementAccounts.addAccounts');
    await expect(sent?.body).toContain('"businessId":100');
  },
};
