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
import { useForm } from './use-form.tsx';

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

function GuardedForm({ onLeft }: { onLeft: () => void }) {
  const form = useForm({
    schema,
    onSubmit: () => Promise.resolve('saved'),
    onSubmitted: () => void navigate(),
  });
  const { dialog, mayLeave } = useUnsavedChangesGuard(form.dirty, block);
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
    what: 'Asks before unsaved work is left: by a link, by Cancel, or by closing the tab.',
    use: ["Give `block` the router's own way of holding a navigation back.", 'Render `dialog` once on the page.'],
    avoid: ['Do not ask where nothing changed.'],
  }),
  args: { onLeft: fn() },
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
