import { text } from '@quickportal/contracts/kernel/primitives';
import { Button } from '@quickportal/ui/button';
import { Card } from '@quickportal/ui/card';
import { guide } from '@quickportal/ui/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { z } from 'zod';
import { formSchema } from '../schema/form-schema.ts';
import { FormView } from './form-view.tsx';
import { type Block, useUnsavedChangesGuard } from './unsaved-changes.tsx';
import { type LeftOutcome, useForm } from './use-form.tsx';

const schema = formSchema(z.strictObject({ name: text({ max: 40 }).meta({ title: 'Name' }) }), {
  title: 'Business',
  values: { name: 'Harbour City Water' },
  today: '2026-11-20',
});

let ask: (() => Promise<boolean>) | undefined;
// Stands for a router: keeps the question while a user wants it asked
const block: Block = (mayLeave) => {
  ask = mayLeave;
  return () => {
    ask = undefined;
  };
};

interface GuardedFormProps {
  onSubmit: () => Promise<string>;
  onLeft: () => void;
  /** What became of a form that was left while it was being sent. */
  onOutcome: (outcome: LeftOutcome<string>) => void;
}

const sending = { title: 'The business is being saved', text: 'Leaving does not take it back.' };

function GuardedForm({ onSubmit, onLeft, onOutcome }: GuardedFormProps) {
  const form = useForm({ schema, onSubmit, onSubmitted: () => void navigate(), onLeft: onOutcome });
  const { dialog, mayLeave } = useUnsavedChangesGuard({
    dirty: form.dirty,
    sending: form.busy ? sending : null,
    block,
    onLeave: form.leave,
  });
  const cancel = async () => {
    if (await mayLeave()) onLeft();
  };
  const navigate = async () => {
    if (!ask || (await ask())) onLeft();
  };
  return (
    <>
      <Button className="mb-4" onClick={() => void navigate()}>
        Another page
      </Button>
      <Card title="Business" className="max-w-180">
        <FormView {...form.view} onCancel={() => void cancel()} />
      </Card>
      {dialog}
    </>
  );
}

const meta = {
  title: 'Forms/Unsaved changes',
  component: GuardedForm,
  parameters: guide({
    what: 'Asks before unsaved work is left, or something that is being sent: by a link, by Cancel, or by closing the tab.',
    use: ["Give `block` the router's own way of holding a navigation back.", 'Render `dialog` once on the page.'],
    avoid: ['Do not ask where nothing changed and nothing is being sent.'],
  }),
  args: { onSubmit: () => Promise.resolve('saved'), onLeft: fn(), onOutcome: fn() },
} satisfies Meta<typeof GuardedForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Where nothing was typed no one is asked. */
export const Unchanged: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(args.onLeft).toHaveBeenCalledOnce());
    await expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  },
};

/** Leaving by a link, by Cancel or by closing the tab asks; keeping on editing keeps what was typed and where. */
export const Changed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Name'), ' Ltd');
    await expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Another page' }));
    await expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByLabelText('Name')).toHaveValue('Harbour City Water Ltd');
    await expect(args.onLeft).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(args.onLeft).toHaveBeenCalledOnce());
  },
};

/** What was saved is no longer unsaved: the page that follows opens without a question. */
export const Saved: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Name'), ' Ltd');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onLeft).toHaveBeenCalledOnce());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  },
};

/** The question. */
export const Asked: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Name'), ' Ltd');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(await screen.findByText('Your changes on this page will be lost.')).toBeVisible();
  },
};

/** A request without a response until the story gives one. */
function openRequest() {
  let settle: { resolve: (response: string) => void; reject: (reason: unknown) => void } | undefined;
  return {
    send: () =>
      new Promise<string>((resolve, reject) => {
        settle = { resolve, reject };
      }),
    resolve: () => settle?.resolve('saved'),
    reject: (reason: unknown) => settle?.reject(reason),
  };
}

const left = openRequest();
/** What is being sent is not taken back by leaving: the outcome is shown elsewhere. */
export const LeftWhileSending: Story = {
  args: { onSubmit: left.send },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Name'), ' Ltd');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Another page' }));
    await expect(await screen.findByRole('alertdialog', { name: 'The business is being saved' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Leave; tell me the outcome' }));
    await waitFor(() => expect(args.onLeft).toHaveBeenCalledOnce());
    left.resolve();
    await waitFor(() => expect(args.onOutcome).toHaveBeenCalledWith({ response: 'saved' }));
    // The page that follows a saved form does not take the place of where the user went
    await expect(args.onLeft).toHaveBeenCalledOnce();
  },
};

const failed = openRequest();
/** Why it was not done is shown as well. */
export const FailedAfterLeaving: Story = {
  args: { onSubmit: failed.send },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Name'), ' Ltd');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Another page' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave; tell me the outcome' }));
    await waitFor(() => expect(args.onLeft).toHaveBeenCalledOnce());
    failed.reject({ status: 409, type: 'state-conflict', title: 'The business is closed.' });
    await waitFor(() =>
      expect(args.onOutcome).toHaveBeenCalledWith({
        problem: expect.objectContaining({ title: 'The business is closed.' }) as unknown,
      }),
    );
  },
};

const stayed = openRequest();
/** The outcome comes while the question is open: the question closes, and the form goes on as if it had not been asked. */
export const OutcomeWhileAsked: Story = {
  args: { onSubmit: stayed.send },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Name'), ' Ltd');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Another page' }));
    await screen.findByRole('alertdialog', { name: 'The business is being saved' });
    stayed.resolve();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(args.onLeft).toHaveBeenCalledOnce());
    await expect(args.onOutcome).not.toHaveBeenCalled();
  },
};

/** The question while something is being sent. */
export const AskedWhileSending: Story = {
  args: { onSubmit: openRequest().send },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Name'), ' Ltd');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Another page' }));
    await expect(await screen.findByText('Leaving does not take it back.')).toBeVisible();
  },
};
