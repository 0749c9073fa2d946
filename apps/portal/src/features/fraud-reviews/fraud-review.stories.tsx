import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { declined, suspended, waiting } from './fraud-review.fixtures.ts';
import { FraudReviewView } from './fraud-review.view.tsx';
import { noFilters, ReviewFilters } from './review-filters.view.tsx';

const meta = {
  title: 'Screens/Suspended payments',
  component: FraudReviewView,
  decorators: [portalStory({ view: 'FraudReviewView' })],
  args: {
    open: suspended,
    reviews: waiting,
    recordsCount: waiting.length,
    timeZone: 'Australia/Sydney',
    filters: <ReviewFilters values={noFilters} onChange={fn()} businesses={[]} />,
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

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
