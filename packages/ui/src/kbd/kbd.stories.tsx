import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../story-kit/story-kit.tsx';
import { Kbd } from './kbd.tsx';

const meta = {
  title: 'Components/Kbd',
  component: Kbd,
  args: { children: 'Ctrl K' },
  parameters: guide({
    what: 'A key, as it is printed on the keyboard.',
    use: ['Beside the action it starts: in a menu, in the search field.', 'Keys pressed together in one Kbd.'],
    avoid: ['Do not show keys on phones.', 'Do not explain shortcuts in prose when the key can stand at the action.'],
  }),
} satisfies Meta<typeof Kbd>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ExamplePaletteKeys: Story = {
  render: () => (
    <p className="flex flex-wrap gap-4 text-12 text-ink-2">
      <span>
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> to move
      </span>
      <span>
        <Kbd>Enter</Kbd> to open
      </span>
      <span>
        <Kbd>Esc</Kbd> to close
      </span>
    </p>
  ),
};
