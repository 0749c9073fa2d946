import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PageStack } from '../../layout/page/page-stack.tsx';
import { portalStory } from '../../storybook/portal-story.tsx';
import { CustomerOverviewSkeleton, CustomerOverviewView } from './customer-overview.view.tsx';
import { margaretsSummary } from './customer-summary.fixtures.ts';

const meta = {
  title: 'Screens/Customer details/Overview',
  component: CustomerOverviewView,
  decorators: [
    (Story) => <PageStack className="max-w-80">{Story()}</PageStack>,
    portalStory({ view: 'CustomerDetailsView', search: { CustomerId: '1048217' } }),
  ],
  args: {
    customerId: 1_048_217,
    summary: margaretsSummary,
    timeZone: 'Australia/Sydney',
    linksToReceipts: true,
    canTakePayment: true,
    canChangeAccounts: true,
  },
} satisfies Meta<typeof CustomerOverviewView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What comes next, what was paid, and what failed, each with the way to mend it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const failed = within(await canvas.findByRole('list', { name: 'Needs attention' }));
    const leads = async (name: string | RegExp, address: string) =>
      expect(failed.getByRole('link', { name })).toHaveAttribute('href', expect.stringContaining(address));
    await leads('Choose another account for schedule PS-20102', 'RecurringPaymentDetailsView?RecurringPaymentId=20102');
    await leads('Declined: $186.40, 1000003588', 'TransactionDetailView?ReceiptNumber=1000003588');
    await leads('Take payment instead of 1000003588', 'CaptureDetailsView?CustomerId=1048217&AccountId=500001');
    await leads('Update card Visa •••• 1881', 'CustomerDetailsView?CustomerId=1048217&tab=accounts&account=500001');
    await leads('6 more declined payments', 'CustomerDetailsView?CustomerId=1048217&tab=history');
    // what is tried again by itself, and what the scheme keeps, needs no one
    await expect(failed.queryByRole('link', { name: 'Take payment instead of 1000003577' })).toBeNull();
    await expect(failed.queryByRole('link', { name: 'Update card Visa •••• 4242' })).toBeNull();

    await expect(canvas.getByText(/: payments 24 Nov 2026 \$186.40, 01 Dec 2026 \$64.00/)).toBeInTheDocument();
    const next = within(canvas.getByRole('list', { name: 'Next payments' }));
    await expect(next.getAllByRole('link', { name: 'PS-20418 Water rates' })[0]).toHaveAttribute(
      'href',
      expect.stringContaining('RecurringPaymentDetailsView?RecurringPaymentId=20418'),
    );
    await expect(canvas.getByText('Due in 4 weeks').parentElement).toHaveTextContent('$436.80');

    await expect(canvas.getByRole('group', { name: 'Payments per month, Dec 2025 to Nov 2026' })).toBeVisible();
    await expect(canvas.getByText(/^32 payments taken in 12 months, 1 refunded and 2 declined\./)).toBeVisible();
    await userEvent.click(canvas.getByText('Show as table'));
    await expect(canvas.getByRole('row', { name: /Oct 2026 2 1/ })).toBeVisible();

    const sum = (term: string) => expect(canvas.getByText(term).parentElement);
    await sum('Taken, 32 payments').toHaveTextContent('$5,912.80');
    await sum('Refunded, 1 refund').toHaveTextContent('−$64.00');
    await sum('Balance').toHaveTextContent('$5,848.80');
    await sum('Declined, 2 payments').toHaveTextContent('$372.80');
  },
};

/** Users without the right to change see what failed, without the action that corrects it. */
export const ViewOnly: Story = {
  args: { canTakePayment: false, canChangeAccounts: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Visa •••• 1881 expires 12/26')).toBeVisible();
    for (const name of [/^Take payment/, /^Update/]) await expect(canvas.queryByRole('link', { name })).toBeNull();
  },
};

/** Without the right to see transactions a receipt is no link. */
// Shows [1R163]
export const WithoutTransactions: Story = {
  args: { linksToReceipts: false },
  play: async ({ canvas }) => {
    const failed = within(await canvas.findByRole('list', { name: 'Needs attention' }));
    await expect(failed.getByText('Declined: $186.40, 1000003588')).toBeVisible();
    await expect(failed.queryByRole('link', { name: /^Declined/ })).toBeNull();
  },
};

/** A payment to come may be far away; nothing failed. */
export const Quiet: Story = {
  args: {
    summary: {
      ...margaretsSummary,
      nextPayments: { ...margaretsSummary.nextPayments, items: [], due: [] },
      payments: { ...margaretsSummary.payments, totals: [], declined: { items: [], recordsCount: 0 } },
      failedSchedules: { items: [], recordsCount: 0 },
      expiringCards: { items: [], recordsCount: 0 },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No failures in the last 30 days')).toBeVisible();
    await expect(canvas.getByText('No payments scheduled')).toBeVisible();
    await expect(canvas.getByText('No payments in 12 months')).toBeVisible();
  },
};

/** Parts that the server leaves out are not there; they do not read as nothing. */
export const WithoutPayments: Story = {
  args: { summary: { today: '2026-11-20', expiringCards: margaretsSummary.expiringCards } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Needs attention' })).toBeVisible();
    for (const name of ['Next payments', 'Payments per month', 'Last 12 months'])
      await expect(canvas.queryByRole('heading', { name })).toBeNull();
  },
};

export const Loading: Story = {
  render: () => <CustomerOverviewSkeleton schedules payments />,
};
