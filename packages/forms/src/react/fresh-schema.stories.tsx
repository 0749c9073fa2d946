import { text, version } from '@quickportal/contracts/kernel/primitives';
import { Button } from '@quickportal/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { z } from 'zod';
import { formSchema } from '../schema/form-schema.ts';
import { FormStory } from './form-story.tsx';

const body = z.strictObject({
  name: text({ max: 40 }).meta({ title: 'Name' }),
  version: version().meta({ title: 'Version', 'x-form': { widget: 'hidden' } }),
});
const schemaOf = (name: string, at: number) =>
  formSchema(body, { title: 'Business', values: { name, version: at }, today: '2026-11-20' });
const before = schemaOf('Harbour City Water', 7);
const after = schemaOf('Harbour City Water Ltd', 8);

function RefetchedForm({ onSend }: { onSend: (body: Record<string, unknown>) => void }) {
  const [isFresh, setFresh] = useState(false);
  return (
    <>
      <Button className="mb-4" onClick={() => setFresh(true)}>
        Refetch
      </Button>
      <FormStory schema={isFresh ? after : before} onSend={onSend} />
    </>
  );
}

const meta = {
  title: 'Forms/Fresh schema',
  component: RefetchedForm,
  args: { onSend: fn() },
} satisfies Meta<typeof RefetchedForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What the server has now is shown where no one is typing. */
export const Untouched: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refetch' }));
    await expect(canvas.getByLabelText('Name')).toHaveValue('Harbour City Water Ltd');
  },
};

/** What was typed stays, together with the version it was typed over: the server can tell that an update would be lost. */
export const Typed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Name'), ' and Gas');
    await userEvent.click(canvas.getByRole('button', { name: 'Refetch' }));
    await expect(canvas.getByLabelText('Name')).toHaveValue('Harbour City Water and Gas');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce());
    await expect(args.onSend).toHaveBeenCalledWith({ name: 'Harbour City Water and Gas', version: 7 });
  },
};
