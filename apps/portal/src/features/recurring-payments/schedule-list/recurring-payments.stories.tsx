import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { portalStory } from '../../../storybook/portal-story.tsx';
import { RecurringPaymentsView } from './recurring-payments.view.tsx';
import { listedSchedules } from '../failed-schedules/failed-schedule.fixtures.ts';

const totals = [
  { status: 'ACTIVE', recordsCount: 1192, amount: { amount: '148204.00', currency: 'AUD' } },
  { status: 'FAILED', recordsCount: 12, amount: { amount: '1260.00', currency: 'AUD' } },
];

const meta = {
  title: 'Screens/Payment schedules',
  component: RecurringPaymentsView,
  decorators: [portalStory({ view: 'RecurringPaymentsView' })],
  args: {
    communityName: 'Harbour City Utilities',
    businesses: [
      { businessId: 100, businessName: 'Harbour City Water' },
      { businessId: 101, businessName: 'Harbour City Drainage' },
    ],
    failedCount: 12,
    table: { state: 'ready', rows: listedSchedules, recordsCount: 1204, totals },
    search: { page: 1, pageSize: 20, sort: 'status', query: '', status: undefined, businessId: undefined },
    onSearchChange: fn(),
    onSortChange: fn(),
    hrefForPage: (page) => `#page=${page}`,
    hrefFor: (id) => `#schedule-${id}`,
    onOpen: fn(),
  },
} satisfies Meta<typeof RecurringPaymentsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each row opens its schedule; the button leads through those that failed. Above are the totals of all pages. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('link', { name: 'Tui Parata' })).toHaveAttribute('href', '#schedule-20425');
    await expect(canvas.getAllByText('Failed')[0]).toBeVisible();
    await expect(canvas.getByText('30 Nov 2026')).toBeVisible();
    await expect(canvas.getByLabelText('Totals')).toHaveTextContent('Active (1,192)$148,204.00Failed (12)$1,260.00');
    const work = canvas.getByRole('link', { name: 'Work through 12 failed' });
    await expect(work).toHaveAttribute('href', expect.stringMatching(/FailedSchedulesView$/));
    const [filter] = canvas.getAllByRole('button', { name: 'Status' });
    if (filter) await userEvent.click(filter);
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Failed' }));
    await expect(args.onSearchChange).toHaveBeenCalledWith({ status: ['FAILED'] });
  },
};

/** The nearest payment comes first when the column is chosen. */
export const SortedByNextPayment: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Next payment/ }));
    await expect(args.onSortChange).toHaveBeenCalledWith('nextPaymentDate');
  },
};

/** Those of one business are worked through alone. */
export const Filtered: Story = {
  args: {
    search: { page: 1, pageSize: 20, sort: 'status', query: '', status: ['FAILED', 'STOPPED'], businessId: [100] },
    failedCount: 2,
  },
  play: async ({ canvas, args }) => {
    const work = await canvas.findByRole('link', { name: 'Work through 2 failed' });
    await expect(work).toHaveAttribute('href', expect.stringContaining('businessId=100'));
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onSearchChange).toHaveBeenCalledWith({ query: '', status: undefined, businessId: undefined });
  },
};

/** Where none failed there is nothing to work through. */
export const NoneFailed: Story = {
  args: { failedCount: 0, table: { state: 'empty', rows: [], recordsCount: 0 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No schedules yet')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Work through/ })).toBeNull();
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
