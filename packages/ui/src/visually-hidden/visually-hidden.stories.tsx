import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowUp } from 'lucide-react';
import { expect } from 'storybook/test';
import { guide } from '../story-kit/story-kit.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Sorted from newest to oldest' },
  parameters: guide({
    what: 'Words for screen readers, where sighted people have an icon or the layout to go by.',
    use: ['For a heading that the layout makes plain, a status that is drawn, a unit that is an icon.'],
    avoid: ['Do not hide what everybody needs.', 'A control with an icon has `aria-label` instead: see IconButton.'],
  }),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const words = canvas.getByText('Sorted from newest to oldest');
    await expect(words.offsetWidth).toBeLessThanOrEqual(1);
  },
};

export const AsHeading: Story = {
  render: () => (
    <VisuallyHidden asChild>
      <h2>Filters</h2>
    </VisuallyHidden>
  ),
};

export const ExampleTrend: Story = {
  render: () => (
    <p className="flex items-center gap-1 text-13 text-success-ink">
      <ArrowUp className="size-3.5" />
      <VisuallyHidden>Up by</VisuallyHidden>
      0.6%
    </p>
  ),
};
