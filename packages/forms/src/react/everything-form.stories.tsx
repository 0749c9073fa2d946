import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { formSchema } from '../schema/form-schema.ts';
import { everything } from '../schema/synthetic.fixtures.ts';
import { FormStory, findCountries } from './form-story.tsx';

const schema = formSchema(everything, {
  options: { businesses: [{ value: '31', label: 'Harbour City Water' }] },
  today: '2026-11-20',
});

const meta = {
  title: 'Forms/Every widget',
  component: FormStory,
  args: { schema, search: findCountries, onSend: fn() },
} satisfies Meta<typeof FormStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One field of every kind. */
export const Everything: Story = {};

/** Submitted empty. */
export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save everything' }));
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};
