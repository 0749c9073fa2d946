import { transactionList } from '@quickportal/contracts/transactions/transaction-list';
import { noFilters } from '@quickportal/contracts/kernel/filter';
import type { ListedTransaction } from '@quickportal/contracts/transactions/search';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { TransactionSearchView } from './transaction-search.view.tsx';
import { transactionRows } from './transaction.fixtures.ts';

const rows: ListedTransaction[] = transactionRows.map((row) => ({ ...row, businessName: 'Harbour City Water' }));
const totals = [
  { status: 'APPROVED', recordsCount: 2803, amount: { amount: '412806.20', currency: 'AUD' } },
  { status: 'DECLINED', recordsCount: 88, amount: { amount: '9120.50', currency: 'AUD' } },
];
const failure = {
  level: 2,
  title: 'Transactions did not load',
  message: 'Something went wrong on our side.',
  requestId: '8f2k0mzq41vd9c7x',
  onRetry: fn(),
} as const;
const table = { rows, state: 'ready', recordsCount: 2891, recordsCountCapped: false, totals, failure } as const;
const none = noFilters(transactionList);
const search = { ...none, sort: '-transactionTime', page: 1, pageSize: 20 };

const meta = {
  title: 'Screens/Transaction search',
  component: TransactionSearchView,
  decorators: [portalStory({ view: 'TransactionSearchView' })],
  args: {
    community: { communityName: 'Harbour City Utilities', timeZone: 'Australia/Sydney', currency: 'AUD' },
    search,
    onSearchChange: fn(),
    onSortChange: fn(),
    table,
    businesses: [
      { businessId: 101, businessName: 'Harbour City Water' },
      { businessId: 102, businessName: 'Harbour City Waste' },
    ],
    hrefFor: (receiptNumber) => `#TransactionDetailView?ReceiptNumber=${receiptNumber}`,
    hrefForPage: (page) => `#page=${page}`,
    onOpen: fn(),
    onIntent: fn(),
  },
} satisfies Meta<typeof TransactionSearchView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Whatever is at hand goes into one box; Enter searches. */
export const Searching: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: /^Receipt/ }), ' 4242 {Enter}');
    await expect(args.onSearchChange).toHaveBeenCalledWith({ query: '4242' });
  },
};

/** Each filter is a chip that offers its values. */
export const Narrowing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Status' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Declined' }));
    await expect(args.onSearchChange).toHaveBeenCalledWith({ status: ['DECLINED'] });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Business' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Harbour City Waste' }));
    await expect(args.onSearchChange).toHaveBeenCalledWith({ businessId: [102] });
  },
};

/** What is chosen is changed in place: its chip opens the same choices. */
export const ChangingTheStatus: Story = {
  args: { search: { ...search, status: ['DECLINED', 'DISHONOURED'] } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Status is Declined or Dishonoured' }));
    await expect(await screen.findByRole('menuitemcheckbox', { name: 'Declined' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Approved' }));
    await expect(args.onSearchChange).toHaveBeenCalledWith({ status: ['APPROVED', 'DECLINED', 'DISHONOURED'] });
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Dishonoured' }));
    await expect(args.onSearchChange).toHaveBeenLastCalledWith({ status: ['DECLINED'] });
  },
};

/** Above the rows: how many there are in each status, and what they add up to. */
export const Totals: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$412,806.20')).toBeVisible();
    await expect(canvas.getByText('(2,803)')).toBeVisible();
  },
};

/** One line, whatever there is: the largest status of each currency, and the others on demand. */
export const ManyTotals: Story = {
  args: {
    table: {
      ...table,
      totals: [
        { status: 'APPROVED', recordsCount: 2568, amount: { amount: '573930.59', currency: 'AUD' } },
        { status: 'APPROVED', recordsCount: 36, amount: { amount: '8610.45', currency: 'NZD' } },
        { status: 'DECLINED', recordsCount: 189, amount: { amount: '45247.30', currency: 'AUD' } },
        { status: 'DISHONOURED', recordsCount: 2, amount: { amount: '440.88', currency: 'NZD' } },
        { status: 'REFUNDED', recordsCount: 6, amount: { amount: '1509.19', currency: 'AUD' } },
      ],
    },
  },
  play: async ({ canvas }) => {
    const shown = await canvas.findByLabelText('Totals');
    await expect(shown).toHaveTextContent('Approved (2,568)$573,930.59Approved (36)NZ$8,610.45');
    await expect(canvas.queryByText('$45,247.30')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '3 more' }));
    await expect(canvas.getByText('$45,247.30')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Fewer totals' }));
    await expect(canvas.queryByText('$45,247.30')).toBeNull();
  },
};

