import { Card } from '@quickportal/ui/card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { portalStory } from '../../../storybook/portal-story.tsx';
import { SentPaymentView } from './sent-payment.view.tsx';
import {
  declinedPayment,
  ecommerceReview,
  refusedPayment,
  takenPayment,
  waitingPayment,
} from './payto-ecommerce-payment.fixtures.ts';
import { EcommerceReviewView } from './ecommerce-review.view.tsx';

const meta = {
  title: 'Screens/PayTo e-commerce payment',
  component: SentPaymentView,
  decorators: [portalStory({ view: 'PayToEcommercePaymentView', search: {} })],
  args: {
    agreement: waitingPayment,
    polling: { left: 58, goOn: fn() },
    pollingSeconds: 15,
    canSeeAgreement: true,
    onRecall: fn(),
    onStartAgain: fn(),
  },
} satisfies Meta<typeof SentPaymentView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is waited for, until when, and the way to take it back. */
export const Waiting: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('3 days 4 hours left')).toBeVisible();
    await expect(canvas.getByText('$42.00')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Recall' }));
    await expect(args.onRecall).toHaveBeenCalled();
  },
};

/** Declined by the payer: it is not taken, and can be sent once more. */
export const Declined: Story = {
  args: { agreement: declinedPayment, polling: null, onRecall: undefined },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('The payer declined it')).toBeVisible();
    await expect(canvas.getByText('The payer gave no reason.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }));
    await expect(args.onStartAgain).toHaveBeenCalled();
  },
};

/** Approved, and refused by then: the reason is that of the payment. */
export const Refused: Story = {
  args: { agreement: refusedPayment, polling: null, onRecall: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The payment could not be taken')).toBeVisible();
    await expect(canvas.getByText(/does not have the PayTo product/)).toBeVisible();
  },
};

/** A user who may not see transactions reads the receipt number here. */
export const Taken: Story = {
  args: { agreement: takenPayment, polling: null, onRecall: undefined, canSeeAgreement: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Receipt number 1000004712.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'View agreement' })).toBeNull();
  },
};

/** What is about to be sent. */
export const Receipt: Story = {
  render: () => (
    <Card title="Review">
      <EcommerceReviewView review={ecommerceReview} />
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Priya Raman pays Harbour City Water')).toBeVisible();
    await expect(canvas.getByText('$42.00')).toBeVisible();
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
