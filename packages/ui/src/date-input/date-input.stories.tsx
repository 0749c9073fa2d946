import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { Controlled, guide, Stack } from '../story-kit/story-kit.tsx';
import { DateInput } from './date-input.tsx';

const meta = {
  title: 'Components/DateInput',
  component: DateInput,
  args: { 'aria-label': 'Start date', value: '', today: '2026-11-16', onValueChange: fn(), onBlur: fn() },
  render: ({ value, onValueChange, ...args }) => (
    <Stack>
      <Controlled initial={value} onChange={onValueChange}>
        {(date, setDate) => <DateInput {...args} value={date} onValueChange={setDate} />}
      </Controlled>
    </Stack>
  ),
  parameters: guide({
    what: 'A date, typed or picked. It reads 24/11/2026, 24 Nov 2026, 1-2-26 and 2026-11-24, day first, and is shown as DD MMM YYYY on leaving. Its value is yyyy-mm-dd.',
    use: ['Give `min` and `max` where the rule has them.', 'Mark the dates that matter for the choice.'],
    avoid: ['Do not use it for a moment in time.', 'Do not split a date into three fields.'],
    keys: { 'Alt + Arrow down': 'open the calendar', Escape: 'close it' },
  }),
} satisfies Meta<typeof DateInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Start date' });
    await userEvent.type(input, '24/11/2026');
    await expect(input).toHaveValue('24/11/2026');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-24');
    await userEvent.tab();
    await expect(input).toHaveValue('24 Nov 2026');
    await expect(args.onBlur).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};

export const Picked: Story = {
  args: { value: '2026-11-24' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a date' }));
    const day = await screen.findByRole('button', { name: 'Tuesday 24 November 2026' });
    await waitFor(() => expect(day).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-25');
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    await expect(canvas.getByRole('textbox')).toHaveValue('25 Nov 2026');
    await expect(args.onBlur).not.toHaveBeenCalled();
  },
};

export const Open: Story = {
  args: { value: '2026-11-24', marks: { '2026-11-18': 'Payment due' } },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('textbox').focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(await screen.findByRole('dialog', { name: 'Choose a date' })).toBeVisible();
  },
};

export const EscapeReturnsTheFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a date' }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
  },
};

export const WhatIsNoDateStays: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '31/02/2026');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveValue('31/02/2026');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('31/02/2026');
  },
};

export const ReadOnly: Story = { args: { readOnly: true, value: '2026-11-24' } };
export const Disabled: Story = { args: { disabled: true, value: '2026-11-24' } };
export const Invalid: Story = { args: { 'aria-invalid': true, value: '31/02/2026' } };

export const ExampleScheduleStart: Story = {
  render: () => (
    <Stack>
      <Field label="First payment" help="From 17 Nov 2026. Payments on a weekend move to Monday.">
        <Controlled initial="2026-11-24">
          {(date, setDate) => <DateInput value={date} onValueChange={setDate} today="2026-11-16" min="2026-11-17" />}
        </Controlled>
      </Field>
    </Stack>
  ),
};
