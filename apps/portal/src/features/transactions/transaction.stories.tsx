import { type TransactionStatus, transactionStates } from '@quickportal/contracts/rules/states/transaction';
import { DataTable } from '@quickportal/ui/data-table';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { TransactionStatusBadge } from '../../layout/payments/transaction.tsx';
import { transactionColumns } from './transaction.entity.tsx';
import { inStatus, transactionRows } from './transaction.fixtures.ts';

const meta = {
  title: 'Screens/Transactions/Transaction',
  component: TransactionStatusBadge,
  decorators: [portalStory()],
  args: { transaction: inStatus('APPROVED') },
} satisfies Meta<typeof TransactionStatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Every status in the word, icon and colour that it has everywhere. */
export const Statuses: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3 p-4">
      {(Object.keys(transactionStates.states) as TransactionStatus[]).map((status) => (
        <TransactionStatusBadge key={status} transaction={inStatus(status)} />
      ))}
    </div>
  ),
};

/** What was given back has a minus sign, and the receipt leads the row. */
export const Rows: Story = {
  render: () => (
    <DataTable
      id="story-transactions"
      label="Transactions"
      noun={['transaction', 'transactions']}
      columns={transactionColumns('Australia/Sydney')}
      rows={transactionRows.map((row) => ({ ...row, businessName: 'Harbour City Water' }))}
      recordsCount={transactionRows.length}
      getRowId={(row) => row.receiptNumber}
      hrefForRow={(row) => `#${row.receiptNumber}`}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '1000004711' })).toBeVisible();
    await expect(canvas.getByText('−$121.32')).toBeVisible();
    await expect(canvas.getAllByText('Visa •••• 1881').length).toBeGreaterThan(1);
  },
};
