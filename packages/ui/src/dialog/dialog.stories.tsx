import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import { Input } from '../input/input.tsx';
import { guide } from '../story-kit/story-kit.tsx';
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  type DialogContentProps,
  DialogFooter,
  DialogTrigger,
} from './dialog.tsx';

function EmailDialog(props: Partial<DialogContentProps>) {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button>Change email</Button>
      </DialogTrigger>
      <DialogContent title="Change email of Margaret Olsson" {...props}>
        <DialogBody>
          <Field label="Email">
            <Input type="email" defaultValue="margaret@example.com" />
          </Field>
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button>Cancel</Button>
          </DialogClose>
          <DialogClose asChild>
            <Button variant="primary">Change email</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

const meta = {
  id: 'components-dialog',
  // The word in brackets is found by the search of Storybook
  title: 'Components/Dialog (modal)',
  component: DialogContent,
  args: { title: 'Change email of Margaret Olsson' },
  render: (args) => <EmailDialog {...args} />,
  parameters: guide({
    what: 'A short task over the page. Focus goes in, stays in, and returns to what opened it.',
    use: ['Name the task and its object in the title.', 'Two buttons, the one that acts at the right.'],
    avoid: [
      'Do not put a dialog over a dialog.',
      'Do not ask a question with consequences here: AlertDialog.',
      'Long forms are a page; looking at one row of a list is a Sheet.',
    ],
    keys: { Escape: 'close', Tab: 'stays inside' },
  }),
} satisfies Meta<typeof DialogContent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Change email' });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('dialog', { name: 'Change email of Margaret Olsson' });
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

const opened: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await expect(await screen.findByRole('dialog')).toBeVisible();
};

export const Open: Story = { play: opened };

export const Description: Story = {
  args: { description: 'Receipts go to the new address from now on.' },
  play: async (context) => {
    await opened(context);
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription('Receipts go to the new address from now on.');
  },
};

export const Small: Story = { args: { size: 'sm' }, play: opened };
export const Large: Story = { args: { size: 'lg' }, play: opened };

export const LongContentScrolls: Story = {
  render: () => (
    <Dialog>
      <DialogTrigger asChild>
        <Button>Show terms</Button>
      </DialogTrigger>
      <DialogContent title="Terms of direct debit">
        <DialogBody>
          {Array.from({ length: 30 }, (_, at) => (
            <p key={at}>{at + 1}. The account is debited on the date shown, or on the next banking day.</p>
          ))}
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="primary">Close</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  ),
  play: async (context) => {
    await opened(context);
    const dialog = screen.getByRole('dialog');
    await expect(dialog.getBoundingClientRect().height).toBeLessThan(window.innerHeight);
    await expect(within(dialog).getByText('Close', { selector: 'button' })).toBeVisible();
    // A keyboard scrolls what has the focus
    const body = dialog.querySelector('[data-slot="dialog-body"]');
    await waitFor(() => expect(body).toHaveAttribute('tabindex', '0'));
  },
};

function FetchedForm() {
  const [isFetched, setFetched] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setFetched(true), 200);
    return () => clearTimeout(timer);
  }, []);
  return (
    <DialogBody>
      {isFetched ? (
        <Field label="Email">
          <Input type="email" />
        </Field>
      ) : (
        <p>Loading</p>
      )}
    </DialogBody>
  );
}

/** A form that comes after the dialog gets the focus in its first field, as one that was there from the start. */
export const FormComesLater: Story = {
  render: () => (
    <Dialog>
      <DialogTrigger asChild>
        <Button>Change email</Button>
      </DialogTrigger>
      <DialogContent title="Change email of Margaret Olsson">
        <FetchedForm />
      </DialogContent>
    </Dialog>
  ),
  play: async (context) => {
    await opened(context);
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  },
};

function Controlled() {
  const [open, setOpen] = useState(false);
  const [email, setEmail] = useState('margaret@example.com');
  const [draft, setDraft] = useState(email);
  return (
    <div className="flex items-center gap-3">
      <span>{email}</span>
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogTrigger asChild>
          <Button size="sm">Change</Button>
        </DialogTrigger>
        <DialogContent title="Change email">
          <form
            className="contents"
            onSubmit={(event) => {
              event.preventDefault();
              setEmail(draft);
              setOpen(false);
            }}
          >
            <DialogBody>
              <Field label="Email">
                <Input type="email" value={draft} onValueChange={setDraft} />
              </Field>
            </DialogBody>
            <DialogFooter>
              <DialogClose asChild>
                <Button>Cancel</Button>
              </DialogClose>
              <Button type="submit" variant="primary">
                Change email
              </Button>
            </DialogFooter>
          </form>
        </DialogContent>
      </Dialog>
    </div>
  );
}

export const ExampleChangeEmail: Story = {
  render: () => <Controlled />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    const input = await screen.findByRole('textbox', { name: 'Email' });
    await userEvent.clear(input);
    await userEvent.type(input, 'm.olsson@example.com{Enter}');
    await waitFor(() => expect(canvas.getByText('m.olsson@example.com')).toBeVisible());
  },
};
