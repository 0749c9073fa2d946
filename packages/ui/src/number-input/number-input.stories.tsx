import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { Controlled, guide, Stack } from '../story-kit/story-kit.tsx';
import { NumberInput } from './number-input.tsx';

const meta = {
  title: 'Components/NumberInput',
  component: NumberInput,
  args: { 'aria-label': 'Days', value: '14', onValueChange: fn() },
  render: ({ value = '', onValueChange, ...args }) => (
    <Stack>
      <Controlled initial={value} onChange={onValueChange}>
        {(text, setText) => <NumberInput {...args} value={text} onValueChange={setText} />}
      </Controlled>
    </Stack>
  ),
  parameters: guide({
    what: 'A whole number, kept as the string that was typed. The wheel never changes it and nothing typed is lost: what is no number, the form says so.',
    use: ['Give `min` and `max` where there are any.', '`stepper` for counts below about 30.', 'Name the unit.'],
    avoid: ['Do not use it for amounts of money (MoneyInput) or for numbers nobody counts with (Input).'],
    keys: { 'Arrow up, down': 'one more, one less', 'Page up, down': 'ten more, ten less' },
  }),
} satisfies Meta<typeof NumberInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Days' });
    await userEvent.clear(input);
    await userEvent.type(input, '1,200');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1200');
    await userEvent.keyboard('{ArrowUp}{PageDown}');
    await expect(input).toHaveValue('1191');
  },
};

export const Limits: Story = {
  args: { value: '23', min: 1, max: 24 },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton');
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(input).toHaveValue('24');
    await expect(input).toHaveAttribute('aria-valuenow', '24');
    await userEvent.keyboard('{PageDown}{PageDown}{PageDown}');
    await expect(input).toHaveValue('1');
  },
};

export const Stepper: Story = {
  args: { value: '2', min: 1, max: 3, stepper: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Increase by one' }));
    await expect(canvas.getByRole('spinbutton')).toHaveValue('3');
    await expect(canvas.getByRole('button', { name: 'Increase by one' })).toBeDisabled();
  },
};

export const Unit: Story = { args: { unit: 'days' } };

export const KeepsWhatIsNoNumber: Story = {
  args: { value: 'two', 'aria-invalid': true },
  play: async ({ canvas }) => expect(canvas.getByRole('spinbutton')).not.toHaveAttribute('aria-valuenow'),
};

export const ReadOnly: Story = {
  args: { readOnly: true, unit: 'days' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton'));
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { disabled: true, stepper: true } };

export const ExampleFraudRule: Story = {
  render: () => (
    <Field label="Repeated declined card" group error="Hours must be from 1 to 24">
      <div className="flex flex-wrap items-center gap-2 text-ink-2">
        When a card is declined
        <Controlled initial="3">
          {(value, setValue) => (
            <NumberInput
              size="sm"
              aria-label="Times"
              className="w-14 text-right"
              min={2}
              max={50}
              value={value}
              onValueChange={setValue}
            />
          )}
        </Controlled>
        times within
        <Controlled initial="48">
          {(value, setValue) => (
            <NumberInput
              size="sm"
              aria-label="Hours"
              className="w-14 text-right"
              min={1}
              max={24}
              value={value}
              onValueChange={setValue}
              aria-invalid
            />
          )}
        </Controlled>
        hours
      </div>
    </Field>
  ),
};
