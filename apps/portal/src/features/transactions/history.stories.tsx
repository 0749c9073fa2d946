import type { TransactionRow } from '@quickportal/contracts/transactions/read';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { HistoryView } from './history.view.tsx';
import { transactionRows } from './transaction.fixtures.ts';

const rows: TransactionRow[] = transactionRows.slice(0, 5);
const failure = {
  level: 2,
  title: 'Payment history did not load',
  message: 'Something went wrong on our side.',
  requestId: '8f2k0mzq41vd9c7x',
  onRetry: fn(),
} as const;
const totals = [
  { status: 'APPROVED', recordsCount: 16, amount: { amount: '2982.40', currency: 'AUD' } },
  { status: 'DECLINED', recordsCount: 2, amount: { amount: '372.80', currency: 'AUD' } },
];
const table = { rows, state: 'ready', recordsCount: 18, recordsCountCapped: false, totals, failure } as const;

const meta = {
  title: 'Screens/Customer details/Payment History',
  component: HistoryView,
  decorators: [portalStory({ view: 'CustomerDetailsView', search: { CustomerId: '1048217', tab: 'history' } })],
  args: {
    timeZone: 'Australia/Sydney',
    table,
    page: 1,
    hrefForPage: (page) => `#page=${page}`,
    onPageChange: fn(),
    rights: new Set(['VIEW_CUSTOMERS', 'TransactionDetailView']),
    links: { hrefFor: (receipt) => `#TransactionDetailView?ReceiptNumber=${receipt}`, onOpen: fn(), onIntent: fn() },
    customerId: 1048217,
  },
} satisfies Meta<typeof HistoryView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Five on a page with the totals of all; the receipt number leads to the transaction. */
// Shows [1R163 1R229 1K049]
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('1–5 of 18')).toBeVisible();
    await expect(canvas.getByLabelText('Totals')).toHaveTextContent('Approved (16)$2,982.40Declined (2)$372.80');
    await userEvent.click(await canvas.findByRole('link', { name: '1000004711' }));
    await expect(args.links.onOpen).toHaveBeenCalledWith('1000004711');
    await userEvent.click(canvas.getByRole('link', { name: 'Page 2' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(2);
    await expect(canvas.getByRole('link', { name: 'Search and export all 18' })).toBeVisible();
  },
};

/** Without the right to see transactions the receipt number is no link. */
// Shows [1R163]
export const WithoutTheRight: Story = {
  args: { rights: new Set(['VIEW_CUSTOMERS']) },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('1000004711'))[0]).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '1000004711' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: /Search and export/ })).toBeNull();
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
