import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { PortalAt, portalServer, type PortalServer } from '../../storybook/portal-at.tsx';
import { facilityAdmin } from '../../storybook/sessions.ts';
import { margaret } from './customer.fixtures.ts';

let server: PortalServer;
const rights = ['VIEW_CUSTOMERS', 'VIEW_CUSTOMER_ACCOUNTS', 'TERMINAL_EXISTING_CUSTOMER'];
const accounts = (recordsCount: number) => {
  const items = Array.from({ length: recordsCount }, (_, at) => ({ accountId: 500_001 + at }));
  server.respond('customerAccounts.list', { data: { items, recordsCount, currentPage: 1, pageSize: 3 } });
};
const holding = (held: readonly string[]) => server.respond('customers.rights', { data: { rights: held } });

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
    server.respond('customers.auditEntries', { data: activity });
    server.respond('customerAccounts.disabledCount', { data: { count: 0 } });
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

/** Enabled, with the right and an enabled account: a payment can be taken [1R158]. */
export const TakesPayments: Story = {
  play: async () => {
    await opened();
    await expect(take()).toBeVisible();
  },
};

/** Not from a disabled customer [1R158]. */
export const Disabled: Story = {
  beforeEach: () => server.respond('customers.get', { data: { ...margaret, customerEnabled: false } }),
  play: async () => {
    await opened();
    await expect(take()).toBeNull();
  },
};

/** Not without an enabled account [1R158]. */
export const WithoutAccount: Story = {
  beforeEach: () => accounts(0),
  play: async () => {
    await opened(0);
    await expect(take()).toBeNull();
  },
};

/** Not without the right TERMINAL_EXISTING_CUSTOMER [1R158 1R150]. */
export const WithoutTheRight: Story = {
  beforeEach: () => holding(rights.slice(0, 2)),
  play: async () => {
    await opened();
    await expect(take()).toBeNull();
  },
};
