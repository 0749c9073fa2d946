import { customerDetailsShape } from '@quickportal/contracts/customers/customer-details';
import { guide } from '@quickportal/ui/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { z } from 'zod';
import { formSchema } from '../../schema/form-schema.ts';
import { FormStory } from '../form-story.tsx';

const { street1, street2, street3, city, state, postcode } = customerDetailsShape;
const body = z.strictObject({ street1, street2, street3, city, state, postcode });
const address = (values: Record<string, string> = {}) =>
  formSchema(body, { title: 'Address of a customer', values, today: '2026-11-20' });

const meta = {
  title: 'Forms/Address',
  component: FormStory,
  parameters: guide({
    what: 'An address begins with one street line. "Add another line" shows the next; lines that hold something are shown at once. A whole Australian or New Zealand address that is pasted into the first line goes into its fields.',
    use: ['Say `address` in the `x-form` of each field: line1 to line3, city, state, postcode.'],
    avoid: ['Do not put two addresses into one object: make each a group.'],
  }),
  args: { schema: address(), onSend: fn() },
} satisfies Meta<typeof FormStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One line first; each further one takes the focus when it comes. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByLabelText('Street line 2')).toBeNull();
    await userEvent.type(canvas.getByLabelText('Street line 1'), 'Level 2');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add another line' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('Street line 2')).toHaveFocus());
    await userEvent.keyboard('27 Bolton Street');
    await userEvent.click(canvas.getByRole('button', { name: 'Add another line' }));
    await waitFor(() => expect(canvas.getByLabelText('Street line 3')).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Add another line' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce());
    await expect(args.onSend).toHaveBeenCalledWith({ street1: 'Level 2', street2: '27 Bolton Street' });
  },
};

/** What is there is shown, with an empty line between; a line that is emptied stays. */
export const WithValues: Story = {
  args: { schema: address({ street1: 'Unit 4', street3: 'Rear entrance' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Street line 2')).toHaveValue('');
    const third = canvas.getByLabelText('Street line 3');
    await userEvent.clear(third);
    await expect(third).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add another line' })).toBeNull();
  },
};

/** Pasted from a letter or a map, over an older address. */
export const Pasted: Story = {
  args: { schema: address({ street1: '9 Old Road', street2: 'Shed', city: 'Perth', state: 'WA', postcode: '6000' }) },
  play: async ({ canvas, args }) => {
    await userEvent.tripleClick(canvas.getByLabelText('Street line 1'));
    await userEvent.paste('27 Bolton Street, Newcastle NSW 2300, Australia');
    await expect(canvas.getByLabelText('Street line 1')).toHaveValue('27 Bolton Street');
    await expect(canvas.getByLabelText('Street line 2')).toHaveValue('');
    await expect(canvas.getByText(/^The pasted address is in its fields/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce());
    const sent = { street1: '27 Bolton Street', street2: '', city: 'Newcastle', state: 'NSW', postcode: '2300' };
    await expect(args.onSend).toHaveBeenCalledWith(expect.objectContaining(sent));
  },
};

/** In New Zealand the suburb is a line of its own, and takes the second one. */
export const PastedFromNewZealand: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('Street line 1'));
    await userEvent.paste('8 Bridge Street\nThe Wood\nNelson 7010\nNew Zealand');
    await expect(canvas.getByLabelText('Street line 2')).toHaveValue('The Wood');
    await expect(canvas.getByLabelText('City or suburb')).toHaveValue('Nelson');
    await expect(canvas.getByRole('combobox', { name: 'State' })).toHaveTextContent('Outside Australia');
    await expect(canvas.getByLabelText('Postcode')).toHaveValue('7010');
  },
};

/** What is no whole address is pasted where the cursor is, as ever. */
export const PartPasted: Story = {
  args: { schema: address({ street1: 'Unit 4, ' }) },
  play: async ({ canvas }) => {
    const line = canvas.getByLabelText('Street line 1');
    await userEvent.click(line);
    await userEvent.paste('27 Bolton Street');
    await expect(line).toHaveValue('Unit 4, 27 Bolton Street');
    await expect(canvas.getByLabelText('City or suburb')).toHaveValue('');
  },
};

export const OnPhone: Story = { ...WithValues, globals: { viewport: { value: 'phone' } } };
export const Zoomed: Story = { ...Default, globals: { viewport: { value: 'zoomed' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
