import { AlertDialog } from '@quickportal/ui/alert-dialog';
import { overlayStory } from '@quickportal/ui/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { removeQuestion } from './ip-address.dialogs.tsx';
import { ipAddresses } from './ip-address.fixtures.ts';
import { ClientIpWhitelistView } from './client-ip-whitelist.view.tsx';

const nothing = { rows: [], recordsCount: 0, recordsCountCapped: false } as const;

const meta = {
  title: 'Screens/IP addresses',
  component: ClientIpWhitelistView,
  decorators: [portalStory({ view: 'ClientIpWhitelistView' })],
  args: {
    table: { rows: ipAddresses, state: 'ready', recordsCount: ipAddresses.length, recordsCountCapped: false },
    timeZone: 'Australia/Sydney',
    search: { page: 1, pageSize: 20 },
    onSearchChange: fn(),
    hrefForPage: (page) => `?page=${page}`,
    canChange: true,
    onAdd: fn(),
    onEdit: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof ClientIpWhitelistView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The list with add, edit and remove. */
// Shows [2R194]
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit 203.0.113.0/28' }));
    await expect(args.onEdit).toHaveBeenCalledWith(ipAddresses[1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 203.0.113.0/28' }));
    await expect(args.onRemove).toHaveBeenCalledWith(ipAddresses[1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Add IP address' }));
    await expect(args.onAdd).toHaveBeenCalled();
  },
};

/** Users without the right to change see no actions. */
export const ReadOnly: Story = {
  args: { canChange: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Data centre')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^(Add|Edit|Remove) / })).toBeNull();
  },
};

export const Empty: Story = { args: { table: { ...nothing, state: 'empty' } } };

export const Loading: Story = { args: { table: { ...nothing, state: 'loading' } } };

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** The question before removing states what happens to requests from there. */
export const Remove: Story = {
  parameters: overlayStory,
  render: () => <AlertDialog {...removeQuestion(ipAddresses[1]!)} open onOpenChange={fn()} onAction={fn()} />,
  play: async () =>
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('requests from 203.0.113.0/28 (Head office'),
};
