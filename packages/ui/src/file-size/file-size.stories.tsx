import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../story-kit/story-kit.tsx';
import { FileSize } from './file-size.tsx';

const meta = {
  title: 'Components/FileSize',
  component: FileSize,
  parameters: guide({
    what: 'The size of a file in the unit that keeps it short, from bytes to PB. The exact number shows on hover.',
    use: ['In lists of files and beside download links.'],
    avoid: ['For limits that people must meet exactly: write them out.'],
  }),
  args: { bytes: 212_400 },
} satisfies Meta<typeof FileSize>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByText('212 kB')).toHaveAttribute('title', '212,400 bytes'),
};

export const Bytes: Story = { args: { bytes: 1 } };

export const MissingSize: Story = { args: { bytes: null } };
