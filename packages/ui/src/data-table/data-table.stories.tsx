import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { SavedViews } from '../saved-views/saved-views.tsx';
import { guide, isUncovered } from '../story-kit/story-kit.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { type ExamplePayment, examplePayments, paymentColumns } from './example-payments.tsx';
import { type ExampleCustomer, exampleColumns, exampleCustomers } from './example-customers.tsx';

type Props = DataTableProps<ExampleCustomer>;
const refund = fn();
const openPayment = fn();
const memory = ['density', 'columns'].map((setting) => `qp-table-customers-${setting}`);

const meta = {
  title: 'Components/DataTable',
  component: DataTable<ExampleCustomer>,
  parameters: guide({
    what: 'One page of a list from the server: paging, sorting and filtering happen there. Rows are real links, the head sticks under the top bar (`--sticky-top`) and the foot to the window, row height and columns are the user’s choice. Columns give way by rank where there is little room; below that rows become cards.',
    use: [
      'Give it `loading` for the first load only; `refetching` keeps the old rows in sight.',
      'Say in `empty` what the list is for, or that the filters are the reason.',
      'Prefetch in `onRowIntent`; follow the router in `onRowOpen`.',
      'Give ids and rare columns rank 3, what helps rank 2.',
    ],
    avoid: [
      'For names and values of one thing (DescriptionList) or a handful of rows with buttons (a list in a Card).',
      'Sorting or filtering in the browser: it would only see one page.',
    ],
    keys: {
      Tab: 'reaches one row, then what can be pressed in it',
      'Arrow up, Arrow down': 'moves between rows',
      'Home, End': 'first and last row',
      Enter: 'opens the row',
      'Ctrl Enter': 'opens it in another tab',
    },
  }),
  beforeEach: () => {
    memory.forEach((key) => localStorage.removeItem(key));
    [refund, openPayment].forEach((spy) => spy.mockClear());
  },
  args: {
    id: 'customers',
    label: 'Customers',
    noun: ['customer', 'customers'],
    columns: exampleColumns,
    rows: exampleCustomers,
    getRowId: (row) => row.id,
    recordsCount: 1284,
    paging: { page: 1, pageSize: 20, hrefFor: (page) => `#page=${page}`, onPageChange: fn(), onPageSizeChange: fn() },
    sort: 'name',
    onSortChange: fn(),
    hrefForRow: (row) => `#customer=${row.id}`,
    onRowOpen: fn(),
    onRowIntent: fn(),
  },
} satisfies Meta<typeof DataTable<ExampleCustomer>>;
export default meta;
type Story = StoryObj<typeof meta>;

const [first, second, third] = exampleCustomers;
const last = exampleCustomers.at(-1);
const rowHeight = () => link(first).closest('tr')?.offsetHeight ?? 0;
const link = (row: ExampleCustomer | undefined) => screen.getByRole('link', { name: row?.name });

/** Every row is a real link over its whole width; a plain click stays in the application. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('1,284 customers')).toBeVisible();
    await expect(link(first)).toHaveAttribute('href', `#customer=${first?.id}`);
    await userEvent.click(link(second));
    await expect(args.onRowOpen).toHaveBeenLastCalledWith(second);
  },
};

/** Tab reaches one row; arrows, Home and End lead to the others; Enter opens. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    link(first).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(link(third)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(link(second)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(link(last)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(link(last)).toHaveFocus();
    await userEvent.keyboard('{Home}{Enter}');
    await expect(args.onRowOpen).toHaveBeenLastCalledWith(first);
    await expect(screen.getAllByRole('link').filter((row) => row.closest('tbody') && row.tabIndex === 0)).toHaveLength(
      1,
    );
  },
};

/** In a low window a row chosen by keys is neither under the head nor under the foot. */
export const KeyboardZoomed: Story = {
  globals: { viewport: { value: 'zoomedDesktop' } },
  args: { rows: Array.from({ length: 20 }, (_, at) => ({ ...(first as ExampleCustomer), id: at, name: `Row ${at}` })) },
  play: async () => {
    const rowLink = (at: number) => screen.getByRole('link', { name: `Row ${at}` });
    rowLink(0).focus();
    for (let at = 1; at < 20; at += 1) {
      await userEvent.keyboard('{ArrowDown}');
      await expect(rowLink(at)).toHaveFocus();
      await waitFor(() => expect(isUncovered(rowLink(at))).toBe(true));
    }
    for (let at = 18; at >= 0; at -= 1) {
      await userEvent.keyboard('{ArrowUp}');
      await waitFor(() => expect(isUncovered(rowLink(at))).toBe(true));
    }
  },
};

