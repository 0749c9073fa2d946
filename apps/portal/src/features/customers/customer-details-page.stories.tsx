import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { PortalAt, portalServer, type PortalServer } from '../../storybook/portal-at.tsx';
import { auAccount, visa } from '../../storybook/accounts.ts';
import { facilityAdmin } from '../../storybook/sessions.ts';
import { margaret } from './customer.fixtures.ts';
import { margaretsSummary } from './customer-summary.fixtures.ts';

let server: PortalServer;
const rights = ['VIEW_CUSTOMERS', 'VIEW_CUSTOMER_ACCOUNTS', 'TERMINAL_EXISTING_CUSTOMER'];
const accounts = (recordsCount: number) => {
  const items = Array.from({ length: recordsCount }, (_, at) => ({ accountId: 500_001 + at }));
  server.respond('customerAccounts.list', { data: { items, recordsCount, currentPage: 1, pageSize: 3 } });
};
const holding = (held: readonly string[]) => server.respond('customers.getRights', { data: { rights: held } });

const meta = {
  title: 'Screens/Customer details/Page',
  component: PortalAt,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { address: '/CustomerDetailsView?CustomerId=1048217&tab=activity' },
  beforeEach: () => {
    server = portalServer(facilityAdmin);
    server.respond('customers.get', { data: margaret });
    const activity = { items: [], recordsCount: 0, currentPage: 1, pageSize: 5 };
    server.respond('customers.listAuditEntries', { data: activity });
    server.respond('customerAccounts.countDisabledAccounts', { data: { count: 0 } });
    holding(rights);
    accounts(2);
    return server.stop;
  },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

// The first page of a run is compiled while it is waited for
const patience = { timeout: 10_000 };
const take = () => screen.queryByRole('link', { name: 'Take payment' });
/** The page, once it knows how many enabled accounts there are. */
const opened = async (count = 2) => {
  await screen.findByRole('heading', { level: 1, name: 'Margaret Olsson' }, patience);
  await screen.findByRole('tab', { name: new RegExp(`^Accounts\\D*${count}`) }, patience);
};

/** Enabled, with the right and an enabled account: a payment can be taken. */
// Shows [1R158]
export const TakesPayments: Story = {
  play: async () => {
    await opened();
    await expect(take()).toBeVisible();
  },
};

/** Not from a disabled customer. */
// Shows [1R158]
export const Disabled: Story = {
  beforeEach: () => server.respond('customers.get', { data: { ...margaret, customerEnabled: false } }),
  play: async () => {
    await opened();
    await expect(take()).toBeNull();
  },
};

/** Not without an enabled account. */
// Shows [1R158]
export const WithoutAccount: Story = {
  beforeEach: () => accounts(0),
  play: async () => {
    await opened(0);
    await expect(take()).toBeNull();
  },
};

/** Not without the right TERMINAL_EXISTING_CUSTOMER. */
// Shows [1R158 1R150]
export const WithoutTheRight: Story = {
  beforeEach: () => holding(rights.slice(0, 2)),
  play: async () => {
    await opened();
    await expect(take()).toBeNull();
  },
};

const overview = { address: '/CustomerDetailsView?CustomerId=1048217' };
const withAccounts = () => {
  const items = [visa, auAccount];
  server.respond('customerAccounts.list', { data: { items, recordsCount: 2, currentPage: 1, pageSize: 3 } });
  holding(everything);
};
const everything = [...rights, 'VIEW_RECURRING_CUSTOMERS', 'TransactionDetailView'];

/** The first tab shows what the customer pays beside it, and the latest payments under it; asked for in a request of its own. */
export const Overview: Story = {
  args: overview,
  beforeEach: () => {
    withAccounts();
    server.respond('customers.getSummary', { data: margaretsSummary });
  },
  play: async () => {
    await opened();
    const latest = within(await screen.findByRole('region', { name: 'Latest payments' }, patience));
    await expect(await latest.findByRole('link', { name: '1000004207' })).toHaveAttribute(
      'href',
      expect.stringContaining('TransactionDetailView?ReceiptNumber=1000004207'),
    );
    await expect(latest.getByRole('link', { name: 'Payment History' })).toHaveAttribute(
      'href',
      expect.stringContaining('CustomerDetailsView?CustomerId=1048217&tab=history'),
    );
    await expect(screen.getByRole('region', { name: 'Needs attention' })).toBeVisible();
    const requests = server.heard.filter(({ call }) => call === 'customers.getSummary');
    await expect(requests).toHaveLength(1);
    await expect(JSON.parse(requests[0]?.body ?? '')).toEqual({ params: { id: 1_048_217 } });
  },
};

/** Users with the right to see only the customer see its payments, as in Payment History; receipts are no links. */
// Shows [1R163]
export const OverviewOfTheCustomerAlone: Story = {
  args: overview,
  beforeEach: () => {
    holding(['VIEW_CUSTOMERS']);
    const { today, payments } = margaretsSummary;
    server.respond('customers.getSummary', { data: { today, payments } });
    server.respond('transactions.listCustomerTransactions', {
      data: { items: [], recordsCount: 0, currentPage: 1, pageSize: 5, totals: [] },
    });
  },
  play: async () => {
    const failed = within(await screen.findByRole('list', { name: 'Needs attention' }, patience));
    await expect(failed.getByText('Declined: $186.40, 1000003588')).toBeVisible();
    await expect(failed.queryByRole('link', { name: /^Declined/ })).toBeNull();
    await expect(screen.queryByRole('heading', { name: /^Next payments/ })).toBeNull();
  },
};

/** The page stays usable where the summary fails. */
export const OverviewFails: Story = {
  args: overview,
  beforeEach: () => {
    withAccounts();
    server.respond('customers.getSummary', { status: 500, type: 'internal-error' });
  },
  play: async () => {
    await opened();
    await expect(
      await screen.findByRole('heading', { name: 'Payments at a glance did not load' }, patience),
    ).toBeVisible();
    await expect(take()).toBeVisible();
  },
};
