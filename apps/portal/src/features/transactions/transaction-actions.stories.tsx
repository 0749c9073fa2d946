import { Dialog, DialogContent } from '@quickportal/ui/dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { DialogForm } from '../../layout/form-dialog.tsx';
import { portalStory } from '../../storybook/portal-story.tsx';
import { refundForm } from './refund-form.fixtures.ts';
import { RefundableAmount } from './refundable-amount.view.tsx';
import { approved, partRefunded, pendingDebit } from './transaction-details.fixtures.ts';
import { VoidQuestion } from './void.dialog.tsx';
import { overlayStory } from '@quickportal/ui/story-kit';

const meta = {
  title: 'Screens/Transactions/Refund and void',
  parameters: overlayStory,
  component: VoidQuestion,
  decorators: [portalStory()],
  args: {
    transaction: approved,
    open: true,
    onOpenChange: fn(),
    busy: false,
    error: undefined,
    onConfirm: fn(),
  },
} satisfies Meta<typeof VoidQuestion>;
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

const send = fn(() => Promise.resolve({}));

/** All that is left stands in the field; a part is typed over it, and a reason is needed. */
export const RefundForm: Story = {
  render: () => (
    <Dialog open>
      <DialogContent title="Refund payment 1000004711" description="The money goes back to where it came from.">
        <DialogForm
          schema={refundForm}
          values={{ principalAmount: partRefunded.refundablePrincipal.amount }}
          submitLabel="Refund payment"
          onSubmit={send}
          onClose={() => {}}
        >
          <RefundableAmount transaction={partRefunded} />
        </DialogForm>
      </DialogContent>
    </Dialog>
  ),
  play: async () => {
    await expect(await screen.findByLabelText(/Amount/)).toHaveValue('1,120.00');
    await userEvent.click(screen.getByRole('button', { name: 'Refund payment' }));
    await expect(send).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText(/Reason/), 'Billed twice');
    await userEvent.click(screen.getByRole('button', { name: 'Refund payment' }));
    await expect(send).toHaveBeenCalledWith(
      { principalAmount: '1120.00', reason: 'Billed twice' },
      expect.objectContaining({}),
    );
  },
};