/** A click with Ctrl or the middle button is left to the browser. */
export const OtherTab: Story = {
  args: { onRowOpen: fn() },
  play: async ({ args }) => {
    link(second).addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.setup().pointer({ keys: '[ControlLeft>][MouseLeft]', target: link(second) });
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    link(third).addEventListener('click', (event) => event.preventDefault(), { once: true });
    link(third).dispatchEvent(click);
    await expect(args.onRowOpen).not.toHaveBeenCalledWith(third);
  },
};

/** Resting on a row, or reaching it by keyboard, says it is time to prefetch. */
export const Intent: Story = {
  args: { onRowIntent: fn() },
  play: async ({ args }) => {
    link(second).focus();
    await expect(args.onRowIntent).toHaveBeenCalledWith(second);
    await userEvent.hover(screen.getByText('+64 21 555 0134'));
    await userEvent.hover(screen.getByText('0491 570 156'));
    await waitFor(() => expect(args.onRowIntent).toHaveBeenLastCalledWith(third));
  },
};

/** The first click sorts upwards, the next one downwards. */
export const Sorting: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Customer name' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(canvas.getByRole('button', { name: 'Customer name' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith('-name');
    await userEvent.click(canvas.getByRole('button', { name: 'Status' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith('status');
  },
};

/** Hide and show columns; the browser remembers, and one entry brings the usual ones back. */
export const HideColumns: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Customer name' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Email' }));
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Email notifications' }));
    await expect(canvas.queryByRole('columnheader', { name: 'Email' })).toBeNull();
    await expect(canvas.getByRole('columnheader', { name: 'Email notifications' })).toBeVisible();
    await expect(localStorage.getItem('qp-table-customers-columns')).toBe('{"email":false,"emailNotifications":true}');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Reset columns' }));
    await expect(canvas.getByRole('columnheader', { name: 'Email' })).toBeVisible();
  },
};

/** Two row heights, kept by the browser for each list. */
export const RowHeight: Story = {
  play: async ({ canvas }) => {
    const comfortable = rowHeight();
    await userEvent.click(canvas.getByTitle('Compact rows'));
    await expect(rowHeight()).toBeLessThan(comfortable);
    await expect(localStorage.getItem('qp-table-customers-density')).toBe('compact');
  },
};

/** The row that is open beside the table, or was last. */
export const Selected: Story = {
  args: { selectedId: exampleCustomers[3]?.id },
  play: async () => expect(link(exampleCustomers[3]).closest('tr')).toHaveAttribute('aria-current', 'true'),
};

/** The first load shows rows in the shape of those that come. */
export const Loading: Story = {
  args: { state: 'loading', rows: [], recordsCount: undefined },
  play: async ({ canvas }) => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'),
};

/** A refetch keeps the old rows, dimmed, and moves nothing. */
export const Refetching: Story = {
  args: { state: 'refetching' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading again' })).toBeInTheDocument();
    await expect(link(first)).toBeVisible();
    const rows = link(first).closest('tbody') ?? document.body;
    await waitFor(() => expect(getComputedStyle(rows).filter).toBe('grayscale(1)'));
  },
};

export const Empty: Story = {
  args: {
    state: 'empty',
    rows: [],
    recordsCount: 0,
    empty: (
      <EmptyState
        icon={<UserPlus />}
        title="No customers yet"
        action={
          <Button size="sm" variant="primary">
            <Plus />
            Add customer
          </Button>
        }
      >
        Customers pay by card, bank account or PayTo. Add the first one, or import a file.
      </EmptyState>
    ),
  },
};

export const Failed: Story = {
  args: {
    state: 'failed',
    rows: [],
    recordsCount: undefined,
    failure: {
      title: 'Customers did not load',
      message: 'The server did not answer in time.',
      requestId: '7f3a91c2',
      onRetry: fn(),
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.failure?.onRetry).toHaveBeenCalledOnce();
  },
};

