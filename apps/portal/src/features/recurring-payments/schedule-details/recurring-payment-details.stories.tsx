import { AlertDialog } from '@quickportal/ui/alert-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { portalStory } from '../../../storybook/portal-story.tsx';
import { PastDatesView } from './past-dates.view.tsx';
import { RecurringPaymentDetailsView } from './recurring-payment-details.view.tsx';
import { activeSchedule, failedSchedule, pastDates, scheduleDates, stoppedSchedule } from '../schedule.fixtures.ts';
import { stopQuestion } from '../stop-schedule.dialog.tsx';

const pastOnes = (linksToReceipts: boolean) => (
  <PastDatesView
    table={{ rows: pastDates, state: 'ready', recordsCount: 4 }}
    page={1}
    hrefForPage={(page) => `#page=${page}`}
    onPageChange={fn()}
    linksToReceipts={linksToReceipts}
  />
);

const meta = {
  title: 'Screens/Payment schedule',
  component: RecurringPaymentDetailsView,
  decorators: [portalStory({ view: 'RecurringPaymentDetailsView', search: { RecurringPaymentId: '20423' } })],
  args: {
    schedule: activeSchedule,
    canManage: true,
    onPayByAccount: fn(),
    onStop: fn(),
    onResume: fn(),
    onChangeDate: fn(),
    children: pastOnes(true),
  },
} satisfies Meta<typeof RecurringPaymentDetailsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What comes and why it moved, what was and why it failed. */
// Shows [1R016]
export const Active: Story = {
  play: async ({ canvas, args }) => {
    for (const text of ['PS-20423', 'Weekend · agreed for', 'Skipped', 'Other amount', '$187.80', '8 payments left'])
      await expect((await canvas.findAllByText(text, { exact: false }))[0]).toBeVisible();
    await expect(canvas.getByText('Insufficient funds · retry on 22 Nov 2026')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '1000002970' })).toHaveAttribute(
      'href',
      expect.stringContaining('TransactionDetailView?ReceiptNumber=1000002970'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Change the payment of 31 Jan 2027' }));
    await expect(args.onChangeDate).toHaveBeenCalledWith(scheduleDates[2]);
    await userEvent.click(canvas.getByRole('button', { name: 'Stop payments' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};

/** The card ends before the last payment: where the account is, and above all where it is soon. */
export const CardEndsFirst: Story = {
  args: { schedule: { ...activeSchedule, cardEnd: { expiresOn: '2027-02-28', firstPaymentAfter: '2027-03-01' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The card expires on 28 Feb 2027')).toBeVisible();
    await expect(canvas.getByText('The card expires on 28 Feb 2027, before the payment of 01 Mar 2027.')).toBeVisible();
  },
};

/** One that ends after the payments shown is a remark, no warning. */
export const CardEndsMuchLater: Story = {
  args: { schedule: { ...activeSchedule, cardEnd: { expiresOn: '2029-02-28', firstPaymentAfter: '2029-03-31' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The card expires on 28 Feb 2029, before/)).toBeVisible();
    await expect(canvas.queryByText('The card expires on 28 Feb 2029')).toBeNull();
  },
};

/** A failed one says why, and can be resumed once it is mended. */
export const Failed: Story = {
  args: { schedule: failedSchedule },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('No more payments are taken')).toBeVisible();
    await expect(canvas.getByText(/Stolen card. The account cannot be charged again./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Resume' }));
    await expect(args.onResume).toHaveBeenCalledOnce();
  },
};

export const Inactive: Story = {
  args: {
    schedule: {
      ...failedSchedule,
      status: 'INACTIVE',
      statusDisplay: 'Inactive',
      statusClass: 'neutral',
      accountEnabled: false,
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The schedule is inactive')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Resume' })).toBeNull();
  },
};

/** Nothing can be done about one that was stopped. */
export const Stopped: Story = {
  args: { schedule: stoppedSchedule },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No more payments')).toBeVisible();
    for (const name of ['Stop payments', 'Resume']) await expect(canvas.queryByRole('button', { name })).toBeNull();
  },
};

/** Who may only look changes nothing, and opens no receipt without the right. */
export const ReadOnly: Story = {
  args: { canManage: false, children: pastOnes(false) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1000002970')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '1000002970' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /Change the payment|Stop payments/ })).toBeNull();
  },
};

const onConfirm = fn();

/** Stopping needs confirmation, because it is final. */
export const Stopping: Story = {
  render: ({ schedule }) => <AlertDialog open onOpenChange={fn()} {...stopQuestion(schedule)} onAction={onConfirm} />,
  play: async () => {
    await expect(await screen.findByRole('alertdialog', { name: 'Stop the payments of PS-20423?' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Stop payments' }));
    await expect(onConfirm).toHaveBeenCalledOnce();
  },
};

const agreementToken = 'C09000000101482213700091552604';
const agreement = { agreementToken, status: 'ACTIVE', statusDisplay: 'Active', statusClass: 'success' } as const;

/** Paid under a PayTo agreement: the agreement is a link, and the account can pay again. */
export const PaidByPayTo: Story = {
  args: { schedule: { ...activeSchedule, payToAgreement: agreement } },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('link', { name: 'PayTo agreement: Active' })).toHaveAttribute(
      'href',
      expect.stringContaining(`AgreementToken=${agreementToken}`),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Pay from account' }));
    await expect(args.onPayByAccount).toHaveBeenCalledOnce();
  },
};

/** Its agreement ended: what to do is said. */
export const AgreementEnded: Story = {
  args: {
    schedule: {
      ...activeSchedule,
      payToAgreement: { ...agreement, status: 'CANCELLED', statusDisplay: 'Cancelled', statusClass: 'danger' },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The PayTo agreement is cancelled, so no payments are taken')).toBeVisible();
  },
};
