import { AlertDialog } from '@quickportal/ui/alert-dialog';
import type { RefundPreview, TransactionDetails } from '@quickportal/contracts/transactions/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { LoadedForm } from '../../layout/forms/call-form.tsx';
import { FormFrame } from '../../layout/forms/form-frame.tsx';
import { mockServer } from '../../storybook/mock-server.ts';
import { patience } from '../../storybook/portal-pages.ts';
import { portalStory } from '../../storybook/portal-story.tsx';
import { refundForm } from './refund-form.fixtures.ts';
import { RefundDialog, refundLabel } from './refund.dialog.tsx';
import { RefundableAmount } from './refundable-amount.view.tsx';
import { approved, partRefunded, pendingDebit } from './transaction-detail.fixtures.ts';
import { SendReceiptAgainDialog } from '../../layout/payments/send-receipt-again.dialog.tsx';
import { voidQuestion } from './void.dialog.tsx';
import { isUncovered, overlayStory } from '@quickportal/ui/story-kit';

interface Args {
  transaction: TransactionDetails;
  error?: string;
  onConfirm: () => void;
}

/** The question that VoidDialog asks. */
const Voiding = ({ transaction, error, onConfirm }: Args) => (
  <AlertDialog open onOpenChange={fn()} {...voidQuestion(transaction)} error={error} onAction={onConfirm} />
);

let server: ReturnType<typeof mockServer>;

const meta = {
  title: 'Screens/Transactions/Refund and void',
  parameters: overlayStory,
  component: Voiding,
  decorators: [portalStory()],
  args: { transaction: approved, onConfirm: fn() },
  beforeEach: () => {
    server = mockServer();
    return () => server.stop();
  },
} satisfies Meta<typeof Voiding>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Says exactly what will happen, and names the payment. */
export const Default: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByText('Void payment 1000004711 of $1,253.64?')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Void payment' }));
    await expect(args.onConfirm).toHaveBeenCalled();
  },
};

/** What was not sent is cancelled. */
export const NotSentYet: Story = {
  args: { transaction: pendingDebit },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Cancel payment' })).toBeVisible();
  },
};

export const Refused: Story = { args: { error: 'The cut-off has passed. Refund the payment instead.' } };

/** Beside a refund that waits: voiding closes that request. */
export const WhileARefundWaits: Story = {
  args: { transaction: { ...approved, pendingRefundId: 37 } },
  play: async () => {
    await expect(await screen.findByText(/pending request to refund this payment is closed/)).toBeVisible();
  },
};

const REFUND = 'transactions.refund';
const refunds = () => server.heard.filter(({ call }) => call === REFUND);
const refundPreview: RefundPreview = {
  principalAmount: { amount: '1120.00', currency: 'AUD', displayAmount: '$1,120.00' },
  surchargeAmount: { amount: '12.32', currency: 'AUD', displayAmount: '$12.32' },
  totalAmount: { amount: '1132.32', currency: 'AUD', displayAmount: '$1,132.32' },
  needsApproval: false,
  approvalRefusal: '',
};
const inDialog = (preview: RefundPreview) => (
  <FormFrame as="dialog" title="Refund payment 1000004711" description="The money goes back." onClose={fn()}>
    <LoadedForm
      as="dialog"
      call={REFUND}
      params={{ receiptNumber: '1000004711' }}
      title="Refund payment 1000004711"
      schema={refundForm}
      values={{ principalAmount: partRefunded.refundablePrincipal.amount }}
      submitLabel={refundLabel(partRefunded, preview)}
      disabled={preview.approvalRefusal !== ''}
      onCancel={fn()}
    >
      <RefundableAmount transaction={partRefunded} preview={preview} />
    </LoadedForm>
  </FormFrame>
);

/** Above the limit: the button asks, and a second person decides. */
export const RefundNeedsApproval: Story = {
  render: () => inDialog({ ...refundPreview, needsApproval: true }),
  play: async () => {
    await expect(await screen.findByText('A second user must approve this refund')).toBeVisible();
    await expect(screen.getByRole('button', { name: /^Request refund of \$1,132.32 to / })).toBeEnabled();
  },
};

