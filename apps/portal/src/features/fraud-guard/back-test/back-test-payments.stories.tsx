import { fraudBackTestPaymentList } from '@quickportal/contracts/fraud-back-tests/fraud-back-test-payment-list';
import { noFilters } from '@quickportal/contracts/kernel/filter';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { portalStory } from '../../../storybook/portal-story.tsx';
import { backTestPayments, backTestResult } from './back-test.fixtures.ts';
import { BackTestPaymentsView } from './back-test-payments.view.tsx';

const meta = {
  title: 'Screens/Rule lab payments',
  component: BackTestPaymentsView,
  decorators: [portalStory({})],
  args: {
    result: backTestResult,
    timeZone: 'Australia/Sydney',
    seesTransaction: true,
    seesCustomer: true,
    filters: noFilters(fraudBackTestPaymentList),
    onFiltersChange: fn(),
    list: {
      table: { state: 'ready', rows: backTestPayments, recordsCount: 214 },
      page: 1,
      onPageChange: fn(),
    },
  },
} satisfies Meta<typeof BackTestPaymentsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each payment with the rules that it matches and what became of it; its receipt opens it. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: '1000004710' })).toBeVisible();
    await expect(canvas.getByText('Repeated declined card, Repeated declined customer (IP address)')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'What became of it' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Good, approved and kept' }));
    await expect(args.onFiltersChange).toHaveBeenCalledWith({ outcome: 'GOOD' });
  },
};

/** Users who see neither transactions nor customers have no links to them. */
export const WithoutLinks: Story = {
  args: { seesTransaction: false, seesCustomer: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1000004710')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** There are more than can be listed. */
export const TooMany: Story = {
  args: { result: { ...backTestResult, stopped: { payments: 12_400, amounts: [] }, listed: 10_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The newest 10,000 of 12,400.')).toBeVisible();
  },
};

export const Empty: Story = {
  args: {
    filters: { ...noFilters(fraudBackTestPaymentList), rule: 'CARD_PAN' },
    list: { table: { state: 'empty', rows: [], recordsCount: 0 }, page: 1, onPageChange: fn() },
  },
};
