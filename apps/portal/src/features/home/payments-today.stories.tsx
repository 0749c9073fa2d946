import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { PaymentsTodaySkeleton } from './payments-today-skeleton.tsx';
import { PaymentsTodayView } from './payments-today.view.tsx';
import { fridayAfternoon, nothingYet } from './payments-today.fixtures.ts';

const meta = {
  title: 'Screens/Home/Payments today',
  component: PaymentsTodayView,
  decorators: [portalStory()],
  args: { payments: fridayAfternoon },
} satisfies Meta<typeof PaymentsTodayView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each number is compared with the usual one by this time, and leads to the transactions that it counts. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = async (name: RegExp) => (await canvas.findByRole('link', { name })).getAttribute('href');
    await expect(await link(/^Payments today 350 6% above a usual Friday by now/)).toBe(
      '/TransactionSearchView?period=TODAY&transactionType=PAYMENT',
    );
    await expect(await link(/^Approved today .*A usual Friday has \$[\d,.]+ by now/)).toBe(
      '/TransactionSearchView?status=APPROVED,REFUNDED&period=TODAY&transactionType=PAYMENT',
    );
    await expect(await link(/^Declined today 18 5\.2% of \d+ decided, usually 3\.9%/)).toContain(
      'status=DECLINED,DISHONOURED',
    );
    await expect(await link(/^Insufficient funds/)).toContain('responseCode=51');
  },
};

/** The hours by amount, with the numbers as a table; hours without any payment at the ends of the day are left out. */
export const ByAmount: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^2 pm to 3 pm so far: Approved 9/ })).toBeVisible();
    await expect(canvas.queryByRole('img', { name: /^5 am/ })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Amount' }));
    await userEvent.click(canvas.getByText('Show as table'));
    const row = within(canvas.getByRole('row', { name: /^9 am to 10 am/ }));
    await expect(row.getByRole('cell', { name: '$7,570.10' })).toBeVisible();
    await expect(row.getByRole('cell', { name: '$6,930.00' })).toBeVisible();
  },
};

export const NothingYet: Story = {
  args: { payments: nothingYet },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No payment was declined today.')).toBeVisible();
    await expect(canvas.getByText('No Friday to compare with')).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

export const Loading: Story = { render: () => <PaymentsTodaySkeleton /> };

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
