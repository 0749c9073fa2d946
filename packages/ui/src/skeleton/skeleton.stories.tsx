import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../story-kit/story-kit.tsx';
import { Skeleton } from './skeleton.tsx';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  parameters: guide({
    what: 'Stands where a value will be, in its shape, so that nothing jumps when it arrives.',
    use: ['Mark the region `aria-busy`.', 'Give it the width of what comes.'],
    avoid: ['While old values are there: keep them and show a ProgressLine.'],
  }),
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { className: 'w-40' } };

/** A width utility gives it the shape of what comes. */
export const Shapes: Story = {
  render: () => (
    <div className="grid w-60 gap-3">
      <Skeleton className="w-2/3" />
      <Skeleton className="w-full" />
      <Skeleton className="h-5.5 w-20" />
      <Skeleton className="size-7 rounded-full" />
    </div>
  ),
};
