import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
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
