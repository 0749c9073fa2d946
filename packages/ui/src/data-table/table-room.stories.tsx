import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { guide } from '../story-kit/story-kit.tsx';
import { DataTable } from './data-table.tsx';
import { type ExamplePayment, examplePayments, paymentColumns } from './example-payments.tsx';

const goToPage = fn();
const longNames = examplePayments.map((payment) => ({
  ...payment,
  payer: `${payment.payer} and the Northern Rivers Irrigation Co-operative`,
  amount: '9900123.51',
}));

const meta = {
  title: 'Components/DataTable/Room and pages',
  component: DataTable<ExamplePayment>,
  parameters: guide({
    what: 'How the columns of a table share its room. They are planned from the columns and the width alone, so that every page of a list shows the same ones; the name takes the room that the others leave.',
    use: [
      'Give names and sentences a `maxWidth`, so that they can shrink.',
      'Leave amounts, dates and statuses without.',
    ],
    avoid: ['Setting widths in cells.'],
  }),
  args: {
    id: 'room',
    label: 'Payments',
    noun: ['payment', 'payments'],
    columns: paymentColumns(fn()),
    rows: examplePayments,
    getRowId: (row) => row.receipt,
    recordsCount: 6,
    density: 'comfortable',
    paging: { page: 1, pageSize: 20, hrefFor: (page) => `#page=${page}`, onPageChange: goToPage },
  },
  beforeEach: () => goToPage.mockClear(),
} satisfies Meta<typeof DataTable<ExamplePayment>>;
export default meta;
type Story = StoryObj<typeof meta>;

const headers = (table: HTMLElement) =>
  [...table.querySelectorAll<HTMLElement>('th')]
    .filter((cell) => cell.checkVisibility())
    .map((cell) => cell.textContent);

/** The last column ends inside the table, and the name gives way to it. */
async function expectWholeAmounts(table: HTMLElement) {
  const edge = table.parentElement?.getBoundingClientRect().right ?? 0;
  for (const cell of table.querySelectorAll<HTMLElement>('tbody td:nth-last-child(2)'))
    await expect(cell.getBoundingClientRect().right).toBeLessThanOrEqual(edge);
}

/** At 720 px, the room that a window of 1,024 px leaves, amounts are whole. */
export const Narrow: Story = {
  decorators: (Story) => <div className="w-180">{Story()}</div>,
  play: async ({ canvas }) => expectWholeAmounts(canvas.getByRole('table')),
};

/** Longer names and amounts show the same columns, and cut the names. */
export const NarrowWithLongNames: Story = {
  args: { rows: longNames },
  decorators: (Story) => <div className="w-180">{Story()}</div>,
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await expectWholeAmounts(table);
    await expect(headers(table)).toEqual(['Receipt number', 'Time', 'Payer', 'Status', 'Amount', 'Actions']);
  },
};

const wrapping = paymentColumns(fn()).map((column) => (column.id === 'payer' ? { ...column, wrap: true } : column));

/** A text that wraps goes on in further lines: nothing of it is cut, however little room it has. */
export const NarrowWithTextThatWraps: Story = {
  args: { rows: longNames, columns: wrapping },
  decorators: (Story) => <div className="w-180">{Story()}</div>,
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await expectWholeAmounts(table);
    for (const { payer } of longNames.slice(0, 2)) {
      const text = canvas.getAllByText(payer)[0] as HTMLElement;
      await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
      await expect(text.clientHeight).toBeGreaterThan(30);
    }
  },
};

/** With the most room the name takes what the others leave. */
export const Wide: Story = {
  args: { rows: longNames },
  play: async ({ canvas }) => expectWholeAmounts(canvas.getByRole('table')),
};

/** An address that asks for a page after the last says so, and leads back. */
export const PastTheEnd: Story = {
  args: {
    state: 'empty',
    rows: [],
    recordsCount: 57,
    paging: { page: 80, pageSize: 20, hrefFor: (page) => `#page=${page}`, onPageChange: goToPage },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is no page 80')).toBeVisible();
    await expect(canvas.getByText('This list has 3 pages.')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Go to the last page' }));
    await expect(goToPage).toHaveBeenCalledWith(3);
  },
};

const otherPage = examplePayments.map((payment, index) => ({
  ...payment,
  receipt: String(100_742 + index),
  payer: ['Ng', 'Maximilian Featherstonehaugh-Cholmondeley and Partners'][index % 2] ?? '',
  amount: index % 2 === 0 ? '0.05' : '-2480.35',
}));

/** Where each head cell of a table begins and ends, by its words. */
const placesOf = (table: HTMLElement): Record<string, readonly number[]> =>
  Object.fromEntries(
    [...table.querySelectorAll<HTMLElement>('th')]
      .filter((cell) => cell.checkVisibility())
      .map((cell) => {
        const { left, right } = cell.getBoundingClientRect();
        return [cell.textContent, [Math.round(left), Math.round(right)]] as const;
      }),
  );

/** Two pages of one list, in a room of so many rem. */
function TwoPages({ rem }: { rem: number }) {
  return (
    <div className="grid gap-4" style={{ width: `${rem}rem` }}>
      {[examplePayments, otherPage].map((rows, page) => (
        <DataTable
          key={rows[0]?.receipt}
          {...meta.args}
          columns={meta.args.columns.filter(({ id }) => id !== 'actions')}
          noun={[`payment ${page}`, `payments of page ${page + 1}`]}
          id={`page-${page}`}
          label={`Page ${page + 1}`}
          rows={rows}
        />
      ))}
    </div>
  );
}

const samePlaces =
  (columns: number): Story['play'] =>
  async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('table') as [HTMLElement, HTMLElement];
    await waitFor(() => expect(Object.keys(placesOf(first))).toHaveLength(columns));
    await expect(placesOf(second)).toEqual(placesOf(first));
    for (const table of [first, second]) {
      const edge = table.parentElement?.getBoundingClientRect().right ?? 0;
      for (const amount of table.querySelectorAll<HTMLElement>('[data-slot=money]'))
        await expect(amount.getBoundingClientRect().right).toBeLessThanOrEqual(edge);
    }
  };

/** The room that a window of 1,440 px leaves beside both menus. */
export const SamePlacesAt1440: Story = { render: () => <TwoPages rem={58.375} />, play: samePlaces(6) };
/** The same at 1,024 px. */
export const SamePlacesAt1024: Story = { render: () => <TwoPages rem={44.875} />, play: samePlaces(5) };
/** A window of 1,440 px at 200 % zoom. */
export const SamePlacesAt200Percent: Story = { render: () => <TwoPages rem={42.875} />, play: samePlaces(5) };
/** On a phone of 360 px rows are cards, and nothing is scrolled sideways. */
export const CardsAt360: Story = {
  render: () => <TwoPages rem={20.5} />,
  play: async ({ canvas }) => {
    for (const table of canvas.getAllByRole('table')) {
      await expect(getComputedStyle(table).display).toBe('block');
      await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth);
    }
  },
};
