import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Sparkline } from './sparkline.tsx';

const meta = {
  title: 'Components/Sparkline',
  component: Sparkline,
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
