import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import { Input } from '../input/input.tsx';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '../menu/menu.tsx';
import { guide } from '../story-kit/story-kit.tsx';
import { AlertDialog } from './alert-dialog.tsx';

const meta = {
  title: 'Components/AlertDialog',
  component: AlertDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    onAction: fn(),
    title: 'Disable Margaret Olsson?',
    action: 'Disable customer',
    cancel: 'Keep enabled',
    children:
      'All 5 linked accounts and 2 recurring schedules become inactive, and 1 unsettled payment of $186.40 is cancelled.',
  },
  parameters: guide({
    what: 'Asks before something that cannot be undone. The caller opens and closes it: while the action runs it stays, and if the action fails it says why and stays for another try.',
    use: [
      'Name the thing in the title and say exactly what will happen, with numbers.',
      'Verb and object on the button: "Disable customer". Say what not doing it means: "Keep enabled".',
    ],
    avoid: ['Do not ask about what can be undone: do it and offer Undo.', 'Never "OK", "Yes", "Are you sure".'],
    keys: {
      Escape: 'do nothing and close',
      Enter: 'presses the focused button; at first that is Cancel, or the action where the tone is primary',
    },
    overlay: true,
  }),
} satisfies Meta<typeof AlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Disable Margaret Olsson?' });
    await expect(dialog).toHaveAccessibleDescription(/All 5 linked accounts/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep enabled' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Disable customer' }));
    await expect(args.onAction).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Busy: Story = {
  args: { busy: true, action: 'Disabling' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Disabling' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Keep enabled' }));
    await expect(args.onAction).not.toHaveBeenCalled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { error: 'Another person changed this customer. Look at it again before disabling it.' },
  play: async () => expect(await screen.findByRole('alert')).toHaveTextContent('Another person changed'),
};

/** What destroys nothing has the focus on its action; an Enter that is still held does not press it. */
export const Primary: Story = {
  args: {
    tone: 'primary',
    title: 'Pay $1,253.64 with Visa •••• 1881?',
    action: 'Pay $1,253.64',
    cancel: 'Back to details',
    children: 'Margaret Olsson is charged $1,240.00 and a surcharge of $13.64 today.',
  },
  play: async ({ args, userEvent }) => {
    const pay = await screen.findByRole('button', { name: 'Pay $1,253.64' });
    await waitFor(() => expect(pay).toHaveFocus());
    // False: the press was prevented
    await expect(fireEvent.keyDown(pay, { key: 'Enter', repeat: true })).toBe(false);
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledOnce();
  },
};

export const NothingToDoYet: Story = {
  args: {
    actionDisabled: true,
    children: (
      <Field label="Reason">
        <Input />
      </Field>
    ),
  },
  play: async () => expect(await screen.findByRole('button', { name: 'Disable customer' })).toBeDisabled(),
};

function DisableCustomer({ fails }: { fails: boolean }) {
  const [open, setOpen] = useState(false);
  const [state, setState] = useState<'idle' | 'busy' | 'failed' | 'done'>('idle');
  const [tried, setTried] = useState(false);
  function disable() {
    setState('busy');
    setTimeout(() => {
      const works = !fails || tried;
      setTried(true);
      setState(works ? 'done' : 'failed');
      if (works) setOpen(false);
    }, 60);
  }
  return (
    <>
      <Button variant="dangerQuiet" onClick={() => setOpen(true)}>
        {state === 'done' ? 'Disabled' : 'Disable'}
      </Button>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title="Disable Margaret Olsson?"
        action={state === 'busy' ? 'Disabling' : 'Disable customer'}
        cancel="Keep enabled"
        busy={state === 'busy'}
        error={state === 'failed' ? 'The server did not answer. Nothing was changed.' : undefined}
        onAction={disable}
      >
        All 5 linked accounts and 2 recurring schedules become inactive.
      </AlertDialog>
    </>
  );
}

function FromMenu() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu>
        <MenuTrigger asChild>
          <Button>Actions</Button>
        </MenuTrigger>
        <MenuContent>
          <MenuItem tone="danger" onSelect={() => setOpen(true)}>
            Disable
          </MenuItem>
        </MenuContent>
      </Menu>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title="Disable Margaret Olsson?"
        action="Disable customer"
        onAction={() => setOpen(false)}
      />
    </>
  );
}

export const OpenedFromAMenu: Story = {
  render: () => <FromMenu />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Disable' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Disable customer' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Actions' })).toHaveFocus());
  },
};

export const ExampleDisableCustomer: Story = {
  render: () => <DisableCustomer fails />,
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Disable' });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('button', { name: 'Disable customer' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('The server did not answer. Nothing was changed.');
    await userEvent.click(screen.getByRole('button', { name: 'Disable customer' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Disabled' })).toHaveFocus());
  },
};
