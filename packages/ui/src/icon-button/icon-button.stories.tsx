import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ban, Ellipsis, Pencil, RefreshCw } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { guide } from '../story-kit/story-kit.tsx';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { label: 'More actions', children: <Ellipsis />, onClick: fn() },
  parameters: guide({
    what: 'A button whose face is one icon. Its name is required: it is the tooltip and what a screen reader says.',
    use: ['For actions people know by their icon: close, copy, more, edit, next.', 'Quiet inside rows and heads.'],
    avoid: ['Do not use it for the main action of a page: that one has a word.', 'Do not invent icons for ideas.'],
    keys: { 'Enter, Space': 'press it' },
  }),
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'More actions' });
    await expect(button).toHaveAttribute('title', 'More actions');
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Variants: Story = {
  render: () => (
    <div className="flex items-center gap-2">
      <IconButton label="Edit">
        <Pencil />
      </IconButton>
      <IconButton label="Edit" variant="secondary">
        <Pencil />
      </IconButton>
      <IconButton label="Edit" variant="primary">
        <Pencil />
      </IconButton>
      <IconButton label="Disable" variant="dangerQuiet">
        <Ban />
      </IconButton>
      <IconButton label="Edit" variant="ghost">
        <Pencil />
      </IconButton>
    </div>
  ),
};

export const Sizes: Story = {
  render: () => (
    <div className="flex items-center gap-2">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <IconButton key={size} label={`Edit ${size}`} variant="secondary" size={size}>
          <Pencil />
        </IconButton>
      ))}
    </div>
  ),
};

export const Busy: Story = {
  args: { busy: true, label: 'Refreshing', children: <RefreshCw /> },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refreshing' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const ExampleRowActions: Story = {
  render: () => (
    <div className="flex max-w-105 items-center justify-between rounded-3 border border-line bg-surface py-2 pr-3 pl-5">
      <span className="font-strong">Harbour City Gas</span>
      <span className="flex gap-0.5">
        <IconButton label="Edit Harbour City Gas">
          <Pencil />
        </IconButton>
        <IconButton label="More actions for Harbour City Gas">
          <Ellipsis />
        </IconButton>
      </span>
    </div>
  ),
};
