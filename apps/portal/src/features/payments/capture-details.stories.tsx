import { FormView } from '@quickportal/forms/react/form-view';
import { useForm } from '@quickportal/forms/react/use-form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { auAccount as bank, visa } from '../../storybook/accounts.ts';
import { portalStory } from '../../storybook/portal-story.tsx';
import { CaptureDetailsView } from './capture-details.view.tsx';
import { ConfirmPayment, type ConfirmPaymentProps } from './confirm-payment.view.tsx';
import { margaret, paymentForm, preview } from './payment.fixtures.ts';
import { PaymentSummary, type PaymentSummaryProps } from './payment-summary.view.tsx';

const FIELDS = ['amount', 'customerReferenceNumber', 'paymentReferenceNumber', 'comment'];

function Fields({ amount = '1240.00' }: { amount?: string }) {
  const form = useForm({ schema: paymentForm, onSubmit: () => Promise.resolve(), initialValues: { amount } });
  return <FormView {...form.view} fields={FIELDS} id="payment" footer="none" className="p-5" />;
}

const summary = (props: Partial<PaymentSummaryProps> = {}) => (
  <PaymentSummary
    account={visa}
    currency="AUD"
    amounts={preview}
    loading={false}
    fault={undefined}
    formId="payment"
    busy={false}
    disabled={false}
    {...props}
  />
);
const question = (props: Partial<ConfirmPaymentProps> = {}) => (
  <ConfirmPayment
    customerName="Margaret Olsson"
    account={visa}
    preview={preview}
    busy={false}
    onBack={fn()}
    onConfirm={fn()}
    {...props}
  />
);

const accounts = {
  accounts: [
    { account: visa, fault: null },
    { account: bank, fault: null },
    {
      account: {
        ...visa,
        accountId: 500_004,
        displayName: 'Amex •••• 0005',
        cardScheme: 'AMEX',
        defaultAccount: false,
      },
      fault: 'Harbour City Water does not accept this card.',
    },
  ],
  chosen: visa.accountId,
  onChoose: fn(),
  fault: undefined,
  canAddAccount: true,
} as const;

const meta = {
  title: 'Screens/Payments/Capture details',
  component: CaptureDetailsView,
  decorators: [portalStory({ view: 'CaptureDetailsView', search: { CustomerId: '1048217', AccountId: '500001' } })],
  parameters: { layout: 'padded' },
  args: {
    customer: margaret,
    accounts,
    form: <Fields />,
    currency: 'AUD',
    fraudGuard: null,
    side: summary(),
    isAsking: false,
    left: null,
  },
} satisfies Meta<typeof CaptureDetailsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Principal, surcharge and total stand apart before anything is taken. */
export const Default: Story = {
  play: async ({ canvas }) => {
    for (const text of ['$1,240.00', 'Surcharge, Visa 1.1%', '$13.64', '$1,253.64'])
      await expect((await canvas.findAllByText(text))[0]).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Review payment' })).toHaveAttribute('form', 'payment');
    await expect(canvas.queryByText('Fraud guard')).toBeNull();
  },
};

/** The accounts are on the same screen; one that cannot be charged says why. */
export const Accounts: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('radio', { name: 'Visa •••• 1881' })).toBeChecked();
    await expect(canvas.getByText('Margaret Olsson · expires 08/29')).toBeVisible();
    const amex = canvas.getByRole('radio', { name: 'Amex •••• 0005' });
    await expect(amex).toBeDisabled();
    await expect(amex).toHaveAccessibleDescription('Harbour City Water does not accept this card.');
    await userEvent.click(canvas.getByRole('radio', { name: 'BSB 062-000 · •••• 417' }));
    await expect(args.accounts.onChoose).toHaveBeenCalledWith(bank.accountId);
  },
};

