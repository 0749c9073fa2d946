import { amountText, text } from '@quickportal/contracts/kernel/primitives';
import { guide } from '@quickportal/ui/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { z } from 'zod';
import { formSchema } from '../schema/form-schema.ts';
import { FormStory } from './form-story.tsx';

const half = (title: string) =>
  text({ max: 60 })
    .optional()
    .meta({ title, 'x-form': { width: 'half' } });

const schema = formSchema(
  z.strictObject({
    invoiceNumber: text({ max: 20 }).meta({ title: 'Invoice number' }),
    buyer: half('Buyer'),
    contactName: half('Contact name'),
    amount: amountText()
      .optional()
      .meta({ title: 'Amount', 'x-form': { widget: 'money', width: 'half' } }),
    project: half('Project'),
    comment: text({ max: 200 }).optional().meta({ title: 'Comment' }),
  }),
  { title: 'Invoice', today: '2026-11-20' },
);

const inOrder = ['Invoice number', 'Buyer', 'Contact name', 'Amount', 'Project', 'Comment'];

const meta = {
  title: 'Forms/Two columns',
  component: FormStory,
  parameters: guide({
    what: 'Fields whose `x-form` says `width: half` share a row with the next one where the form has 24 rem of room: in cards, drawers and dialogs, never on phones.',
    use: ['Pairs that are read together: BSB and account number, state and postcode.', 'Short values.'],
    avoid: [
      'Do not put a field beside one that it has nothing to do with.',
      'Do not rely on the place: keyboards and screen readers go row by row, in the order of the contract.',
    ],
  }),
  args: { schema },
} satisfies Meta<typeof FormStory>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const placeOf = (canvas: Canvas, label: string) =>
  canvas.getByLabelText(label, { exact: false }).closest('[data-slot="field"]')?.getBoundingClientRect() ??
  new DOMRect();

/** Two by two from left to right, and Tab goes the same way. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const [buyer, contact] = [placeOf(canvas, 'Buyer'), placeOf(canvas, 'Contact name')];
    await expect(contact.top).toBe(buyer.top);
    await expect(contact.left).toBeGreaterThan(buyer.right);
    await expect(placeOf(canvas, 'Amount').top).toBeGreaterThan(buyer.bottom);
    await expect(placeOf(canvas, 'Comment').width).toBeGreaterThan(2 * buyer.width);
    canvas.getByLabelText(/Invoice number/).focus();
    for (const label of inOrder.slice(1)) {
      await userEvent.tab();
      await expect(canvas.getByLabelText(label)).toHaveFocus();
    }
  },
};

const isOneColumn: Story['play'] = async ({ canvas }) => {
  const places = inOrder.map((label) => placeOf(canvas, label));
  for (const [index, place] of places.slice(1).entries())
    await expect(place.top).toBeGreaterThan(places[index]?.bottom ?? Number.NaN);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};

/** One column. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } }, play: isOneColumn };

/** The room of the form counts, not the window: a narrow place on a wide screen has one column. */
export const InNarrowPlace: Story = {
  decorators: [
    (Story) => (
      <div className="w-88">
        <Story />
      </div>
    ),
  ],
  play: isOneColumn,
};

/** There is room for two columns still. */
export const Zoomed: Story = {
  globals: { viewport: { value: 'zoomed' } },
  play: async ({ canvas }) => {
    await expect(placeOf(canvas, 'Contact name').top).toBe(placeOf(canvas, 'Buyer').top);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