/** Too many rows are not added up, and the list says so. */
export const TooManyForTotals: Story = {
  args: { table: { ...table, recordsCount: 612_004, totals: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Narrow the list to 10,000 or fewer rows to see totals.')).toBeVisible();
  },
};

/** A row says what was given back of a payment, which rows are refunds, and what was paid from. */
export const Refunds: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: '1000004711' });
    await expect(canvas.getByText(/refunded/)).toHaveTextContent('$121.32 refunded');
    await expect(canvas.getByRole('row', { name: /1000004707/ })).toHaveTextContent('−$121.32Refund');
    await expect(canvas.getByRole('row', { name: /1000004711/ })).toHaveTextContent('Visa •••• 1881');
  },
};

/** Arrow down leads from the search into the rows, and on. */
export const FromSearchToRows: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: /^Receipt/ }));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('link', { name: '1000004711' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith('1000004710');
  },
};

/** With a text that was not looked for yet, arrow down looks for it: the rows below are others. */
export const FromNewTextToItsRows: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: /^Receipt/ }), 'olsson{ArrowDown}');
    await expect(args.onSearchChange).toHaveBeenLastCalledWith({ query: 'olsson' });
    await expect(canvas.getByRole('combobox', { name: /^Receipt/ })).toHaveFocus();
  },
};

/** A press on the row opens the transaction; the receipt number is a real link. */
export const OpeningARow: Story = {
  play: async ({ canvas, args }) => {
    const link = await canvas.findByRole('link', { name: '1000004711' });
    await expect(link).toHaveAttribute('href', '#TransactionDetailView?ReceiptNumber=1000004711');
    await userEvent.click(link);
    await expect(args.onOpen).toHaveBeenCalledWith('1000004711');
  },
};

/** Times and amounts sort downwards first. */
export const Sorting: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Total amount' }))[0] as HTMLElement);
    await expect(args.onSortChange).toHaveBeenCalledWith('-totalAmount');
  },
};

export const Filtered: Story = {
  args: {
    search: {
      ...search,
      query: 'olsson',
      status: ['DECLINED', 'DISHONOURED'],
      amountFrom: '100.00',
      period: 'LAST_30_DAYS',
      transactionType: 'PAYMENT',
      businessId: [101],
      CustomerId: 41_827,
    },
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Last 30 days')).toBeVisible();
    await expect(canvas.getByText('Declined or Dishonoured')).toBeVisible();
    await expect(canvas.getByText('$100.00')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Customer' }));
    await expect(args.onSearchChange).toHaveBeenCalledWith({ CustomerId: undefined });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onSearchChange).toHaveBeenCalledWith(none);
  },
};

/** A facility with one business is not asked for it. */
export const OneBusiness: Story = {
  args: { businesses: [{ businessId: 101, businessName: 'Harbour City Water' }] },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Type' });
    await expect(canvas.queryByRole('button', { name: 'Business' })).toBeNull();
  },
};

/** What the server refuses stands on the search form. */
export const RefusedFilters: Story = {
  args: { filterErrors: [{ field: 'query', messages: ['Enter at most 100 characters.'] }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Enter at most 100 characters.');
  },
};

export const NothingFound: Story = {
  args: {
    search: { ...search, query: 'zzz' },
    table: { ...table, rows: [], state: 'empty', recordsCount: 0 },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Clear filters' }))[0] as HTMLElement);
    await expect(args.onSearchChange).toHaveBeenCalledWith(none);
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
