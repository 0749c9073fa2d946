import { fraudReviewList } from '@quickportal/contracts/fraud-reviews/fraud-review-list';
import { noFilters } from '@quickportal/contracts/kernel/filter';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BinAlertsView } from '../../layout/payments/bin-alerts.view.tsx';
import { ListFilters } from '../../layout/filters/list-filters.tsx';
import { binAlerts } from '../../storybook/bin-alerts.ts';
import { portalStory } from '../../storybook/portal-story.tsx';
import { declined, suspended, waiting } from './fraud-review.fixtures.ts';
import { FraudReviewView } from './fraud-review.view.tsx';

const meta = {
  title: 'Screens/Suspended payments',
  component: FraudReviewView,
  decorators: [portalStory({ view: 'FraudReviewView' })],
  args: {
    open: suspended,
    reviews: waiting,
    recordsCount: waiting.length,
    timeZone: 'Australia/Sydney',
    alerts: null,
    filters: (
      <ListFilters
        of={fraudReviewList}
        list={{ search: noFilters(fraudReviewList), onSearchChange: fn() }}
        names={{}}
      />
    ),
    canDecide: true,
    seesCustomer: true,
    seesTransaction: true,
    namesKeys: true,
    page: 1,
    hrefFor: (receiptNumber) => `?ReceiptNumber=${receiptNumber}`,
    onOpen: fn(),
    hrefForPage: (page) => `?page=${page}`,
    onPageChange: fn(),
    onTask: fn(),
    task: null,
  },
} satisfies Meta<typeof FraudReviewView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Why a payment was suspended stands beside what an officer checks, and the queue beside both. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('4 declined payments of the card within 12 hours; 4 suspend.')).toBeVisible();
    await expect(canvas.getByText('New Zealand')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '1000004711' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('Margaret Olsson');
    await userEvent.click(canvas.getByRole('link', { name: /Graeme Davis/ }));
    await expect(args.onOpen).toHaveBeenCalledWith('1000004713');
    await userEvent.click(canvas.getByRole('button', { name: 'Next payment' }));
    await expect(args.onOpen).toHaveBeenCalledWith('1000004712');
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    await expect(args.onTask).toHaveBeenCalledWith('decline');
  },
};

/** Users who may only see the queue are offered no decision. */
export const ReadOnly: Story = {
  args: { canDecide: false, seesCustomer: false, seesTransaction: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Margaret Olsson' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^(Approve|Decline)/ })).toBeNull();
  },
};

/** A payment that was decided says why, and cannot be decided again. */
export const Decided: Story = {
  args: { open: declined, reviews: [declined], recordsCount: 1 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Review: The customer does not know the payment')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^(Approve|Decline)/ })).toBeNull();
  },
};

/** BIN testing of two BINs is above the queue, with what happens to its payments as staff see it. */
export const BinTesting: Story = {
  args: {
    alerts: (
      <BinAlertsView alerts={binAlerts} timeZone="Australia/Sydney" mode="ALERT_AND_BLACKLIST" seesTransactions />
    ),
  },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('BIN testing with cards of 2 BINs');
    await expect(alert).toHaveTextContent('520000: 1,240 attempts with 1,198 cards, 1,102 declined.');
    await expect(alert).toHaveTextContent('blacklisted for 3 months');
    await expect(canvas.getByRole('link', { name: 'Declined payments' })).toHaveAttribute(
      'href',
      '/TransactionSearchView?status=DECLINED&from=2026-11-19&transactionType=PAYMENT',
    );
    await expect(canvas.getByRole('link', { name: 'Fraud guard decisions' })).toHaveAttribute(
      'href',
      '/FraudReviewView?status=REPORTED,SUSPENDED,RELEASED,DECLINED,CANCELLED&rule=BIN_TESTING',
    );
  },
};

export const BinTestingOnPhone: Story = { ...BinTesting, globals: { viewport: { value: 'phone' } } };

export const BinTestingDark: Story = { ...BinTesting, globals: { theme: 'dark' } };

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
