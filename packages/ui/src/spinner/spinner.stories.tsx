import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../story-kit/story-kit.tsx';
import { Spinner } from './spinner.tsx';

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
  parameters: guide({
    what: 'Something small is under way. It takes the colour of the words around it and stands still with reduced motion.',
    use: ['Inside a button or a field that waits.', 'Say in words what is awaited; the spinner itself is silent.'],
    avoid: ['Where a table or panel loads, show a skeleton of its shape instead.'],
  }),
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: () => (
    <div className="flex items-center gap-3 text-accent-ink">
      <Spinner className="size-3.5" />
      <Spinner />
      <Spinner className="size-6" />
    </div>
  ),
};

export const ExampleCheckingAccount: Story = {
  render: () => (
    <output className="flex items-center gap-2 text-13 text-ink-2">
      <Spinner className="size-3.5" />
      Looking up the PayID
    </output>
  ),
};
