import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { staffInCommunity } from '../../storybook/sessions.ts';
import { bulkAddition, water } from './bank-statement-account.fixtures.ts';
import { BankStatementAccountBulkAddView } from './bank-statement-account-bulk-add.view.tsx';

const meta = {
  title: 'Screens/Bank statement accounts/Bulk add',
  component: BankStatementAccountBulkAddView,
  decorators: [portalStory({ view: 'BankStatementAccountBulkAddView', session: staffInCommunity })],
  args: { business: water, outcome: bulkAddition, form: null },
} satisfies Meta<typeof BankStatementAccountBulkAddView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each list shows five entries until it is unfolded, and folds again. */
// Shows [3R498 3R499 3R494]
export const SomeWrong: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('7 accounts added, 1 existed already, 6 not added')).toBeVisible();
    const panel = (title: string) => within(canvas.getByRole('region', { name: title }));
    const added = panel('Added accounts (7)');
    await expect(added.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 7' }));
    await expect(added.getAllByRole('listitem')).toHaveLength(7);
    await userEvent.click(canvas.getByRole('button', { name: 'Show the first 5' }));
    await expect(added.getAllByRole('listitem')).toHaveLength(5);
    await expect(
      panel('Accounts not added (6)').getByText('Line 9: Use six digits for the BSB, such as 062-000.'),
    ).toBeVisible();
  },
};

/** Everything was right. */
export const AllAdded: Story = {
  args: { outcome: { ...bulkAddition, existingAccounts: [], unsuccessfulAccounts: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('7 accounts added')).toBeVisible();
    await expect(canvas.queryByText(/^Accounts not added/)).toBeNull();
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
