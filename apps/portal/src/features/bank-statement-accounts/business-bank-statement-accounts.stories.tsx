import { businessAccountList } from '@quickportal/contracts/bank-statement-accounts/bank-statement-account-lists';
import { noFilters } from '@quickportal/contracts/kernel/filter';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { staffInCommunity } from '../../storybook/sessions.ts';
import { bankStatementAccounts, water } from './bank-statement-account.fixtures.ts';
import { BusinessBankStatementAccountsView } from './business-bank-statement-accounts.view.tsx';

const meta = {
  title: 'Screens/Bank statement accounts/Of a business',
  component: BusinessBankStatementAccountsView,
  decorators: [portalStory({ view: 'BusinessBankStatementAccountsView', session: staffInCommunity })],
  args: {
    table: {
      rows: bankStatementAccounts,
      state: 'ready',
      recordsCount: bankStatementAccounts.length,
      recordsCountCapped: false,
    },
    search: { ...noFilters(businessAccountList), page: 1, pageSize: 20 },
    onSearchChange: fn(),
    hrefForPage: () => '#',
    business: water,
    migration: null,
    canAdd: true,
    files: { accounts: '#accounts', rules: '#rules' },
    onAdd: fn(),
  },
} satisfies Meta<typeof BusinessBankStatementAccountsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The accounts with their groups, which lead to the list of the group. */
// Shows [3R190 3M038]
export const Listed: Story = {
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('columnheader').map((heading) => heading.textContent?.trim());
    await expect(headings).toEqual(['Name', 'Source', 'Account', 'Group Code', 'Status']);
    await expect(canvas.getAllByRole('link', { name: 'HCRECV' })[0]).toHaveAttribute(
      'href',
      expect.stringContaining('GroupCode=HCRECV'),
    );
    await expect(canvas.getByRole('button', { name: 'Add Account' })).toBeVisible();
  },
};

/** One account is added in a dialog, several on a page of their own. */
// Shows [3R191 3M039 3M040]
export const AddAccount: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Account' }));
    const menu = within(await screen.findByRole('menu'));
    await expect(menu.getByRole('menuitem', { name: 'Add Multiple Accounts' })).toHaveAttribute(
      'href',
      expect.stringContaining('BankStatementAccountBulkAddView'),
    );
    await userEvent.click(menu.getByRole('menuitem', { name: 'Add Single Account' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

/** A migrated business leads to the bank reconciliation app. */
// Shows [3R193 3R194]
export const Migrated: Story = {
  args: { migration: { code: 'HCTREC', href: 'https://bankrec.example.com/?code=HCTREC' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This business has been migrated')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open the bank reconciliation app' })).toHaveAttribute(
      'href',
      'https://bankrec.example.com/?code=HCTREC',
    );
  },
};

/** For those who may look and not add. */
export const ReadOnly: Story = {
  args: { canAdd: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Export All' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add Account' })).toBeNull();
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
