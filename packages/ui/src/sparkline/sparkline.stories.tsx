import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../story-kit/story-kit.tsx';
import { Sparkline } from './sparkline.tsx';

const meta = {
  title: 'Components/Sparkline',
  component: Sparkline,
  parameters: guide({
    what: 'The shape of the last days in the height of a word: rising, falling, steady.',
    use: ['Beside the number it belongs to, as Stat does.', 'Say in `label` what it shows.'],
    avoid: ['Where people need the values: it has no scale. BarChart has.'],
  }),
  args: {
    values: [640, 702, 618, 760, 840, 820, 900, 705, 610, 700, 790, 760, 830, 712],
    label: 'Payments per day, last 14 days',
  },
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('img', { name: 'Payments per day, last 14 days' })).toBeVisible(),
};

export const Steady: Story = { args: { values: [4, 4, 4, 4] } };

export const OneValue: Story = { args: { values: [4] } };
