import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../story-kit/story-kit.tsx';
import { Progress, ProgressLine } from './progress.tsx';

const meta = {
  title: 'Components/Progress',
  component: Progress,
  parameters: guide({
    what: 'Progress is how far a job is that takes more than a moment. ProgressLine is two pixels that say fresh values are on their way while the old ones stay.',
    use: [
      'Put the numbers beside it in words: 849 of 1,284.',
      'Lay ProgressLine over the upper edge of what is refreshed; it takes no room.',
    ],
    avoid: ['For a first load (Skeleton) or a busy button (its own spinner).'],
  }),
  args: { label: 'Export progress', value: 849, max: 1284, className: 'max-w-100' },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Export progress' });
    await expect(bar).toHaveAttribute('value', '849');
    await expect(bar).toHaveAttribute('max', '1284');
  },
};

/** No one knows yet how long it takes. */
export const Indeterminate: Story = {
  args: { value: undefined },
  play: async ({ canvas }) => expect(canvas.getByRole('progressbar')).not.toHaveAttribute('value'),
};

/** Lies over the upper edge of what is refreshed. */
export const Line: Story = {
  render: () => (
    <div className="relative rounded-2 border border-line bg-surface p-5">
      <ProgressLine className="absolute inset-x-0 top-0" />
      The old values stay.
    </div>
  ),
};

export const ExampleExport: Story = {
  render: (args) => (
    <div className="grid max-w-150 gap-1.5">
      <div className="flex flex-wrap justify-between gap-x-3">
        <span>
          <strong>Exporting customers</strong> <span className="text-ink-2">849 of 1,284</span>
        </span>
        <span className="text-13 text-ink-2">You can leave this page. The file stays here for 24 hours.</span>
      </div>
      <Progress {...args} className="max-w-none" />
    </div>
  ),
};
