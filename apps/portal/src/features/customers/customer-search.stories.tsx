import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { CustomerSearchView } from './customer-search.view.tsx';
import { customers } from './customer.fixtures.ts';

const failure = {
  level: 2,
  title: 'Customers did not load',
  message: 'Something went wrong on our side.',
  requestId: '8f2k0mzq41vd9c7x',
  onRetry: fn(),
} as const;
const table = { rows: customers, state: 'ready', recordsCount: 1284, recordsCountCapped: false, failure } as const;

const meta = {
  title: 'Screens/Customer search',
  component: CustomerSearchView,
  decorators: [portalStory({ view: 'CustomerSearchView' })],
  args: {
    community: { communityName: 'Harbour City Utilities', timeZone: 'Australia/Sydney' },
    search: { query: '', status: undefined, sort: 'customerName', page: 1, pageSize: 20 },
    onSearchChange: fn(),
    onSortChange: fn(),
    table,
    canAdd: true,
    hrefFor: (customerId) => `#CustomerDetailsView?CustomerId=${customerId}`,
    hrefForPage: (page) => `#page=${page}`,
    onOpen: fn(),
    onIntent: fn(),
  },
} satisfies Meta<typeof CustomerSearchView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Typing searches when Enter is pressed; a search starts at page 1. */
export const Searching: Story = {
  play: async ({ canvas, args }) => {
    const box = await canvas.findByRole('combobox', { name: /^Name/ });
    await userEvent.type(box, ' olsson {Enter}');
    await expect(args.onSearchChange).toHaveBeenCalledWith({ query: 'olsson' });
  },
};

/** A press on the row opens the customer; the name is a real link. */
export const OpeningARow: Story = {
  play: async ({ canvas, args }) => {
    const link = await canvas.findByRole('link', { name: 'Margaret Olsson' });
    await expect(link).toHaveAttribute('href', '#CustomerDetailsView?CustomerId=1048217');
    await userEvent.click(link);
    await expect(args.onOpen).toHaveBeenCalledWith(1048217);
  },
};

export const Filtered: Story = {
  args: {
    search: { ...meta.args.search, query: 'o', status: 'DISABLED' },
    table: { ...table, rows: customers.filter((row) => !row.customerEnabled), recordsCount: 1 },
  },
};

/** What the validation of an export finds stands on the search form. */
export const RefusedFilters: Story = {
  args: { filterErrors: [{ field: 'query', messages: ['Enter at most 100 characters.'] }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: /^Name/ })).toBeInvalid();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Enter at most 100 characters.');
  },
};

export const NothingFound: Story = {
  args: {
    search: { ...meta.args.search, query: 'zzz' },
    table: { ...table, rows: [], state: 'empty', recordsCount: 0 },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Clear filters' }))[0] as HTMLElement);
    await expect(args.onSearchChange).toHaveBeenCalledWith({ query: '', status: undefined });
  },
};

export const NoCustomersYet: Story = { args: { table: { ...table, rows: [], state: 'empty', recordsCount: 0 } } };

const longEmails = customers.map((customer, at) => ({
  ...customer,
  ...(at === 0 && { email: `${'accounts.payable.'.repeat(4)}@bayside-early-learning.example` }),
}));

/** With the room of a window of 1,280 px a long email is cut: all rows are of one height. */
export const LongEmail: Story = {
  args: { table: { ...table, rows: longEmails } },
  decorators: (Story) => <div className="w-188">{Story()}</div>,
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Margaret Olsson' });
    const rows = [...canvas.getByRole('table').querySelectorAll('tbody tr')];
    await expect(new Set(rows.map((row) => row.getBoundingClientRect().height)).size).toBe(1);
  },
};

/** Who may only look is not offered to add. */
export const ViewOnly: Story = {
  args: { canAdd: false },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Margaret Olsson' });
    await expect(canvas.queryByRole('link', { name: 'Add Customer' })).toBeNull();
  },
};