/** How fraud guard is set for the business; not what it will say about this payment. */
export const FraudGuardOn: Story = {
  args: { fraudGuard: { mode: 'ACTIVE', rules: ['CARD_PAN', 'VELOCITY_CHECK', 'UNUSUALLY_LARGE_AMOUNT'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Fraud guard' })).toBeVisible();
    await expect(canvas.getByText('Active')).toBeVisible();
    await expect(
      canvas.getByText('Repeated declined card · Repeated same-card approvals · Unusually large amount'),
    ).toBeVisible();
  },
};

/** The account was disabled meanwhile, or the address is old. */
export const AccountNotEnabled: Story = {
  args: {
    accounts: {
      ...accounts,
      accounts: [
        { account: { ...visa, enabled: false }, fault: 'Account not enabled.' },
        ...accounts.accounts.slice(1),
      ],
      fault: 'Account not enabled.',
    },
    form: <Fields amount="" />,
    side: summary({ amounts: undefined, disabled: true }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Account not enabled.');
    await expect(canvas.getByRole('button', { name: 'Review payment' })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: 'BSB 062-000 · •••• 417' })).toBeEnabled();
  },
};

/** An amount below zero is no principal. */
export const BelowZero: Story = {
  args: { form: <Fields amount="" />, side: summary({ amounts: undefined, typed: '-5' }) },
  play: async ({ canvas }) => expect(canvas.queryByText('$5.00')).toBeNull(),
};

/** Until the server has answered, what is typed is shown as an amount. */
// Shows [1R138 1R139]
export const WhileTyping: Story = {
  args: { form: <Fields amount="64.00" />, side: summary({ amounts: undefined, loading: true, typed: 'A$ 64' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$64.00')).toBeVisible();
  },
};

/** Longer text is left as it is. */
// Shows [1R140]
export const LongText: Story = {
  args: { form: <Fields amount="" />, side: summary({ amounts: undefined, typed: '12,345,678,901' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12,345,678,901')).toBeVisible();
  },
};

export const AmountTooLarge: Story = {
  args: {
    form: <Fields amount="6000.00" />,
    side: summary({ amounts: undefined, fault: 'Enter at most $5,000.00 AUD.' }),
  },
};

/** An attempt without an answer comes first. */
export const NoResponseYet: Story = {
  args: {
    left: {
      total: '$1,253.64',
      account: 'Visa •••• 1881',
      message:
        'The server did not respond. The payment may have been taken; it is safe to try again, because it is never taken twice.',
      busy: false,
      onAgain: fn(),
      onGiveUp: fn(),
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(args.left?.onAgain).toHaveBeenCalled();
  },
};

/** The question is beside the fields, which can be read and not be changed. Enter takes the payment. */
export const Confirm: Story = {
  args: { side: question(), isAsking: true },
  play: async ({ canvas }) => {
    const panel = await canvas.findByRole('alertdialog', { name: 'Take $1,253.64 from Margaret Olsson?' });
    await expect(panel).toHaveAccessibleDescription(/is charged as soon as you confirm/);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Take payment' })).toHaveFocus());
    await expect(canvas.getByLabelText(/Principal amount/).closest('[inert]')).not.toBeNull();
  },
};

/** The same payment was just taken: Enter goes back. */
export const ConfirmSamePayment: Story = {
  args: {
    isAsking: true,
    side: question({
      preview: {
        ...preview,
        samePayment: {
          receiptNumber: '1000004710',
          takenAt: '2026-11-19T23:40:00.000Z',
          statusDisplay: 'Approved',
          isOutcomeUnknown: false,
        },
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('receipt 1000004710, approved');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Back' })).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Take payment again' })).toBeEnabled();
  },
};

/** A bank debit waits for the cut-off, and says so before it is taken. */
export const ConfirmBankDebit: Story = {
  args: {
    isAsking: true,
    side: question({
      account: bank,
      preview: {
        ...preview,
        surchargeAmount: { amount: '0.00', currency: 'AUD', displayAmount: '$0.00' },
        totalAmount: preview.principalAmount,
        surchargeRate: '0',
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Take $1,240.00 from Margaret Olsson?')).toBeVisible();
    await expect(canvas.getByText(/You can cancel it until the cut-off/)).toBeVisible();
  },
};
