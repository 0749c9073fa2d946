import type { ScheduleFormData } from '@quickportal/contracts/recurring-payments/form-data';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { commentForm } from '../../storybook/comment-form.ts';
import { PortalAt } from '../../storybook/portal-at.tsx';
import { pageHeading, patience, portalPages } from '../../storybook/portal-pages.ts';
import { facilityAdmin } from '../../storybook/sessions.ts';
import { activeSchedule, pastDates } from './schedule.fixtures.ts';

const MESSAGE = 'A surcharge is added to payments by card: Visa credit 1.5% and Visa debit 0.75%.';
const { customerId, supplierId, supplierBusiness, frequency, endRule, endDate, numberOfPayments } = activeSchedule;
const opening: ScheduleFormData = {
  customerId,
  supplierId,
  supplierBusiness,
  currency: 'AUD',
  accountToken: 'token',
  accounts: [{ accountToken: 'token', displayName: 'Visa •••• 1881', holderName: 'Margaret Olsson' }],
  accountsMessage: '',
  description: '',
  instalmentAmount: '',
  frequency,
  nextPaymentDate: '2026-11-30',
  endRule,
  endDate,
  numberOfPayments,
  customerReferenceNumber: '',
  paymentReferenceNumber: '',
  version: 0,
};

const page = portalPages(facilityAdmin, (server) => {
  server.respond('recurringPayments.newFormData', { data: opening });
  server.respond('recurringPayments.formData', { data: { ...opening, version: 4 } });
  server.respond('recurringPayments.cardSurchargesMessage', { data: { message: MESSAGE } });
  server.respond(`rest/internal/forms/post/customers/${customerId}/recurring-payments`, { data: commentForm });
  server.respond('rest/internal/forms/put/recurring-payments/20423', { data: commentForm });
});

const meta = {
  ...page.meta,
  title: 'Screens/Payment schedule/Pages',
  component: PortalAt,
  args: { address: `/NewRecurringPaymentView?CustomerId=${customerId}` },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const request = (name: string) => page.server().heard.find(({ call }) => call === name)?.body;

/** Of the customer that CustomerId names; the surcharge message is that of the business which is paid [1R039 1R147]. */
export const Add: Story = {
  play: async () => {
    await expect(await pageHeading('Add payment schedule')).toBeVisible();
    await expect(await screen.findByText(MESSAGE, {}, patience)).toBeVisible();
    await expect(request('recurringPayments.newFormData')).toContain(String(customerId));
    await expect(request('recurringPayments.cardSurchargesMessage')).toContain(String(supplierId));
  },
};

/** Without CustomerId there is nothing to add to [1R039]. */
export const AddToNobody: Story = {
  args: { address: '/NewRecurringPaymentView' },
  play: async () => {
    await expect(await pageHeading('This link is not complete')).toBeVisible();
    await expect(screen.getByText('CustomerId')).toBeVisible();
  },
};

/** Of the schedule that RecurringPaymentId names [1R041]. */
export const Edit: Story = {
  args: { address: `/EditRecurringPaymentView?CustomerId=${customerId}&RecurringPaymentId=20423` },
  play: async () => {
    await expect(await pageHeading('Edit payment schedule')).toBeVisible();
    await waitFor(() => expect(request('recurringPayments.formData')).toContain('20423'), patience);
  },
};

/** Both are needed [1R041]. */
export const EditOfNobody: Story = {
  args: { address: '/EditRecurringPaymentView?RecurringPaymentId=20423' },
  play: async () => {
    await expect(await pageHeading('This link is not complete')).toBeVisible();
    await expect(screen.getByText('CustomerId')).toBeVisible();
  },
};

/** No account can be charged: says so, and leads to adding one. */
export const NoAccounts: Story = {
  beforeEach: () =>
    page.server().respond('recurringPayments.newFormData', {
      data: {
        ...opening,
        accounts: [],
        accountsMessage: 'No suitable matching accounts found. Add a new account to continue.',
      },
    }),
  play: async () => {
    await expect(await screen.findByText(/No suitable matching accounts found/, {}, patience)).toBeVisible();
  },
};

/** A payment that is taken after the page has asked for past ones: it stands among them once the schedule has gone on. */
export const TakenWhileOpen: Story = {
  args: { address: '/RecurringPaymentDetailsView?RecurringPaymentId=20423' },
  beforeEach: () => {
    const [, taken] = pastDates;
    if (!taken) throw new Error('There is no past date');
    const due = { ...activeSchedule, nextPaymentDate: activeSchedule.today, paymentsMade: 0 };
    let reads = 0;
    page.server().respond('recurringPayments.get', () => {
      reads += 1;
      return { data: reads < 3 ? due : { ...activeSchedule, paymentsMade: 1 } };
    });
    const none = { items: [], page: 1, pageSize: 20, recordsCount: 0, pageCount: 0 };
    page
      .server()
      .respond(
        'recurringPayments.occurrences',
        { data: none },
        { data: { ...none, items: [taken], recordsCount: 1, pageCount: 1 } },
      );
  },
  play: async () => {
    await expect(await screen.findByText('No payment was due yet', {}, patience)).toBeVisible();
    await expect(await screen.findByRole('table', { name: 'Past payments' }, { timeout: 20_000 })).toHaveTextContent(
      'Paid',
    );
  },
};
