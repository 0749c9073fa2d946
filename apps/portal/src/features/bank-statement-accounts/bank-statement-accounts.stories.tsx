import { groupAccountList } from '@quickportal/contracts/bank-statement-accounts/bank-statement-account-lists';
import { noFilters } from '@quickportal/contracts/kernel/filter';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { staffInCommunity } from '../../storybook/sessions.ts';
import { bankStatementAccounts } from './bank-statement-account.fixtures.ts';
import { BankStatementAccountsView } from './bank-statement-accounts.view.tsx';

const search = { ...noFilters(groupAccountList), page: 1, pageSize: 20 };
const table = {
  rows: bankStatementAccounts,
  state: 'ready',
  recordsCount: bankStatementAccounts.length,
  recordsCountCapped: false,
} as const;

const meta = {
  title: 'Screens/Bank statement accounts/Account List',
  component: BankStatementAccountsView,
  decorators: [portalStory({ view: 'BankStatementAccountsView', session: staffInCommunity })],
  args: {
    table,
    search,
    onSearchChange: fn(),
    hrefForPage: () => '#',
    communityName: 'Harbour City Utilities',
    groupCode: 'HCRECV',
    groups: [
      { groupCode: 'HCOLD', accountsCount: 1 },
      { groupCode: 'HCRECV', accountsCount: 4 },
    ],
    onGroup: fn(),
    files: { accounts: '#accounts', rules: '#rules' },
  },
} satisfies Meta<typeof BankStatementAccountsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Accounts of all businesses in the group, with the columns in their order and a badge of each status. */
// Shows [3R502 3R503 3R504]
export const Listed: Story = {
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('columnheader').map((heading) => heading.textContent?.trim());
    await expect(headings).toEqual(['Name', 'Source', 'Account', 'Business', 'Community', 'Status']);
    const badge = (text: string) => canvas.getByText(text).closest('[data-slot=badge]');
    await expect(badge('Active')).toHaveClass('text-success-ink');
    await expect(badge('Closed')).toHaveClass('text-danger-ink');
    await expect(badge('Pending')).toHaveClass('text-info-ink');
    await expect(badge('Inactive')).toHaveClass('text-info-ink');
    await expect(canvas.getByRole('combobox', { name: 'Search by account identifier or alias' })).toBeVisible();
  },
};

/** The menu has the files of the accounts and of the rules. */
// Shows [3M033]
export const ExportAll: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export All' }));
    const menu = within(await screen.findByRole('menu'));
    await expect(menu.getByRole('menuitem', { name: 'Export All Accounts' })).toHaveAttribute('href', '#accounts');
    await expect(menu.getByRole('menuitem', { name: 'Export All Transformation Rules' })).toHaveAttribute(
      'href',
      '#rules',
    );
  },
};

/** Before a group is chosen. */
export const NoGroup: Story = {
  args: { groupCode: '', table: { ...table, rows: [], state: 'loading' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Choose a group', { selector: 'h2' })).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: /Group/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'HCRECV, 4 accounts' }));
    await expect(args.onGroup).toHaveBeenCalledWith('HCRECV');
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
