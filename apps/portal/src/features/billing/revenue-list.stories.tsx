import { noFilters } from '@quickportal/contracts/kernel/filter';
import { oneOffRevenueList } from '@quickportal/contracts/expected-revenues/one-off-revenue-list';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { monthlyRevenues, oneOffRevenues } from './billing.fixtures.ts';
import { RevenueListView } from './revenue-list.view.tsx';

const ready = { state: 'ready', recordsCountCapped: false } as const;

const meta = {
  title: 'Screens/Billing/Expected revenue',
  component: RevenueListView,
  decorators: [portalStory({ view: 'CommunityBillingView' })],
  args: {
    table: { ...ready, rows: oneOffRevenues, recordsCount: oneOffRevenues.length },
    search: { ...noFilters(oneOffRevenueList), page: 1, pageSize: 20 },
    onSearchChange: fn(),
    hrefForPage: (page) => `?page=${page}`,
    feeType: 'ESTAB',
    canChange: true,
    add: null,
    onCopyLink: fn(),
    onEdit: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof RevenueListView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Reconciled, open, waived and short fees. */
export const OneOff: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link to QuickBatch Establishment fee' }));
    await expect(args.onCopyLink).toHaveBeenCalledWith(oneOffRevenues[1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit QuickBatch Establishment fee' }));
    await expect(args.onEdit).toHaveBeenCalledWith(oneOffRevenues[1]);
  },
};

export const Monthly: Story = {
  args: { feeType: 'MONTHLY', table: { ...ready, rows: monthlyRevenues, recordsCount: monthlyRevenues.length } },
};

/** Users who only see billing change nothing, but can copy a link. */
export const ReadOnly: Story = {
  args: { canChange: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^(Edit|Delete) / })).toBeNull();
    await expect(canvas.getAllByRole('button', { name: /^Copy link/ })).toHaveLength(oneOffRevenues.length);
  },
};

export const Empty: Story = { args: { table: { rows: [], state: 'empty', recordsCount: 0 } } };

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
