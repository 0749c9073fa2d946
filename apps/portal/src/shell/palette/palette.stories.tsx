import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { everywhereKinds } from './everywhere-results.tsx';
import { closePalette, openPalette } from './palette-store.ts';
import { forgetRecentThings } from '../../data/recent-things.ts';
import { activeSchedule } from '../../features/recurring-payments/schedule.fixtures.ts';
import { approved } from '../../features/transactions/transaction-detail.fixtures.ts';
import { PortalAt, portalServer, type PortalServer } from '../../storybook/portal-at.tsx';
import { facilityAdmin, facilityViewer, staffAdmin } from '../../storybook/sessions.ts';

let server: PortalServer;
const found = (items: readonly object[], more: object = {}) => ({
  data: { items, recordsCount: items.length, currentPage: 1, pageSize: 6, ...more },
});
const olsson = {
  customerId: 1048217,
  customerName: 'Margaret Olsson',
  customerNumber: 'HCW-0041827',
  customerEnabled: true,
  email: 'margaret.olsson@example.com',
};
const receipt = {
  receiptNumber: '1000004711',
  transactionType: 'PAYMENT',
  paidFrom: { accountType: 'CREDIT_CARD', maskedNumber: '411111......1111', cardScheme: 'VISA', bsb: null },
  customerName: 'Margaret Olsson',
  totalAmount: { amount: '101.00', currency: 'AUD', displayAmount: '$101.00' },
  statusDisplay: 'Declined',
};
const givenBack = { ...receipt, receiptNumber: '1000004799', transactionType: 'REFUND', statusDisplay: 'Approved' };
const schedule = {
  paymentScheduleId: 20418,
  paymentScheduleCode: 'PS-20418',
  customerName: 'Margaret Olsson',
  description: 'Water rates',
  amount: { amount: '120.50', currency: 'AUD', displayAmount: '$120.50' },
  statusDisplay: 'Active',
};
const agreement = {
  agreementToken: 'C0900000001072878839215365508351',
  customerId: 1048217,
  customerName: 'Margaret Olsson',
  paymentDetails: { description: 'Water rates 10023', payeeReference: '' },
  payerDetails: { payerName: 'M Olsson', maskedAccountNumber: null, maskedPayId: null },
  paymentTerms: { paymentAmount: { amount: '80.00', currency: 'AUD', displayAmount: '$80.00' } },
  statusDisplay: 'Active',
};

const meta = {
  title: 'Screens/Palette',
  component: PortalAt,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { address: '/CustomerSearchView' },
  beforeEach: () => {
    server = portalServer(facilityAdmin);
    server.respond('customers.search', (body) => (/olsson/i.test(body) ? found([olsson]) : found([])));
    server.respond('transactions.search', (body) =>
      /4711|\$101|visa 1111/.test(body) ? found([receipt, givenBack]) : found([]),
    );
    server.respond('businesses.search', {
      data: { items: [{ businessId: 101, businessName: 'Harbour City Water' }], recordsCount: 1 },
    });
    server.respond('recurringPayments.search', (body) => (/olsson|20418/i.test(body) ? found([schedule]) : found([])));
    server.respond('paytoAgreements.search', (body) => (/olsson/i.test(body) ? found([agreement]) : found([])));
    server.respond('savedViews.list', { data: { items: [] } });
    server.respond('exports.list', found([]));
    return () => {
      closePalette();
      server.stop();
    };
  },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

// The first page of a run is compiled while it is waited for
const patience = { timeout: 10_000 };

/** Opens the palette over the page and types. */
async function type(text: string, heading: string | RegExp = 'Customer search') {
  await screen.findByRole('heading', { level: 1, name: heading }, patience);
  openPalette();
  const palette = within(await screen.findByRole('dialog', { name: 'Search or go to a page' }, patience));
  const box = await palette.findByRole('combobox');
  if (text !== '') await userEvent.type(box, text);
  return palette;
}

/** Filters of a list lead to it filtered, and are not looked for as words. */
export const ByFilters: Story = {
  play: async () => {
    const palette = await type('status:declined amount:>100 olsson');
    const option = await palette.findByRole('option', {
      name: 'Search transactions for “status:declined amount:>100 olsson”',
    });
    await expect(palette.getAllByRole('option')).toHaveLength(1);
    const searched = server.heard.filter(({ call }) => call === 'customers.search').map(({ body }) => body);
    await expect(searched.filter((body) => body.includes('status:'))).toEqual([]);
    await userEvent.click(option);
    await expect(await screen.findByRole('button', { name: 'Status is Declined' }, patience)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Amount from $100.01' })).toBeVisible();
    await expect(screen.getByRole('combobox', { name: /^Receipt/ })).toHaveValue('olsson');
  },
};

/** A name finds the customer, their schedules and PayTo agreements; the whole lists are offered at once. */
export const ByName: Story = {
  play: async () => {
    const palette = await type('olsson');
    await expect(palette.getByRole('option', { name: 'Search customers for “olsson”' })).toBeVisible();
    await expect(await palette.findByRole('option', { name: /^Margaret Olsson HCW-0041827/ })).toBeVisible();
    await expect(await palette.findByRole('option', { name: /^PS-20418 Margaret Olsson, Water rates/ })).toBeVisible();
    await expect(
      await palette.findByRole('option', { name: 'Water rates 10023 Margaret Olsson, $80.00, Active' }),
    ).toBeVisible();
    await expect(server.heard.some(({ call }) => call.includes('transactions.search'))).toBe(false);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('combobox', { name: /^Search or go/ })).toBeNull());
  },
};

