import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../story-kit/story-kit.tsx';
import { Mono } from './mono.tsx';

const meta = {
  title: 'Components/Mono',
  component: Mono,
  args: { children: 'HCW-0041827' },
  parameters: guide({
    what: 'An id, code, token or reference: monospace, so that its characters can be told apart and compared.',
    use: ['In sentences and descriptions; a DataTable column has `mono`.'],
    avoid: ['For amounts and dates: their figures are tabular already.', 'For ids people copy: that is CopyableId.'],
  }),
} satisfies Meta<typeof Mono>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** As large as the words around it. */
export const ExampleSentence: Story = {
  render: (args) => (
    <p>
      Customer <Mono {...args} /> was added on 20 Nov 2026.
    </p>
  ),
};
