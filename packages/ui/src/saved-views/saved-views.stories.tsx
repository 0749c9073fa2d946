import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { guide } from '../story-kit/story-kit.tsx';
import { SavedViews } from './saved-views.tsx';

const meta = {
  title: 'Components/SavedViews',
  component: SavedViews,
  parameters: guide({
    what: 'Names for ways to look at a list: choose one, save the present filters, sort and columns as a new one, rename, share, delete, or make it the one the list opens with.',
    use: ['Put it into the `tools` of a DataTable.', 'Offer Undo in a toast after deleting.'],
    avoid: ['For parts of a page (Tabs).'],
  }),
  args: {
    allLabel: 'All customers',
    views: [
      { id: '1', name: 'Expiring cards', own: true, shared: false, isDefault: true },
      { id: '2', name: 'Water, without email', own: true, shared: true },
      { id: '3', name: 'Disabled this month', own: false, shared: true },
    ],
    canShare: true,
    onApply: fn(),
    onSave: fn(),
    onUpdate: fn(),
    onRename: fn(),
    onShare: fn(),
    onDelete: fn(),
    onSetDefault: fn(),
  },
} satisfies Meta<typeof SavedViews>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button'));
  await screen.findByRole('dialog', { name: 'Views' });
};
async function choose(view: string, entry: string) {
  await userEvent.click(screen.getByRole('button', { name: `More for ${view}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
}

/** Choosing a view closes the list. */
export const Default: Story = {
  play: async (context) => {
    await open(context);
    await expect(screen.getByRole('button', { name: 'All customers' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Disabled this month' }));
    await expect(context.args.onApply).toHaveBeenCalledWith('3');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A new view needs a name of its own. */
export const Save: Story = {
  play: async (context) => {
    await open(context);
    await userEvent.click(screen.getByRole('button', { name: 'Save as a new view' }));
    await userEvent.keyboard('expiring CARDS{Enter}');
    await expect(screen.getByText('You already have a view with this name')).toBeVisible();
    await userEvent.clear(screen.getByLabelText('Name of the new view'));
    await userEvent.keyboard('PayTo only');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Share with everyone' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save view' }));
    await expect(context.args.onSave).toHaveBeenCalledWith({ name: 'PayTo only', shared: true });
  },
};

export const Rename: Story = {
  play: async (context) => {
    await open(context);
    await choose('Expiring cards', 'Rename');
    const field = await screen.findByLabelText('New name of Expiring cards');
    await userEvent.clear(field);
    await userEvent.type(field, 'Cards to renew{Enter}');
    await expect(context.args.onRename).toHaveBeenCalledWith('1', 'Cards to renew');
  },
};

/** Views of others can be made the default, but not changed. */
export const ShareDeleteDefault: Story = {
  play: async (context) => {
    await open(context);
    await choose('Expiring cards', 'Share with everyone');
    await expect(context.args.onShare).toHaveBeenCalledWith('1', true);
    await choose('Expiring cards', 'Do not open with the list');
    await expect(context.args.onSetDefault).toHaveBeenCalledWith(undefined);
    await choose('Water, without email', 'Delete view');
    await expect(context.args.onDelete).toHaveBeenCalledWith('2');
    await userEvent.click(screen.getByRole('button', { name: 'More for Disabled this month' }));
    await expect(await screen.findByRole('menuitem', { name: 'Open with the list' })).toBeVisible();
    await expect(screen.queryByRole('menuitem', { name: 'Rename' })).toBeNull();
  },
};

/** The filters were changed since the view was chosen: keep them in it, or as a new one. */
export const Changed: Story = {
  args: { currentId: '1', changed: true },
  play: async (context) => {
    await open(context);
    await userEvent.click(screen.getByRole('button', { name: 'Update this view' }));
    await expect(context.args.onUpdate).toHaveBeenCalledWith('1');
  },
};

/** No one saved anything yet. */
export const ExampleFirstUse: Story = { args: { views: [], canShare: false }, play: open };