/** Typing searches once it stands still for 100 ms; the last text always arrives. */
// Shows [1R236 1K056]
export const SearchIsDebounced: Story = {
  name: 'The search of the palette is debounced at 100 ms',
  play: async () => {
    const palette = await type('');
    const begun = performance.now();
    await userEvent.type(palette.getByRole('combobox'), 'olsson margaret', { delay: 10 });
    const most = Math.ceil((performance.now() - begun) / 100) + 1;
    const searches = () => server.heard.filter(({ call }) => call.includes('customers.search'));
    await waitFor(() => expect(searches().at(-1)?.body).toContain('olsson margaret'), patience);
    await expect(searches().length).toBeLessThanOrEqual(most);
  },
};

/** Digits find receipts and schedules. */
export const ByReceipt: Story = {
  play: async () => {
    const palette = await type('4711');
    const option = await palette.findByRole('option', {
      name: 'Payment 1000004711 Margaret Olsson, $101.00, Visa •••• 1111, Declined',
    });
    await expect(option).toBeVisible();
  },
};

/** An amount finds the payments of that amount; refunds are labelled as refunds. */
export const ByAmount: Story = {
  play: async () => {
    const palette = await type('$101');
    await expect(await palette.findByRole('option', { name: /^Payment 1000004711/ })).toBeVisible();
    await expect(palette.getByRole('option', { name: /^Refund 1000004799/ })).toBeVisible();
  },
};

/** A card is found by its scheme and last four digits. */
export const ByCard: Story = {
  play: async () => {
    const palette = await type('visa 1111');
    await expect(await palette.findByRole('option', { name: /^Payment 1000004711.*Visa •••• 1111/ })).toBeVisible();
  },
};

/** The name of a business leads to its transactions and schedules. */
export const ByBusiness: Story = {
  play: async () => {
    const palette = await type('harbour water');
    await expect(await palette.findByRole('option', { name: 'Payment schedules of Harbour City Water' })).toBeVisible();
    await userEvent.click(palette.getByRole('option', { name: 'Transactions of Harbour City Water' }));
    await expect(await screen.findByRole('button', { name: 'Business is Harbour City Water' }, patience)).toBeVisible();
  },
};

/** The refund of the payment that is shown is offered, and the payment is offered again later. */
export const OfAPayment: Story = {
  args: { address: `/TransactionDetailView?ReceiptNumber=${approved.receiptNumber}` },
  beforeEach: () => {
    server.respond('transactions.get', { data: approved });
    return () => forgetRecentThings();
  },
  play: async () => {
    await screen.findByRole('button', { name: 'Refund' }, patience);
    const palette = await type('', `Payment ${approved.receiptNumber}`);
    const recent = new RegExp(`^${approved.receiptNumber} ${approved.customerName} Payment`);
    await expect(await palette.findByRole('option', { name: recent })).toBeVisible();
    await userEvent.type(palette.getByRole('combobox'), 'refund');
    await expect(palette.getAllByRole('option')[0]).toHaveTextContent('Refund payment');
  },
};

/** A schedule is offered again, and what can be done to it while it is shown. */
export const OfASchedule: Story = {
  args: { address: '/RecurringPaymentDetailsView?RecurringPaymentId=20423' },
  beforeEach: () => {
    server.respond('recurringPayments.get', { data: activeSchedule });
    server.respond('recurringPayments.listOccurrences', found([]));
    return () => forgetRecentThings();
  },
  play: async () => {
    await screen.findByRole('button', { name: 'Stop payments' }, patience);
    const palette = await type('', activeSchedule.description);
    await expect(
      await palette.findByRole('option', {
        name: `${activeSchedule.paymentScheduleCode} ${activeSchedule.customerName} Schedule`,
      }),
    ).toBeVisible();
    const [edit, stop] = palette.getAllByRole('option').map(({ textContent }) => textContent);
    await expect([edit, stop]).toEqual(['Edit schedule', 'Stop payments']);
    await userEvent.type(palette.getByRole('combobox'), 'stop{Enter}');
    await expect(await screen.findByRole('alertdialog', {}, patience)).toBeVisible();
  },
};

