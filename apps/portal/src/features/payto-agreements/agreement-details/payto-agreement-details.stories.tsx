import { AlertDialog } from '@quickportal/ui/alert-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { portalStory } from '../../../storybook/portal-story.tsx';
import { PayToAgreementDetailsView } from './payto-agreement-details.view.tsx';
import {
  activeAgreement,
  blockedAgreement,
  declinedAgreement,
  lapsedAgreement,
  pendingAgreement,
  processingAgreement,
  suspendedByPayee,
  suspendedByPayer,
  waitingAmendment,
} from './payto-agreement-details.fixtures.ts';
import { recallAmendmentQuestion } from '../amend-agreement/recall-amendment.dialog.tsx';
import { withoutReason } from './status-change.dialog.tsx';

const { agreementToken, customerId } = activeAgreement;
const goOn = fn();

const meta = {
  title: 'Screens/PayTo agreement',
  component: PayToAgreementDetailsView,
  decorators: [
    portalStory({
      view: 'PayToAgreementDetailsView',
      search: { CustomerId: String(customerId), AgreementToken: agreementToken },
    }),
  ],
  args: {
    agreement: activeAgreement,
    waiting: null,
    timeZone: 'Australia/Sydney',
    canManage: true,
    canPay: true,
    polling: null,
    pollingSeconds: 15,
    onChoose: fn(),
    onRecallAmendment: fn(),
  },
} satisfies Meta<typeof PayToAgreementDetailsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What was agreed, and what can be done about it and what not, with the reason. */
export const Active: Story = {
  play: async ({ canvas, args }) => {
    for (const text of [
      '$186.40',
      'Monthly',
      'BSB 062-000 · •••• 611',
      'Harbour City Water PayTo payee',
      '24 Aug 2028',
    ])
      await expect((await canvas.findAllByText(text))[0]).toBeVisible();
    await expect(canvas.getByText('By decision of the payer.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Release agreement' })).toBeNull();
    await expect(canvas.getByText('It is not suspended.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Suspend agreement' }));
    await expect(args.onChoose).toHaveBeenCalledWith('suspend');
  },
};

/** From what to what, until when, and the way to take it back; the old terms stay in force. */
export const AmendmentWaits: Story = {
  args: { waiting: waitingAmendment, polling: { left: 58, goOn } },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('3 days 4 hours left')).toBeVisible();
    await expect(canvas.getByText(/Sydney time/)).toHaveTextContent('until 23 Nov 2026 8:00 pm Sydney time');
    await expect(canvas.getByText('$223.68')).toBeVisible();
    await expect(canvas.getAllByText('$186.40')).toHaveLength(2);
    await expect(canvas.getByText('Refreshed every 15 seconds: 58 tries left.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Recall amendment' }));
    await expect(args.onRecallAmendment).toHaveBeenCalledOnce();
  },
};

export const Processing: Story = {
  args: { agreement: processingAgreement, polling: { left: 60, goOn } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('It is on its way to the payer’s bank')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /agreement$/ })).toBeNull();
  },
};

/** It can only be recalled; when the last try is over the user can go on. */
// Shows [1R100]
export const Pending: Story = {
  args: { agreement: pendingAgreement, polling: { left: 0, goOn } },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('3 days 4 hours left')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep refreshing' }));
    await expect(goOn).toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: /^(Suspend|Cancel|Release) agreement/ })).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Terms' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Recall agreement' }));
    await expect(args.onChoose).toHaveBeenCalledWith('recall');
  },
};

/** What the payer suspended only the payer releases. */
export const SuspendedByPayer: Story = {
  args: { agreement: suspendedByPayer },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The payer suspended it')).toBeVisible();
    await expect(canvas.getByText('The payer requested it.')).toBeVisible();
    await expect(canvas.getByText(/Only the payer can release it, at their bank/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Release agreement' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Cancel agreement' })).toBeVisible();
  },
};

export const SuspendedByPayee: Story = {
  args: { agreement: suspendedByPayee },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Your side suspended it')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Release agreement' }));
    await expect(args.onChoose).toHaveBeenCalledWith('release');
  },
};

/** What is over cannot be amended, and says why. */
// Shows [1R099 1M046 1R220]
export const Lapsed: Story = {
  args: { agreement: lapsedAgreement },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('It expired without a decision of the payer')).toBeVisible();
    await expect(canvas.getAllByText('This agreement cannot be amended since it is cancelled.')[0]).toBeVisible();
  },
};

/** While the account that it settles to is blocked nothing is offered, and the page says why. */
// Shows [3R268 3R269]
export const PayeeBlocked: Story = {
  args: { agreement: blockedAgreement },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Harbour City Water PayTo payee is blocked')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Take payment' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /agreement$/ })).toBeNull();
    await expect(
      canvas.getByText('Take payment, amend, recall, suspend, release and cancel: not possible'),
    ).toBeVisible();
  },
};

export const Declined: Story = {
  args: { agreement: declinedAgreement },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The payer declined it')).toBeVisible();
    await expect(canvas.getByText('m•••@example.com')).toBeVisible();
    await expect(canvas.getByText('$420.00')).toBeVisible();
  },
};

/** Who may only look is offered nothing to do. */
// Shows [1R162]
export const ReadOnly: Story = {
  args: { canManage: false, canPay: false, waiting: waitingAmendment },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$223.68')).toBeVisible();
    await expect(canvas.queryByText('What you can do')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Recall amendment' })).toBeNull();
  },
};

const onConfirm = fn();

export const Releasing: Story = {
  render: ({ agreement }) => {
    const { amendment: _amendment, wanted: _wanted, ...question } = withoutReason.release(agreement);
    return <AlertDialog open onOpenChange={fn()} {...question} onAction={onConfirm} />;
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Release agreement' }));
    await expect(onConfirm).toHaveBeenCalledOnce();
  },
};

export const RecallingAmendment: Story = {
  render: ({ agreement }) => (
    <AlertDialog open onOpenChange={fn()} {...recallAmendmentQuestion(agreement)} onAction={onConfirm} />
  ),
  play: async () =>
    expect(
      await screen.findByRole('alertdialog', { name: 'Recall the amendment of Water rates HCW-0041827?' }),
    ).toBeVisible(),
};

export const OnPhone: Story = {
  args: { waiting: waitingAmendment, polling: { left: 58, goOn } },
  globals: { viewport: { value: 'phone' } },
};

/** It pays a schedule, which is a link. */
export const PaysSchedule: Story = {
  args: {
    agreement: { ...activeAgreement, schedule: { paymentScheduleId: 20_423, paymentScheduleCode: 'PS-20423' } },
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: 'PS-20423' })).toHaveAttribute(
      'href',
      expect.stringContaining('RecurringPaymentId=20423'),
    ),
};
