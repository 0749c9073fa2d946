import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clock } from 'lucide-react';
import { expect } from 'storybook/test';
import { Money } from '../money/money.tsx';
import { guide } from '../story-kit/story-kit.tsx';
import { Stat } from './stat.tsx';

const trend = [18, 20, 16, 21, 23, 19, 15, 22, 24, 20, 19, 23, 11, 22];
const meta = {
  title: 'Components/Stat',
  component: Stat,
  parameters: guide({
    what: 'One number to look at, with what it is compared to and the shape of the last days.',
    use: [
      'Four in a row are enough.',
      'Say what it is compared to: usually 3.1%.',
      'Make it a link to the list behind the number.',
    ],
    avoid: ['Colour by direction: fewer declines are good news.'],
  }),
  args: { label: 'Payments today', value: '712', className: 'max-w-75' },
} satisfies Meta<typeof Stat>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('region', { name: 'Payments today' })).toHaveTextContent('712'),
};

/** Currency and cents step back behind the dollars. */
export const MoneyValue: Story = {
  args: { label: 'Approved today', value: <Money amount="128440.15" currency="AUD" size="large" /> },
};

/** Fewer declines are good news, although the arrow points down. */
export const WithDelta: Story = {
  args: {
    label: 'Declined today',
    value: '18',
    delta: { text: '2.5%, usually 3.1%', direction: 'down', tone: 'good' },
  },
};

export const WithTrend: Story = { args: { trend, trendLabel: 'Payments per day, last 14 days' } };

/** The whole tile leads to the list behind the number. */
export const AsLink: Story = {
  args: { href: '#payments' },
  play: async ({ canvas }) => expect(canvas.getByRole('link')).toHaveAttribute('href', '#payments'),
};

/** Same height as the tile that comes. */
export const Loading: Story = {
  args: { loading: true, value: '' },
  play: async ({ canvas }) => expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true'),
};

export const ExampleDashboard: Story = {
  render: () => (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(15rem,1fr))] gap-4">
      <Stat
        label="Payments today"
        value="712"
        trend={trend}
        delta={{ text: '6.2% above last Friday', direction: 'up' }}
      />
      <Stat
        label="Approved today"
        value={<Money amount="128440.15" currency="AUD" size="large" />}
        trend={trend.toReversed()}
        delta={{ text: '97.5% of payments' }}
      />
      <Stat
        label="Declined today"
        value="18"
        trend={trend}
        delta={{ text: '2.5%, usually 3.1%', direction: 'down', tone: 'good' }}
      />
      <Stat
        label="Waiting for your approval"
        value="4"
        trend={trend}
        delta={{ text: 'oldest 1 day 3 hours', tone: 'bad', icon: <Clock aria-hidden="true" /> }}
      />
    </div>
  ),
};
