import { bankStatementList } from '@quickportal/contracts/bank-statements/bank-statement-lists';
import { noFilters } from '@quickportal/contracts/kernel/filter';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { statements } from './bank-statement.fixtures.ts';
import { BankStatementsView } from './bank-statements.view.tsx';

const failure = { title: 'Statements did not load' };

const meta = {
  title: 'Screens/Bank statements',
  component: BankStatementsView,
  decorators: [portalStory({ view: 'BankStatementsView' })],
  args: {
    community: { communityName: 'Harbour City Utilities' },
    table: { rows: statements, state: 'ready', recordsCount: statements.length, failure },
    search: { ...noFilters(bankStatementList), page: 1, pageSize: 20 },
    onSearchChange: fn(),
    hrefForPage: () => '#',
    hrefFor: (id: number) => `/ReconciliationView?StatementId=${id}`,
    onOpen: fn(),
    accountNames: [[301, 'Water receipts']],
    onImport: fn() as (() => void) | null,
  },
} satisfies Meta<typeof BankStatementsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The gap before a statement that does not go on where the one before ended. */
export const Statements: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /03 Dec 2026/ })).toHaveTextContent('$545.80');
    await expect(canvas.getByRole('row', { name: /01 Dec 2026/ })).toHaveTextContent('No gap');
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