/** A misspelt name is put right, and the palette stays open. */
export const Misspelt: Story = {
  beforeEach: () => {
    server.respond('customers.search', (body) =>
      /olsson/i.test(body) ? found([olsson]) : found([], { didYouMean: 'olsson' }),
    );
  },
  play: async () => {
    const palette = await type('oslson');
    await userEvent.click(await palette.findByRole('option', { name: 'Did you mean olsson?' }));
    await expect(palette.getByRole('combobox')).toHaveValue('olsson');
    await expect(await palette.findByRole('option', { name: /^Margaret Olsson/ })).toBeVisible();
  },
};

/** Nothing is looked for that the user may not see. */
export const OfViewer: Story = {
  beforeEach: () => {
    server.respond('session.get', { data: { ...facilityViewer, rights: ['VIEW_CUSTOMERS'] } });
  },
  play: async () => {
    const palette = await type('20418 4711');
    await waitFor(() => expect(server.heard.some(({ body }) => body.includes('20418'))).toBe(true));
    const options = palette.getAllByRole('option').map(({ textContent }) => textContent);
    await expect(options).toEqual(['Search customers for “20418 4711”']);
    await expect(server.heard.some(({ call }) => /transactions|recurringPayments/.test(call))).toBe(false);
  },
};

/** PayTo agreements are looked for only where a business has the product. */
export const WithoutPayTo: Story = {
  beforeEach: () => {
    server.respond('session.get', { data: { ...facilityAdmin, hasPayToProduct: false } });
  },
  play: async () => {
    const palette = await type('olsson');
    await expect(await palette.findByRole('option', { name: /^PS-20418 Margaret Olsson/ })).toBeVisible();
    await expect(server.heard.some(({ call }) => call.includes('paytoAgreements'))).toBe(false);
  },
};

/** Staff who have chosen no community: a receipt number or the id of a customer finds where the record belongs. */
export const StaffEverywhere: Story = {
  args: { address: '/HomeView' },
  beforeEach: () => {
    server.respond('session.get', { data: staffAdmin });
    for (const search of Object.keys(everywhereKinds)) server.respond(`globalSearch.${search}`, found([]));
    server.respond('communities.locate', (body) => ({
      data: { items: body.includes('1048217') ? [{ communityId: 20, communityName: 'Kiwi Fitness Group' }] : [] },
    }));
  },
  play: async () => {
    const palette = await type('1048217', /^Good /);
    const customer = await palette.findByRole('option', { name: 'Customer 1048217 Kiwi Fitness Group' });
    await expect(customer).toBeVisible();
    await expect(await palette.findByRole('option', { name: 'Transaction 1048217 Kiwi Fitness Group' })).toBeVisible();
    // Nothing is searched for where no community is chosen
    await expect(server.heard.some(({ call }) => /(?:customers|transactions|Payments)\.search/.test(call))).toBe(false);
    await userEvent.clear(palette.getByRole('combobox'));
    await userEvent.type(palette.getByRole('combobox'), '99');
    await waitFor(() => expect(palette.queryByRole('option', { name: /^Customer / })).toBeNull());
  },
};

/** What the page can do comes first, and is done when it is chosen. */
export const ActionsOfThePage: Story = {
  args: { address: '/CustomerDetailsView?CustomerId=1048217&tab=activity' },
  beforeEach: () => {
    server.respond('customers.get', { data: { ...olsson, version: 3, businessName: 'Harbour City Water' } });
    const rights = ['VIEW_CUSTOMERS', 'MANAGE_CUSTOMERS', 'TERMINAL_EXISTING_CUSTOMER', 'MANAGE_RECURRING_CUSTOMERS'];
    server.respond('customers.getRights', { data: { rights } });
    server.respond('customers.listAuditEntries', found([]));
    server.respond('customerAccounts.list', found([{ accountId: 500_001 }]));
  },
  play: async () => {
    await screen.findByRole('link', { name: 'Take payment' }, patience);
    const palette = await type('customer', 'Margaret Olsson');
    const group = palette.getAllByRole('option').map(({ textContent }) => textContent);
    await expect(group).toEqual(expect.arrayContaining(['Edit customer', 'Disable customer']));
    await userEvent.clear(palette.getByRole('combobox'));
    await expect(
      palette
        .getAllByRole('option')
        .slice(0, 4)
        .map(({ textContent }) => textContent),
    ).toEqual(['Take payment', 'Edit customer', 'Add payment schedule', 'Disable customer']);
    await userEvent.type(palette.getByRole('combobox'), 'disable{Enter}');
    await expect(await screen.findByRole('alertdialog', {}, patience)).toHaveTextContent('Margaret Olsson');
  },
};
