import { AlertDialog } from '@quickportal/ui/alert-dialog';
import { DataTable } from '@quickportal/ui/data-table';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { patience } from '../../storybook/portal-pages.ts';
import { shellStory } from '../shell.fixtures.tsx';
import type { Shell } from '../shell.tsx';
import { closeShortcutsList } from './shortcuts-store.ts';

const onPress = fn();

const meta = {
  ...shellStory,
  title: 'Screens/Shell/Keys of a page',
  args: {
    ...shellStory.args,
    children: (
      <>
        <PageHeader title="Margaret Olsson" />
        <input aria-label="Comment" />
        <button type="button" aria-keyshortcuts="p" onClick={onPress}>
          Take payment
        </button>
      </>
    ),
  },
  beforeEach: () => {
    onPress.mockClear();
    return closeShortcutsList;
  },
} satisfies Meta<typeof Shell>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A button of the page has a key of its own, which the list names; it does not act while the user types. */
export const Default: Story = {
  play: async ({ canvas }) => {
    // A key that is pressed before its module has loaded is not lost
    await userEvent.keyboard('p');
    await waitFor(() => expect(onPress).toHaveBeenCalledOnce(), patience);
    onPress.mockClear();
    const comment = canvas.getByRole('textbox', { name: 'Comment' });
    await userEvent.type(comment, 'pp');
    await expect(onPress).not.toHaveBeenCalled();
    comment.blur();
    await userEvent.keyboard('?');
    const list = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }, patience));
    await expect(list.getByText('On this page')).toBeVisible();
    await expect(list.getByText('Take payment')).toBeVisible();
  },
};

const Rows = () => (
  <DataTable
    id="rows"
    label="Customers"
    columns={[{ id: 'name', header: 'Name', cell: (name: string) => name, lead: true }]}
    rows={['Margaret Olsson', 'Noah Phillips']}
    getRowId={(name) => name}
    hrefForRow={(name) => `#${name}`}
  />
);

/** From anywhere on a page `j` leads to the first row of its list, and on through the rows; `k` leads back. */
export const ThroughTheRows: Story = {
  args: { children: <Rows /> },
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('link', { name: 'Margaret Olsson' });
    const second = canvas.getByRole('link', { name: 'Noah Phillips' });
    await userEvent.keyboard('j');
    await waitFor(() => expect(first).toHaveFocus(), patience);
    await userEvent.keyboard('j');
    await expect(second).toHaveFocus();
    // The last row stays the last
    await userEvent.keyboard('j');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('k');
    await expect(first).toHaveFocus();
  },
};

function RefundButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-keyshortcuts="r" onClick={() => setOpen(true)}>
        Refund
      </button>
      <AlertDialog open={open} onOpenChange={setOpen} title="Refund $12.50?" action="Refund $12.50" onAction={fn()} />
    </>
  );
}

/** A dialog that was opened by a key, while nothing had the focus, gives the focus to what the key pressed. */
export const FocusReturns: Story = {
  args: {
    children: (
      <>
        <PageHeader title="Payment 1000003364" />
        <RefundButton />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.keyboard('r');
    await screen.findByRole('alertdialog', {}, patience);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Refund' })).toHaveFocus());
  },
};
