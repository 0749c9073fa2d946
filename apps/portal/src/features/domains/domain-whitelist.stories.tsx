import { AlertDialog } from '@quickportal/ui/alert-dialog';
import { overlayStory } from '@quickportal/ui/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { removeQuestion } from './domain.dialogs.tsx';
import { domains } from './domain.fixtures.ts';
import { DomainWhitelistView } from './domain-whitelist.view.tsx';

const nothing = { rows: [], recordsCount: 0, recordsCountCapped: false } as const;

const meta = {
  title: 'Screens/Domains',
  component: DomainWhitelistView,
  decorators: [portalStory({ view: 'DomainWhitelistView' })],
  args: {
    table: { rows: domains, state: 'ready', recordsCount: domains.length, recordsCountCapped: false },
    timeZone: 'Australia/Sydney',
    search: { page: 1, pageSize: 20 },
    onSearchChange: fn(),
    hrefForPage: (page) => `?page=${page}`,
    canChange: true,
    onAdd: fn(),
    onEdit: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof DomainWhitelistView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The list with add, edit and remove. */
// Shows [2R195]
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit https://shop.harbourcity.example.com' }));
    await expect(args.onEdit).toHaveBeenCalledWith(domains[1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove https://shop.harbourcity.example.com' }));
    await expect(args.onRemove).toHaveBeenCalledWith(domains[1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Add domain' }));
    await expect(args.onAdd).toHaveBeenCalled();
  },
};

/** Users without the right to change see no actions. */
export const ReadOnly: Story = {
  args: { canChange: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Payment pages')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^(Add|Edit|Remove) / })).toBeNull();
  },
};

export const Empty: Story = { args: { table: { ...nothing, state: 'empty' } } };

export const Loading: Story = { args: { table: { ...nothing, state: 'loading' } } };

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** The question before removing states what happens to pages there. */
export const Remove: Story = {
  parameters: overlayStory,
  render: () => <AlertDialog {...removeQuestion(domains[1]!, false)} open onOpenChange={fn()} onAction={fn()} />,
  play: async () =>
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Pages of https://shop.harbourcity.example.com (Web shop)',
    ),
};

/** Removing the last entry opens the keys to every domain. */
export const RemoveLast: Story = {
  parameters: overlayStory,
  render: () => <AlertDialog {...removeQuestion(domains[1]!, true)} open onOpenChange={fn()} onAction={fn()} />,
  play: async () => expect(await screen.findByRole('alertdialog')).toHaveTextContent('pages of any domain'),
};
