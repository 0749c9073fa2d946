import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { PortalAt, portalServer, type PortalServer } from '../../storybook/portal-at.tsx';
import { facilityAdmin } from '../../storybook/sessions.ts';
import { transactionRows } from './transaction.fixtures.ts';

let server: PortalServer;
const items = transactionRows.map((row) => ({ ...row, businessName: 'Harbour City Water' }));
const found = { data: { items, recordsCount: items.length, currentPage: 1, pageSize: 20, totals: [] } };

const meta = {
  title: 'Screens/Transaction search/Page',
  component: PortalAt,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { address: '/TransactionSearchView?status=APPROVED,DECLINED&amountFrom=10.00' },
  beforeEach: () => {
    server = portalServer(facilityAdmin);
    server.respond('transactions.search', found);
    server.respond('businesses.search', { data: { items: [], recordsCount: 0 } });
    server.respond('savedViews.list', { data: { items: [] } });
    server.respond('exports.list', { data: { items: [], recordsCount: 0, currentPage: 1, pageSize: 20 } });
    return server.stop;
  },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

// The first page of a run is compiled while it is waited for
const patience = { timeout: 10_000 };
const searches = () => server.heard.filter(({ call }) => call === 'transactions.search').map(({ body }) => body);

/** The filters of the address are those of the call, several statuses as a list. */
export const Opened: Story = {
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Status is Approved or Declined' }, patience)).toBeVisible();
    const [body] = searches();
    await expect(body).toContain('"status":["APPROVED","DECLINED"]');
    await expect(body).toContain('"amountFrom":"10.00"');
    await expect(body).toContain('"totals":true');
  },
};

/** A page that the list does not have leads to its last one, also one beyond what can be paged to. */
export const PageBeyondTheLast: Story = {
  args: { address: '/TransactionSearchView?page=9999' },
  beforeEach: () => {
    server.respond('transactions.search', (body) => ({
      data: { ...found.data, items: body.includes('"page":68,') ? items : [], recordsCount: 1357 },
    }));
  },
  play: async () => {
    await expect(await screen.findByRole('link', { name: items[0]?.receiptNumber }, patience)).toBeVisible();
    await expect(searches().join(' ')).toContain('"page":5000');
    await expect(searches().at(-1)).toContain('"page":68');
  },
};

/** Filters that are typed are those of the chips: in the address, and in the call. */
export const TypedFilters: Story = {
  args: { address: '/TransactionSearchView' },
  play: async () => {
    const box = await screen.findByRole('combobox', { name: /^Receipt/ }, patience);
    await userEvent.type(box, 'status:declined amount:>100 date:last-week olsson{Enter}');
    await expect(await screen.findByRole('button', { name: 'Status is Declined' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Date is Last week' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Amount from $100.01' })).toBeVisible();
    await expect(box).toHaveValue('olsson');
    await waitFor(() => expect(searches().at(-1)).toContain('"query":"olsson"'));
    for (const part of ['"status":["DECLINED"]', '"period":"LAST_WEEK"', '"amountFrom":"100.01"'])
      await expect(searches().at(-1)).toContain(part);
  },
};

/** What cannot be read is searched for only when it is changed. */
export const UnreadableFilter: Story = {
  args: { address: '/TransactionSearchView' },
  play: async () => {
    const box = await screen.findByRole('combobox', { name: /^Receipt/ }, patience);
    await waitFor(() => expect(searches()).toHaveLength(1));
    await userEvent.type(box, 'status:foo{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent('status has no value “foo”. Try pending');
    await expect(searches()).toHaveLength(1);
    await userEvent.keyboard('approved{Enter}');
    await expect(await screen.findByRole('button', { name: 'Status is Approved' })).toBeVisible();
  },
};

/** A list that found no server says that it is fetched again by itself, and does not blink while it is. */
export const ServerBack: Story = {
  beforeEach: () => server.respond('transactions.search', 'offline'),
  play: async () => {
    const title = await screen.findByText('Transactions did not load', {}, patience);
    await expect(
      screen.getByText(/Check your connection and try again\. It is tried again automatically\./),
    ).toBeVisible();
    const before = searches().length;
    await waitFor(() => expect(searches().length).toBeGreaterThan(before), patience);
    await expect(title).toBeVisible();
    server.respond('transactions.search', found);
    await expect(await screen.findByRole('link', { name: '1000004711' }, patience)).toBeVisible();
    await expect(title).not.toBeInTheDocument();
  },
};

/** A list that could not be fetched is fetched by itself when the network is back. */
export const NetworkBack: Story = {
  play: async () => {
    server.respond('transactions.search', 'offline');
    await expect(await screen.findByText('Transactions did not load', {}, patience)).toBeVisible();
    server.respond('transactions.search', found);
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    await expect(await screen.findByRole('link', { name: '1000004711' }, patience)).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Transactions did not load')).toBeNull());
  },
};
