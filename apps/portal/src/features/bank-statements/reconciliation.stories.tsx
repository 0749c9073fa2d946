import { bankStatementLineList } from '@quickportal/contracts/bank-statements/bank-statement-lists';
import { noFilters } from '@quickportal/contracts/kernel/filter';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { statementBalances, statementLines } from './bank-statement.fixtures.ts';
import { ReconciliationView } from './reconciliation.view.tsx';
import { StatementBalances } from './statement-balances.view.tsx';

const failure = { title: 'Lines did not load' };
const onChoose = fn();
const search = { ...noFilters(bankStatementLineList), page: 1, pageSize: 20 };

const meta = {
  title: 'Screens/Reconciliation',
  component: ReconciliationView,
  decorators: [portalStory({ view: 'ReconciliationView' })],
  args: {
    community: { communityName: 'Harbour City Utilities' },
    table: { rows: statementLines, state: 'ready', recordsCount: statementLines.length, failure },
    search,
    onSearchChange: fn(),
    hrefForPage: () => '#',
    hrefFor: () => '#',
    onOpen: fn(),
    accountNames: [
      [301, 'Water receipts'],
      [303, 'Gas receipts'],
    ],
    balances: <StatementBalances balances={statementBalances} chosen={undefined} onChoose={onChoose} />,
    onImport: fn() as (() => void) | null,
  },
} satisfies Meta<typeof ReconciliationView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Lines in each status below the accounts; an account narrows the list. */
export const Lines: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /OSKO TESTER ALEX/ })).toHaveTextContent('Unmatched');
    await expect(canvas.getByRole('row', { name: /ACCOUNT SERVICE FEE/ })).toHaveTextContent('−$12.50');
    await expect(canvas.queryByText('Gas trust')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /Gas receipts/ }));
    await expect(onChoose).toHaveBeenCalledWith(303);
  },
};

/** Nothing was imported yet, for a user who may not import. */
export const Nothing: Story = {
  args: { table: { rows: [], state: 'empty', recordsCount: 0, failure }, balances: null, onImport: null },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