/** A refetch that failed leaves the old rows where they are. */
export const FailedRefetch: Story = {
  args: { state: 'failed', failure: { title: 'Customers were not refreshed', requestId: '7f3a91c2', onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The rows below may be out of date.');
    await expect(link(first)).toBeVisible();
  },
};

/** Little room: rank 3 and 2 give way first, and choosing one brings it back. */
export const GivesUpColumns: Story = {
  decorators: (Story) => <div className="w-180">{Story()}</div>,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'ID' })).toBeNull();
    await expect(canvas.queryByRole('columnheader', { name: 'PayTo' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const id = screen.getByRole('menuitemcheckbox', { name: 'ID' });
    await expect(id).not.toBeChecked();
    await userEvent.click(id);
    await expect(canvas.getByRole('columnheader', { name: 'ID' })).toBeVisible();
  },
};

/** The head stays under the page's top bar, whose height is `--sticky-top`. */
export const StickyHead: Story = {
  decorators: (Story) => <div className="mb-400 [--sticky-top:--spacing(14)]">{Story()}</div>,
  play: async ({ canvas }) => {
    const head = canvas.getByRole('columnheader', { name: 'Customer name' });
    window.scrollTo(0, 300);
    await waitFor(() => expect(Math.round(head.getBoundingClientRect().top)).toBe(56));
    window.scrollTo(0, 0);
  },
};

/** A table that scrolls sideways still has its head in sight. */
export const StickyHeadSideways: Story = {
  args: { columnVisibility: { id: true, city: true, payTo: true, emailNotifications: true } },
  decorators: (Story) => <div className="mb-400 w-160">{Story()}</div>,
  play: async ({ canvas, canvasElement }) => {
    const head = await waitFor(() => {
      const found = canvasElement.querySelector('[data-slot=sticky-head]');
      if (!found) throw new Error('no sticky head yet');
      return found;
    });
    window.scrollTo(0, 400);
    await waitFor(() => expect(Math.round(head.getBoundingClientRect().top)).toBe(0));
    const box = canvas.getByRole('table').parentElement;
    box?.scrollTo({ left: 120 });
    await waitFor(() => expect(head.scrollLeft).toBe(120));
    await expect(within(canvas.getByRole('table')).getByText('Customer number')).toBeInTheDocument();
    window.scrollTo(0, 0);
  },
};

/** On a phone, and in a side column, rows are cards. */
export const Cards: Story = {
  decorators: (Story) => <div className="w-90">{Story()}</div>,
  play: async () => expect(getComputedStyle(link(first).closest('tr') ?? document.body).display).toBe('grid'),
};

function Working(props: Props) {
  const [sort, setSort] = useState(props.sort ?? 'name');
  const [page, setPage] = useState(1);
  const rows = exampleCustomers.toSorted(
    (a, b) => a.name.localeCompare(b.name) * (sort.startsWith('-') ? -1 : 1) * (page % 2 === 0 ? -1 : 1),
  );
  return (
    <DataTable
      {...props}
      rows={rows}
      sort={sort}
      onSortChange={setSort}
      paging={{ page, pageSize: 20, hrefFor: (to) => `#page=${to}`, onPageChange: setPage, onPageSizeChange: fn() }}
    />
  );
}

/** Sort, turn pages, choose columns. */
export const ExampleCustomerSearch: Story = {
  render: Working,
  args: {
    selectedId: exampleCustomers[3]?.id,
    tools: (
      <SavedViews
        allLabel="All customers"
        views={[{ id: '1', name: 'Expiring cards', own: true, shared: false }]}
        onApply={fn()}
        onSave={fn()}
        onRename={fn()}
        onShare={fn()}
        onDelete={fn()}
        onSetDefault={fn()}
      />
    ),
  },
};

const payments: Pick<DataTableProps<ExamplePayment>, 'columns' | 'rows' | 'getRowId' | 'hrefForRow'> = {
  columns: paymentColumns(refund),
  rows: examplePayments,
  getRowId: (row) => row.receipt,
  hrefForRow: (row) => `#receipt=${row.receipt}`,
};

/** What can be pressed in a row does its own work; everything else opens the row, words with a tooltip included. */
export const ExamplePayments: Story = {
  render: () => (
    <DataTable
      {...payments}
      id="payments"
      label="Payments"
      noun={['payment', 'payments']}
      recordsCount={6}
      paging={{ page: 1, pageSize: 20 }}
      sort="-time"
      onSortChange={fn()}
      onRowOpen={(row) => openPayment(row.receipt)}
    />
  ),
  play: async ({ canvas }) => {
    const receipt = examplePayments[0]?.receipt ?? '';
    await userEvent.click(canvas.getByRole('button', { name: `Actions for ${receipt}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Refund' }));
    await expect(refund).toHaveBeenCalledWith(receipt);
    await expect(openPayment).not.toHaveBeenCalled();
    await userEvent.click(canvas.getAllByText('10 Nov 2026')[0] ?? document.body);
    await expect(openPayment).toHaveBeenCalledWith(receipt);
  },
};

/** Inside a card, without a toolbar, in compact rows. */
export const ExampleGadget: Story = {
  render: () => (
    <Card title="Latest payments" actions={<a href="#history">Payment history</a>} className="max-w-200">
      <DataTable
        {...payments}
        id="latest-payments"
        label="Latest payments"
        columns={payments.columns.filter((column) => column.id !== 'actions')}
        rows={examplePayments.slice(0, 3)}
        bare
        flush
        density="compact"
      />
    </Card>
  ),
};
