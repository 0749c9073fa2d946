import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import {
  approved,
  partRefunded,
  pendingDebit,
  refund,
  softDecline,
  suspended,
  unknown,
} from './transaction-detail.fixtures.ts';
import { TransactionDetailView } from './transaction-detail.view.tsx';

const meta = {
  title: 'Screens/Transactions/Transaction details',
  component: TransactionDetailView,
  decorators: [portalStory({ view: 'TransactionDetailView', search: { ReceiptNumber: '1000004711' } })],
  parameters: { layout: 'padded' },
  args: {
    transaction: approved,
    timeZone: 'Australia/Sydney',
    may: { refund: true, requery: true, takePayment: true, seeCustomer: true },
    receiptHref: '#receipt.pdf',
    sendingReceipt: false,
    requerying: false,
    error: undefined,
    onRefund: fn(),
    onVoid: fn(),
    onRequery: fn(),
    onSendReceipt: fn(),
  },
} satisfies Meta<typeof TransactionDetailView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Principal, surcharge and total stand apart; what can be done is offered. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Surcharge, 1.1%')).toBeVisible();
    for (const amount of ['$1,240.00', '$13.64']) await expect(canvas.getByText(amount)).toBeVisible();
    await expect(canvas.getByText('Visa •••• 1881')).toBeVisible();
    await expect(canvas.getByText('Approved by the bank')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Refund' }));
    await expect(args.onRefund).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Email receipt' }));
    await expect(args.onSendReceipt).toHaveBeenCalled();
    await expect(canvas.getByRole('link', { name: 'Receipt' })).toHaveAttribute('href', '#receipt.pdf');
    await userEvent.click(canvas.getByRole('button', { name: 'Void' }));
    await expect(args.onVoid).toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: 'Check with the bank' })).toBeNull();
  },
};

/** A decline in words: of which kind, and what to do next. */
export const SoftDecline: Story = {
  args: { transaction: softDecline },
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('alert');
    await expect(text).toHaveTextContent('Declined: insufficient funds (51)');
    await expect(text).toHaveTextContent('Soft decline. A later attempt can succeed. Try again later');
    await expect(canvas.getByRole('link', { name: 'Customer’s accounts' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Email receipt' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Refund' })).toBeNull();
  },
};

export const HardDecline: Story = {
  args: {
    transaction: {
      ...softDecline,
      responseCode: '41',
      responseText: 'Lost card',
      decline: {
        kind: 'HARD',
        text: 'Lost card',
        nextStep: 'Do not try this card again. Ask the customer for another one.',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Another attempt with these details cannot succeed.',
    );
  },
};

/** No one says it failed: it may have been charged, and must not be taken again. */
export const UnknownOutcome: Story = {
  args: { transaction: unknown },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Do not take the payment again');
    await userEvent.click(canvas.getByRole('button', { name: 'Check with the bank' }));
    await expect(args.onRequery).toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: 'Refund' })).toBeNull();
  },
};

/** A refund above the facility's limit: the request is linked, and no second one offered. */
export const RefundWaitsForApproval: Story = {
  args: { transaction: partRefunded },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Open request' })).toHaveAttribute(
      'href',
      expect.stringContaining('ProposalId=37'),
    );
    await expect(canvas.queryByRole('button', { name: 'Refund' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Refund 1000004712' })).toBeVisible();
  },
};

/** Every line of what happened says who did it. */
export const WhoDidWhat: Story = {
  args: { transaction: partRefunded },
  play: async ({ canvas }) => {
    await canvas.findByText('Approved by the bank');
    const lines = canvas.getAllByRole('listitem').filter((line) => line.dataset['slot'] === 'timeline-item');
    const actors = lines.map((line) => /By (Dana Petrov|Bank|System)/.exec(line.textContent)?.[1]);
    await expect(actors).toEqual(['Dana Petrov', 'System', 'Bank', 'System', 'Dana Petrov', undefined]);
  },
};

export const Refund: Story = {
  args: { transaction: refund },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '1000004711' })).toBeVisible();
  },
};

/** It can be taken back until the cut-off. */
export const PendingBankDebit: Story = {
  args: { transaction: pendingDebit },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Cancel payment' })).toBeVisible();
    await expect(canvas.getByText('Goes to the bank at the cut-off')).toBeVisible();
  },
};

/** Why it waits, in sentences; a rule in shadow is marked. */
export const HeldByFraudGuard: Story = {
  args: { transaction: suspended },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Repeated declined card')).toBeVisible();
    await expect(canvas.getByText(/declined 4 times within 12 hours/)).toBeVisible();
    await expect(canvas.getByText('Shadow')).toBeVisible();
  },
};

/** Anyone who only looks sees everything and can do nothing. */
export const ViewOnly: Story = {
  args: { may: { refund: false, requery: false, takePayment: false, seeCustomer: true } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Payment 1000004711' });
    await expect(canvas.queryByRole('button', { name: 'Refund' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Void' })).toBeNull();
  },
};
