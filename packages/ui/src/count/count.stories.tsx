import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../story-kit/story-kit.tsx';
import { Count } from './count.tsx';

const meta = {
  title: 'Components/Count',
  component: Count,
  parameters: guide({
    what: 'How many things stand behind a word: a menu entry, a fold.',
    use: ['`accent` on the chosen one.', '`capped` where counting stopped: 10,000+.'],
    avoid: ['For a status (Badge) or a number to look at (Stat).'],
  }),
  args: { value: 5 },
} satisfies Meta<typeof Count>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** On the chosen tab. */
export const Accent: Story = { args: { tone: 'accent' } };

/** Counting stopped at ten thousand. */
export const Capped: Story = { args: { value: 10_000, capped: true } };

export const ExampleFold: Story = {
  render: () => (
    <span className="flex items-center gap-2 font-medium text-ink-2">
      Disabled accounts <Count value={2} />
    </span>
  ),
};
