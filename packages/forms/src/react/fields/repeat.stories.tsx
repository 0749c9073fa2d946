import { amountText, text } from '@quickportal/contracts/kernel/primitives';
import { guide } from '@quickportal/ui/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { z } from 'zod';
import { formSchema } from '../../schema/form-schema.ts';
import { FormStory, refusedWith } from '../form-story.tsx';

const line = z
  .strictObject({
    description: text({ max: 60 }).meta({ title: 'Description', 'x-form': { width: 'half' } }),
    amount: amountText().meta({ title: 'Amount', 'x-form': { widget: 'money', width: 'half' } }),
    discounted: z.boolean().default(false).meta({ title: 'Discounted' }),
    reason: text({ max: 60 })
      .optional()
      .meta({
        title: 'Reason',
        'x-form': { visibleWhen: { field: 'discounted', is: true }, requiredWhen: { field: 'discounted', is: true } },
      }),
  })
  .meta({ title: 'Line' });

const schema = formSchema(
  z.strictObject({
    lines: z
      .array(line)
      .min(1)
      .max(3)
      .meta({ title: 'Lines', 'x-rules': [{ rule: 'uniqueRows', field: 'description' }] }),
  }),
  {
    title: 'Invoice',
    values: {
      lines: [
        { description: 'Water', amount: '10.00' },
        { description: 'Gas', amount: '20.00' },
      ],
    },
    today: '2026-11-20',
  },
);

const meta = {
  title: 'Forms/Repeat',
  component: FormStory,
  parameters: guide({
    what: 'Rows of a list that can be added, moved and removed, all by keyboard.',
    use: ['Give the items a title: it names the rows and the button.'],
    avoid: ['Do not use rows for more than about ten things: import a file instead.'],
  }),
  args: { schema, onSend: fn() },
} satisfies Meta<typeof FormStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rows are added and removed by keyboard; the focus goes to where work goes on. */
export const AddAndRemove: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Add line' }).focus();
    await userEvent.keyboard('{Enter}');
    const third = within(await canvas.findByRole('listitem', { name: 'Line 3' }));
    await waitFor(() => expect(third.getByLabelText('Description')).toHaveFocus());
    await expect(canvas.getByText('Line 3 added.')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Add line' })).toBeDisabled();
    await userEvent.keyboard('Electricity');
    await userEvent.type(third.getByLabelText('Amount'), '30');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove line 1' }));
    await waitFor(() =>
      expect(within(canvas.getByRole('listitem', { name: 'Line 1' })).getByLabelText('Description')).toHaveFocus(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce());
    await expect(args.onSend).toHaveBeenCalledWith({
      lines: [
        { description: 'Gas', amount: '20.00', discounted: false },
        { description: 'Electricity', amount: '30.00', discounted: false },
      ],
    });
  },
};

/** Moving keeps the focus on a button that moves on. */
export const Move: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Move line 1 down' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move line 2 up' })).toHaveFocus());
    await expect(canvas.getAllByLabelText('Description').map((input) => (input as HTMLInputElement).value)).toEqual([
      'Gas',
      'Water',
    ]);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByLabelText('Description').map((input) => (input as HTMLInputElement).value)).toEqual([
      'Water',
      'Gas',
    ]);
  },
};

/** Conditions look at their own row; rules about the list stand under it. */
export const Findings: Story = {
  play: async ({ canvas, args }) => {
    const second = within(canvas.getByRole('listitem', { name: 'Line 2' }));
    await userEvent.click(second.getByRole('checkbox', { name: 'Discounted' }));
    await userEvent.clear(second.getByLabelText('Description'));
    await userEvent.type(second.getByLabelText('Description'), 'Water');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(second.getByLabelText('Reason')).toHaveAccessibleDescription('Required.');
    await expect(canvas.getByRole('group', { name: 'Lines' })).toHaveAccessibleDescription('List each row only once.');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** A finding of the server lands in its row, and goes with it. */
export const RefusedRow: Story = {
  args: { responses: [refusedWith([{ field: 'lines[1].amount', messages: ['More than is owed.'] }])] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const amount = within(canvas.getByRole('listitem', { name: 'Line 2' })).getByLabelText('Amount');
    await waitFor(() => expect(amount).toHaveAccessibleDescription('More than is owed.'));
    await waitFor(() => expect(amount).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Remove line 2' }));
    await expect(canvas.queryByText('More than is owed.')).toBeNull();
  },
};
