import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormView } from '@quickportal/forms/react/form-view';
import { useForm } from '@quickportal/forms/react/use-form';
import { expect, fn, waitFor, within } from 'storybook/test';
import { portalStory } from '../../../storybook/portal-story.tsx';
import { ConfirmPayToPayment } from './confirm-payto-payment.view.tsx';
import { countReached, payable, payToPaymentForm, possible } from './payto-payment.fixtures.ts';
import { PayToPaymentSummary, type PayToPaymentSummaryProps } from './payto-payment-summary.view.tsx';
import { PayToPaymentView } from './payto-payment.view.tsx';

function Fields() {
  const form = useForm({ schema: payToPaymentForm, onSubmit: () => Promise.resolve() });
  return <FormView {...form.view} id="payment" footer="none" className="p-5" />;
}
const summary = (props: Partial<PayToPaymentSummaryProps> = {}) => (
  <PayToPaymentSummary
    typed="186.40"
    check={possible}
    loading={false}
    fault={undefined}
    formId="payment"
    busy={false}
    disabled={false}
    {...props}
  />
);
const flightCheck = { clauses: possible.clauses, hasAmount: true, loading: false, failure: undefined };

const meta = {
  title: 'Screens/PayTo payment',
  component: PayToPaymentView,
  decorators: [portalStory({ view: 'PayToPaymentView', search: { agreementToken: payable.agreementToken } })],
  args: { agreement: payable, form: <Fields />, flightCheck, side: summary(), isAsking: false, left: null },
} satisfies Meta<typeof PayToPaymentView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each clause with its rule; the button carries the amount. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Can be taken')).toBeVisible();
    const clauses = within(canvas.getByRole('list', { name: 'Clauses' }));
    await expect(clauses.getByText('Every payment is $186.40.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Take $186.40' })).toHaveAttribute('form', 'payment');
  },
};

/** What fails is named with its rule and the first day on which it would pass. */
export const NotAllowedYet: Story = {
  args: {
    flightCheck: { ...flightCheck, clauses: countReached.clauses },
    side: summary({ check: countReached, disabled: true }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 clause not met')).toBeVisible();
    const [failed] = within(canvas.getByRole('list', { name: 'Clauses' }))
      .getAllByRole('listitem')
      .filter((item) => item.textContent.startsWith('Not met:'));
    await expect(failed).toHaveTextContent('Number of payments');
    await expect(failed).toHaveTextContent('Passes from 24 Nov 2026.');
    await expect(canvas.getByText(/does not allow this payment before/)).toHaveTextContent('24 Nov 2026');
  },
};

/** Without an amount the clause about it is open, and the others are known already. */
export const WithoutAmount: Story = {
  args: { flightCheck: { ...flightCheck, hasAmount: false }, side: summary({ typed: '' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Enter an amount')).toBeVisible();
    await expect(canvas.getByText('Checked as you type the amount.')).toBeVisible();
    await expect(canvas.queryByText('Every payment is $186.40.')).toBeNull();
  },
};

/** A final payment ends the agreement, which the question says first. */
// Shows [1R103]
export const ConfirmFinal: Story = {
  args: {
    isAsking: true,
    side: (
      <ConfirmPayToPayment agreement={payable} check={possible} isFinal busy={false} onBack={fn()} onConfirm={fn()} />
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No more payments can be taken against it.');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Take final payment' })).toHaveFocus());
    await expect(canvas.getByText('Flight check').closest('[inert]')).not.toBeNull();
  },
};

export const OnPhone: Story = {
  args: NotAllowedYet.args,
  globals: { viewport: { value: 'phone' } },
};
