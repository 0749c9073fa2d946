import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import { Input } from '../input/input.tsx';
import { guide } from '../story-kit/story-kit.tsx';
import { Popover, PopoverClose, PopoverContent, PopoverTrigger } from './popover.tsx';

const meta = {
  title: 'Components/Popover',
  component: PopoverContent,
  render: () => (
    <Popover>
      <PopoverTrigger asChild>
        <Button>
          <Plus />
          Add filter
        </Button>
      </PopoverTrigger>
      <PopoverContent aria-label="Add filter" className="grid w-72 gap-3">
        <Field label="Postcode">
          <Input inputMode="numeric" />
        </Field>
        <PopoverClose asChild>
          <Button variant="primary" size="sm" className="justify-self-end">
            Filter
          </Button>
        </PopoverClose>
      </PopoverContent>
    </Popover>
  ),
  parameters: guide({
    what: 'A small panel beside what was pressed, with controls in it. It turns to the side that has room.',
    use: ['For one or two controls that belong to a button: a filter, a date.', 'Name it with `aria-label`.'],
    avoid: ['Words alone are a Tooltip; actions are a Menu.', 'Do not put a form of many fields into it: Sheet.'],
    keys: { 'Enter, Space': 'open', Escape: 'close', Tab: 'through its controls, then out' },
  }),
} satisfies Meta<typeof PopoverContent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Add filter' });
    await userEvent.click(trigger);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Postcode' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('dialog', { name: 'Add filter' })).toBeVisible();
  },
};

export const ExampleFilter: Story = { play: Open.play };
