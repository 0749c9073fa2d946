import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { guide } from '../story-kit/story-kit.tsx';
import { BarList } from './bar-list.tsx';

const counts = { 'Repeated declined card': [96, 0], 'High-risk IP country': [27, 4], 'Bank country': [8, 12] };
const points = Object.entries(counts).map(([label, [live = 0, shadow = 0]]) => ({ label, values: { live, shadow } }));

const meta = {
  title: 'Components/BarList',
  component: BarList,
  parameters: guide({
    what: 'How much each of some named things has, as bars under their names, with a table behind them.',
    use: ['Put the most first, or keep an order that people know.', 'Say in one sentence what it shows.'],
    avoid: ['For days and months (BarChart).', 'For more than two series.'],
  }),
  args: {
    label: 'Payments that matched each rule',
    series: [
      { id: 'live', label: 'Live' },
      { id: 'shadow', label: 'Shadow', tone: 'neutral' },
    ],
    points,
    pointHeader: 'Rule',
    summary: 'One payment can match several rules.',
    className: 'max-w-80',
  },
} satisfies Meta<typeof BarList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each name has its number beside it, and the table has both series. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Payments that matched each rule' })).toHaveTextContent(
      'High-risk IP country31',
    );
    await userEvent.click(canvas.getByText('Show as table'));
    await expect(canvas.getByRole('row', { name: 'Bank country 8 12' })).toBeVisible();
  },
};

export const OneSeries: Story = { args: { series: [{ id: 'live', label: 'Hits' }] } };

/** Without a value there are no bars, and it says so. */
export const Empty: Story = {
  args: { points: points.map(({ label }) => ({ label, values: {} })), emptyText: 'No payment matched a rule.' },
  play: ({ canvas }) => expect(canvas.getByText('No payment matched a rule.')).toBeVisible(),
};

export const Loading: Story = { args: { loading: true } };
