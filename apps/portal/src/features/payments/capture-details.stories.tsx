import { FormView } from '@quickportal/forms/react/form-view';
import { useForm } from '@quickportal/forms/react/use-form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { auAccount as bank, visa } from '../../storybook/accounts.ts';
import { portalStory } from '../../storybook/portal-story.tsx';
import { CaptureDetailsView } from './capture-details.view.tsx';
import { ConfirmPayment } from './confirm-payment.view.tsx';
import { margaret, paymentForm, preview } from './payment.fixtures.ts';

const FIELDS = ['amount', 'customerReferenceNumber', 'paymentReferenceNumber', 'comment'];

function Fields() {
  const form = useForm({ schema: paymentForm, onSubmit: () => Promise.resolve() });
  return <FormView {...form.view} fields={FIELDS} id="payment" footer="none" className="p-5" />;
}

const summary = {
  currency: 'AUD',
  amounts: preview,
  loading: false,
  fault: undefined,
  formId: 'payment',
  busy: false,
  disabled: false,
} as const;

const meta = {
  title: 'Screens/Payments/Capture details',
  component: CaptureDetailsView,
  decorators: [portalStory({ view: 'CaptureDetailsView', search: { CustomerId: '1048217', AccountId: '500001' } })],
  parameters: { layout: 'padded' },
  args: { customer: margaret, account: visa, accountFault: undefined, form: <Fields />, summary, left: null },
} satisfies Meta<typeof CaptureDetailsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Principal, surcharge and total stand apart before anything is taken. */
export const Default: Story = {
  play: async ({ canvas }) => {
    for (const text of ['$1,240.00', 'Surcharge, Visa 1.1%', '$13.64', '$1,253.64'])
      await expect((await canvas.findAllByText(text))[0]).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Review payment' })).toHaveAttribute('form', 'payment');
  },
};

/** The account was disabled meanwhile, or the address is old. */
export const AccountNotEnabled: Story = {
  args: {
    account: { ...visa, enabled: false },
    accountFault: 'Account not enabled.',
    summary: { ...summary, amounts: undefined, disabled: true },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Account not enabled.');
    await expect(canvas.getByRole('button', { name: 'Review payment' })).toBeDisabled();
    await expect(canvas.getByRole('link', { name: 'Choose another account' })).toBeVisible();
  },
};

/** An amount below zero is no principal. */
export const BelowZero: Story = {
  args: { summary: { ...summary, amounts: undefined, typed: '-5' } },
  play: async ({ canvas }) => expect(canvas.queryByText('$5.00')).toBeNull(),
};

/** Until the server has answered, what is typed is shown as an amount [1R138 1R139]. */
export const WhileTyping: Story = {
  args: { summary: { ...summary, amounts: undefined, loading: true, typed: 'A$ 64' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$64.00')).toBeVisible();
  },
};

/** Longer text is left as it is [1R140]. */
export const LongText: Story = {
  args: { summary: { ...summary, amounts: undefined, typed: '12,345,678,901' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12,345,678,901')).toBeVisible();
  },
};

export const AmountTooLarge: Story = {
  args: { summary: { ...summary, amounts: undefined, fault: 'Enter 5,000.00 or less.' } },
};

/** An attempt without an answer comes first. */
export const NoResponseYet: Story = {
  args: {
    left: {
      total: '$1,253.64',
      account: 'Visa •••• 1881',
      message: 'No answer came. The payment may have been taken; trying again does not take it twice.',
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

/** A bank debit waits for the cut-off, and says so before it is taken. */
export const ConfirmBankDebit: Story = {
  render: () => (
    <ConfirmPayment
      customerName="Margaret Olsson"
      account={bank}
      preview={{
        ...preview,
        surchargeAmount: { amount: '0.00', currency: 'AUD', displayAmount: '$0.00' },
        totalAmount: preview.principalAmount,
        surchargeRate: '0',
      }}
      busy={false}
      onBack={fn()}
      onConfirm={fn()}
    />
  ),
  play: async () => {
    await expect(await screen.findByText('Take $1,240.00 from Margaret Olsson?')).toBeVisible();
    await expect(screen.getByText(/Until the cut-off it can be cancelled/)).toBeVisible();
  },
};