/** Above the limit, and no one could approve it: the reason, and nothing to press. */
export const RefundNoOneCanApprove: Story = {
  render: () =>
    inDialog({
      ...refundPreview,
      needsApproval: true,
      approvalRefusal:
        'No one can approve this: every other user with the right "Approve refunds over the limit" was created, invited, re-enabled, reset or changed by you in the last 7 days.',
    }),
  play: async () => {
    await expect(await screen.findByText(/No one can approve this/)).toBeVisible();
    await expect(screen.getByRole('button', { name: /^Request refund/ })).toBeDisabled();
  },
};

/** In a low window the first field has the focus above the footer of the dialog. */
export const RefundZoomed: Story = {
  ...RefundNeedsApproval,
  globals: { viewport: { value: 'zoomedDesktop' } },
  play: async () => {
    const amount = await screen.findByLabelText(/^Amount/);
    await waitFor(() => expect(amount).toHaveFocus());
    await expect(window.innerHeight).toBe(450);
    await waitFor(() => expect(isUncovered(amount)).toBe(true));
  },
};

/** The long button breaks; nothing reaches out of the screen. */
export const RefundOnPhone: Story = {
  ...RefundNeedsApproval,
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const button = await screen.findByRole('button', { name: /^Request refund/ });
    await expect(button.getBoundingClientRect().right).toBeLessThan(window.innerWidth);
  },
};

/** All that is left is in the field; it is required, and the button names the whole amount. */
export const RefundForm: Story = {
  beforeEach: () => server.respond(REFUND, { data: approved }),
  render: () => inDialog(refundPreview),
  play: async () => {
    await expect(await screen.findByLabelText(/Amount/)).toHaveValue('1,120.00');
    const button = screen.getByRole('button', { name: /^Refund \$1,132.32 to / });
    await userEvent.type(screen.getByLabelText(/Reason/), 'Billed twice');
    await userEvent.clear(screen.getByLabelText(/Amount/));
    await userEvent.click(button);
    await expect(refunds()).toEqual([]);
    await userEvent.type(screen.getByLabelText(/Amount/), '1120.00');
    await userEvent.click(button);
    await waitFor(() => expect(refunds()).toHaveLength(1));
    await expect(refunds()[0]?.body).toContain('{"principalAmount":"1120.00","reason":"Billed twice"}');
  },
};

/** The amount is selected when the dialog opens, and is checked when it is left; the reason says that it is required. */
export const RefundChecked: Story = {
  beforeEach: () => {
    server.respond('rest/internal/forms/post/transactions/1000004711/refund', { data: refundForm });
    server.respond(REFUND, { data: { status: 200, body: refundPreview } });
  },
  render: () => <RefundDialog transaction={partRefunded} onClose={fn()} />,
  play: async () => {
    const amount = await screen.findByLabelText<HTMLInputElement>('Amount (required)', {}, patience);
    await expect(screen.getByLabelText('Reason (required)')).toBeVisible();
    await expect(await screen.findByText(/goes back to Visa •••• 1881/)).toBeVisible();
    await waitFor(() => expect(amount).toHaveFocus());
    await expect([amount.selectionStart, amount.selectionEnd]).toEqual([0, amount.value.length]);
    for (const [typed, message] of [
      ['1120.01', 'Enter at most $1,120.00 AUD.'],
      ['0', 'Enter at least $0.01 AUD.'],
      ['much', 'Enter an amount with two decimals, such as 120.50'],
    ] as const) {
      await userEvent.clear(amount);
      await userEvent.type(amount, typed);
      await userEvent.tab();
      await expect(await screen.findByText(message)).toBeVisible();
    }
    await userEvent.clear(amount);
    await userEvent.type(amount, '20');
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByText(/^Enter/)).toBeNull());
  },
};

/** A second press within a minute: the server says where the receipt went, and the officer decides. */
export const SendReceiptAgain: Story = {
  render: ({ onConfirm }) => (
    <SendReceiptAgainDialog
      question="The receipt was sent to kim@example.com less than a minute ago."
      confirm={onConfirm}
      cancel={fn()}
    />
  ),
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send again' }));
    await expect(args.onConfirm).toHaveBeenCalled();
  },
};
