import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card, CardBody } from '../card/card.tsx';
import { formatMoney } from '../money/money.tsx';
import { guide } from '../story-kit/story-kit.tsx';
import { BarChart } from './bar-chart.tsx';
import type { BarPoint } from './bar-chart-props.ts';

const days = ['Sat 14', 'Sun 15', 'Mon 16', 'Tue 17', 'Wed 18', 'Thu 19', 'Fri 20'];
const approved = [612, 488, 1210, 1342, 1298, 1404, 695];
const declined = [32, 30, 44, 48, 35, 53, 17];
const week: BarPoint[] = days.map((label, index) => ({
  label,
  name: `${label} Nov 2026`,
  values: { approved: approved[index] ?? 0, declined: declined[index] ?? 0 },
  partial: index === 6,
}));
const series = [
  { id: 'approved', label: 'Approved' },
  { id: 'declined', label: 'Declined', tone: 'danger' as const },
];
const monthNames = ['Dec 2025', 'Jan 2026', 'Feb 2026', 'Mar 2026', 'Apr 2026', 'May 2026', 'Jun 2026', 'Jul 2026'];
const months: BarPoint[] = monthNames.map((name, index) => ({
  label: name.slice(0, 1),
  name,
  values: { approved: [3, 2, 3, 2, 3, 3, 2, 4][index] ?? 0, declined: index === 3 ? 1 : 0 },
}));

const meta = {
  title: 'Components/BarChart',
  component: BarChart,
  parameters: guide({
    what: 'How much there was each day or month, one series or several stacked, with a legend that adds up and a table behind it.',
    use: [
      'Say in one sentence what it shows: `label` for screen readers, `summary` for everybody.',
      'Mark today or the present month as `partial`.',
      'Give money in cents and a `format`.',
      'Pass `loading` on the first load, and an `emptyText` that names what is missing.',
    ],
    avoid: [
      'For the shape alone (Sparkline), one number (Stat) or days of a calendar (StackedByDay).',
      'For more than two or three series.',
    ],
    keys: {
      Tab: 'to the last bar, or the one read last',
      'Arrow left, right': 'the bar before, after',
      'Page up, down': 'seven bars back, on',
      'Home, End': 'first, last bar',
      Escape: 'hide the numbers',
    },
  }),
  args: {
    label: 'Payments per day, 14 to 20 Nov 2026. The most was Thursday with 1,457.',
    series,
    points: week,
    pointHeader: 'Day',
    className: 'max-w-150',
  },
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The legend adds up each series. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: /Payments per day/ })).toBeVisible();
    await expect(canvas.getByText(/Approved 7,049/)).toBeVisible();
  },
};

/** Resting on a day shows its numbers; nothing moves. */
export const NumbersOfOneBar: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('img', { name: 'Thu 19 Nov 2026: Approved 1,404, Declined 53' }));
    await expect(canvas.getByText('1,404', { selector: '[data-slot="bar-tip"] *' })).toBeVisible();
    await expect(canvas.getByText('Thu 19 Nov 2026', { selector: '[data-slot="bar-tip"] *' })).toBeVisible();
  },
};

/** One stop of the Tab key; the arrows read bar after bar. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('img', { name: /^Fri 20 Nov 2026 so far: Approved 695/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('img', { name: /^Wed 18/ })).toHaveFocus();
    await expect(canvas.getByText('1,298', { selector: '[data-slot="bar-tip"] *' })).toBeVisible();
    await userEvent.keyboard('{PageUp}');
    await expect(canvas.getByRole('img', { name: /^Sat 14/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText('612', { selector: '[data-slot="bar-tip"] *' })).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByText('Show as table')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('img', { name: /^Sat 14/ })).toHaveFocus();
  },
};

/** Every number, for those who would rather read. */
export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Show as table'));
    await expect(canvas.getByRole('row', { name: /Fri 20 Nov 2026.*695.*17/ })).toBeVisible();
  },
};

export const OneSeries: Story = { args: { series: series.slice(0, 1), height: 90 } };

/** Cents stay whole numbers; `format` writes them as money. */
export const MoneyValues: Story = {
  args: {
    label: 'Approved amounts per month',
    series: [{ id: 'approved', label: 'Approved' }],
    points: months.map((point) => ({ ...point, values: { approved: (point.values['approved'] ?? 0) * 18_640 } })),
    pointHeader: 'Month',
    format: (cents) => formatMoney(`${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`, 'AUD'),
  },
};

/** Stripes and dots tell series apart where colours cannot. */
export const ThreeSeries: Story = {
  args: {
    series: [...series, { id: 'pending', label: 'Pending', tone: 'warning' }],
    points: week.map((point, index) => ({ ...point, values: { ...point.values, pending: 90 + index * 20 } })),
  },
};

/** A level to compare each bar with is a line over it, a column of the table, and part of what a bar is called. */
export const WithALevel: Story = {
  args: {
    series: [...series, { id: 'usual', label: 'Usual', level: true }],
    points: week.map((point, index) => ({ ...point, values: { ...point.values, usual: 1100 + index * 60 } })),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-slot="bar-level"]')).toHaveLength(week.length);
    await expect(canvas.getAllByRole('img')[0]).toHaveAccessibleName(/Usual 1,100$/);
  },
};

/** Nothing yet is a chart with an empty axis and words, not a hole. */
export const NoValues: Story = {
  args: {
    points: week.map((point) => ({ ...point, values: {} })),
    emptyText: 'No payments from 14 to 20 Nov 2026.',
  },
  play: async ({ canvas }) => expect(canvas.getByText('No payments from 14 to 20 Nov 2026.')).toBeVisible(),
};

/** First load, at the height the chart will have. */
export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: /Payments per day/ })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByText('Show as table')).toBeNull();
  },
};

export const ExamplePaymentsPerMonth: Story = {
  render: (args) => (
    <Card title="Payments per month" dense className="w-80">
      <CardBody>
        <BarChart {...args} className="" />
      </CardBody>
    </Card>
  ),
  args: {
    label: 'Payments per month, December 2025 to July 2026. The table below has the numbers.',
    points: months,
    pointHeader: 'Month',
    height: 90,
    summary: '23 payments in 8 months, $4,212.80 approved.',
  },
};
