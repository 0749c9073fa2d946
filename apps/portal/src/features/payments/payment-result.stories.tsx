import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { approvedPayment } from './approved-payment.fixtures.ts';
import { PaymentResult, type PaymentResultProps } from './payment-result.view.tsx';

const declined = {
  ...approvedPayment,
  status: 'DECLINED',
  statusDisplay: 'Declined',
  statusGroup: 'danger',
  settlementDate: null,
  responseCode: '51',
  responseText: 'Insufficient funds',
} as const;

const meta = {
  title: 'Screens/Payments/Payment result',
  component: PaymentResult,
  decorators: [
    (Story) => (
      <div className="grid max-w-80 gap-4">
        <Story />
      </div>
    ),
    portalStory({ view: 'CaptureDetailsView', search: { CustomerId: '1048217' } }),
  ],
  parameters: { layout: 'padded' },
  args: {
    transaction: approvedPayment,
    timeZone: 'Australia/Sydney',
    receiptHref: '#receipt.pdf',
    onSendReceipt: fn() as PaymentResultProps['onSendReceipt'],
    sendingReceipt: false,
    error: undefined,
    hasOtherAccount: true,
    canAddAccount: true,
    onTakeAnother: fn(),
    onTryAnotherAccount: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof PaymentResult>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The receipt can be printed and mailed, and another payment taken. */
export const Approved: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { name: /Payment approved/ })).toHaveFocus();
    for (const text of ['$1,240.00', '$13.64', 'Visa •••• 1881', '1000004711'])
      await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Print receipt' })).toHaveAttribute('href', '#receipt.pdf');
    await userEvent.click(canvas.getByRole('button', { name: 'Email receipt' }));
    await expect(args.onSendReceipt).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Take another payment' }));
    await expect(args.onTakeAnother).toHaveBeenCalled();
  },
};

/** A decline says what to do, and leads to another account. */
export const Declined: Story = {
  args: { transaction: declined },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('heading', { name: /Payment declined/ });
    await expect(canvas.getByText('Insufficient funds (51)')).toBeVisible();
    await expect(canvas.getByText('Try again later, or ask the customer for another account.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Email receipt' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try another account' }));
    await expect(args.onTryAnotherAccount).toHaveBeenCalled();
  },
};

/** Without another account one can be added. */
export const DeclinedWithoutOther: Story = {
  args: { transaction: declined, hasOtherAccount: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Add account' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try another account' })).toBeNull();
  },
};

/** No one knows yet: it must not be taken again. */
export const NotKnown: Story = {
  args: {
    transaction: {
      ...approvedPayment,
      status: 'IN_FLIGHT',
      statusDisplay: 'In flight',
      statusGroup: 'info',
      responseCode: null,
      responseText: '',
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /Outcome not known yet/ });
    await expect(canvas.getByText(/Do not take the payment again/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Email receipt' })).toBeNull();
  },
};

/** A bank debit waits for its cut-off. */
export const Pending: Story = {
  args: {
    transaction: {
      ...approvedPayment,
      status: 'PENDING',
      statusDisplay: 'Pending',
      statusGroup: 'info',
      responseCode: null,
      responseText: '',
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/It goes to the bank at the cut-off/)).toBeVisible();
  },
};

export const HeldByFraudGuard: Story = {
  args: {
    transaction: {
      ...approvedPayment,
      status: 'SUSPENDED',
      statusDisplay: 'Suspended',
      statusGroup: 'danger',
      responseCode: null,
      responseText: '',
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/It was not sent to the bank/)).toBeVisible();
  },
};

/** Who may not see transactions, of a customer who takes no email. */
export const NothingToPrint: Story = {
  args: { receiptHref: null, onSendReceipt: null },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /Payment approved/ });
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Email receipt' })).toBeNull();
  },
};
