import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { binAlerts } from '../../storybook/bin-alerts.ts';
import { PortalAt, portalServer, type PortalServer } from '../../storybook/portal-at.tsx';
import { paged, patience, portalPages } from '../../storybook/portal-pages.ts';
import { facilityAdmin, facilityViewer, staffAdmin } from '../../storybook/sessions.ts';
import { loadedGadgets } from './gadgets.fixtures.ts';
import { fridayAfternoon } from './payments-today.fixtures.ts';

let server: PortalServer;
const meta = {
  title: 'Screens/Home/Of staff',
  component: PortalAt,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { address: '/HomeView' },
  beforeEach: () => {
    server = portalServer(staffAdmin);
    server.respond('dashboard.getTransactionSummary', { data: loadedGadgets.transactions.data });
    server.respond('dashboard.listGadgetServiceMessages', { data: loadedGadgets.serviceMessages.data });
    server.respond('dashboard.listGadgetAuditHistory', { data: loadedGadgets.auditHistory.data });
    server.respond('dashboard.listSilentNodes', { data: { items: [] } });
    server.respond('dashboard.listGadgetUsers', { data: loadedGadgets.users.data });
    server.respond('proposals.count', { data: { waiting: 2 } });
    server.respond('serviceMessages.list', { data: { items: [], recordsCount: 0, currentPage: 1, pageSize: 0 } });
    return () => server.stop();
  },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const searches = () => server.heard.filter(({ call }) => call.includes('dashboard.listGadgetUsers'));

/** Staff begin with what goes on in all communities. */
// Shows [1P021]
export const Opened: Story = {
  name: 'Staff have gadgets on the start page',
  play: async () => {
    const gadgets = within(await screen.findByRole('region', { name: 'Gadgets' }, patience));
    for (const name of ['Transaction Summary', 'Service Message Summary', 'Users', 'Audit History'])
      await expect(await gadgets.findByRole('heading', { name })).toBeVisible();
    await expect(await gadgets.findByRole('searchbox', { name: 'Find a user' })).toBeVisible();
    await userEvent.click(await gadgets.findByRole('button', { name: 'Page 53' }));
    await waitFor(() => expect(searches().at(-1)?.body).toContain('"Page":53'), patience);
  },
};

/** Typing searches at once, then at most every 300 ms; the last text always arrives. */
// Shows [1R234 1K054]
export const SearchIsThrottled: Story = {
  name: 'The search of a gadget is throttled at 300 ms',
  play: async () => {
    const field = await screen.findByRole('searchbox', { name: 'Find a user' }, patience);
    await waitFor(() => expect(searches()).toHaveLength(1));
    const begun = performance.now();
    await userEvent.type(field, 'olsson margaret', { delay: 40 });
    const most = Math.ceil((performance.now() - begun) / 300) + 2;
    await waitFor(() => expect(searches().at(-1)?.body).toContain('olsson margaret'), patience);
    const made = searches().length - 1;
    await expect(made).toBeGreaterThan(1);
    await expect(made).toBeLessThanOrEqual(most);
  },
};

const waitingLists = [
  'customerAccounts.listExpiringCards',
  'fraudReviews.list',
  'paytoAgreements.search',
  'recurringPayments.search',
  'transactions.search',
  'uploadedFiles.list',
  'webhooks.list',
];
const facility = portalPages(facilityAdmin, (started) => {
  for (const call of waitingLists) started.respond(call, paged([]));
  started.respond('proposals.count', { data: { waiting: 0 } });
  started.respond('transactions.getTransactionsToday', { data: fridayAfternoon });
  started.respond('fraudGuard.listBinAlerts', { data: { items: [binAlerts[0]] } });
});

/** BIN testing that goes on is above everything else. */
export const BinTesting: Story = {
  beforeEach: facility.meta.beforeEach,
  play: async () => {
    const alert = await screen.findByText('BIN testing: cards that begin with 411111', {}, patience);
    await expect(await screen.findByRole('region', { name: 'Payments today' }, patience)).toBeVisible();
    const { bottom } = alert.getBoundingClientRect();
    await expect(screen.getByRole('region', { name: 'To do' }).getBoundingClientRect().top).toBeGreaterThan(bottom);
  },
};

/** What is started most often is on the start page; each is offered to those who may. */
export const Actions: Story = {
  beforeEach: facility.meta.beforeEach,
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Take payment' }, patience)).toHaveAttribute(
      'href',
      '/CustomerSearchView',
    );
    await expect(screen.getByRole('link', { name: 'Add Customer' })).toHaveAttribute('href', '/NewCustomerView');
  },
};

const viewer = portalPages(facilityViewer, (started) => {
  for (const call of waitingLists) started.respond(call, paged([]));
  started.respond('fraudReviews.list', { data: { items: [], recordsCount: 6, currentPage: 1, pageSize: 0 } });
  started.respond('transactions.getTransactionsToday', { data: fridayAfternoon });
  started.respond('fraudGuard.listBinAlerts', { data: { items: [] } });
});

/** Who may only look is not told to act. */
export const ToLookAt: Story = {
  beforeEach: viewer.meta.beforeEach,
  play: async () => {
    const suspended = await screen.findByRole('link', { name: /Suspended payments/ }, patience);
    await expect(suspended).toHaveTextContent('They wait for a user who may approve them');
    await expect(screen.queryByRole('link', { name: 'Take payment' })).toBeNull();
    await expect(screen.queryByText(/^Approve /)).toBeNull();
  },
};
