import type { BankStatementFile } from '@quickportal/contracts/bank-statements/bank-statement-file';
import { bankStatementFileList } from '@quickportal/contracts/bank-statements/bank-statement-lists';
import { noFilters } from '@quickportal/contracts/kernel/filter';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { checkingFile, foreignFile, heldFile, importedFile, refusedFile } from './bank-statement.fixtures.ts';
import { BankStatementFilesView } from './bank-statement-files.view.tsx';

const failure = { title: 'Files did not load' };
const rows = [checkingFile, heldFile, refusedFile, foreignFile, importedFile];

const meta = {
  title: 'Screens/Bank statement files',
  component: BankStatementFilesView,
  decorators: [portalStory({ view: 'BankStatementFilesView' })],
  args: {
    community: { communityName: 'Harbour City Utilities', timeZone: 'Australia/Sydney' },
    table: { rows, state: 'ready', recordsCount: rows.length, failure },
    search: { ...noFilters(bankStatementFileList), page: 1, pageSize: 20 },
    onSearchChange: fn(),
    hrefForPage: () => '#',
    onImport: fn() as (() => void) | null,
    onResume: fn() as ((file: BankStatementFile) => void) | null,
  },
} satisfies Meta<typeof BankStatementFilesView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Files in each status, with line and reason; a held one can be imported all the same. */
export const Files: Story = {
  play: async ({ args, canvas }) => {
    const held = within(canvas.getByRole('row', { name: /2026-12-03/ }));
    await expect(held.getByText(/a difference of 545\.80/)).toBeVisible();
    await userEvent.click(held.getByRole('button', { name: 'Import with the gap' }));
    await expect(args.onResume).toHaveBeenCalledWith(heldFile);
    await expect(canvas.getByRole('row', { name: /all-accounts/ })).toHaveTextContent('2 more');
  },
};

/** A user who only looks has no buttons. */
export const ReadOnly: Story = {
  args: { onImport: null, onResume: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Import/ })).toBeNull();
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
