import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FileSize } from './file-size.tsx';

const meta = { title: 'Components/FileSize', component: FileSize, args: { bytes: 212_400 } } satisfies Meta<
  typeof FileSize
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByText('212 kB')).toHaveAttribute('title', '212,400 bytes'),
};

export const Bytes: Story = { args: { bytes: 1 } };

export const MissingSize: Story = { args: { bytes: null } };
