import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { Controlled, guide } from '../story-kit/story-kit.tsx';
import { Checkbox } from './checkbox.tsx';

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { label: 'Email notifications', value: false, onValueChange: fn() },
  render: ({ value, onValueChange, ...args }) => (
    <Controlled initial={value} onChange={onValueChange}>
      {(on, setOn) => <Checkbox {...args} value={on} onValueChange={setOn} />}
    </Controlled>
  ),
  parameters: guide({
    what: 'Yes or no that takes effect when the form is saved, or several choices together. It names itself.',
    use: [
      'Word it as what is true when it is on: "Email notifications".',
      'Put related boxes into a Field with `group`.',
    ],
    avoid: ['Do not word it as a negation.', 'Do not use it for what takes effect at once: Switch.'],
    keys: { Space: 'on or off' },
  }),
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByText('Email notifications'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(true);
    canvas.getByRole('checkbox').focus();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(false);
  },
};

export const States: Story = {
  render: () => (
    <div className="grid gap-2">
      <Checkbox value={false} label="Off" />
      <Checkbox value label="On" />
      <Checkbox value={false} indeterminate label="Some of them" />
      <Checkbox value={false} disabled label="Disabled" />
      <Checkbox value disabled label="Disabled and on" />
      <Checkbox value={false} aria-invalid label="Must be on" />
    </div>
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('checkbox', { name: 'Some of them' })).toBePartiallyChecked(),
};

export const Description: Story = {
  args: { description: 'A receipt after each payment' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('checkbox', { name: 'Email notifications' })).toHaveAccessibleDescription(
      'A receipt after each payment',
    ),
};

export const WithoutLabel: Story = { args: { label: undefined, 'aria-label': 'Select Margaret Olsson' } };

export const ReadOnly: Story = {
  args: { readOnly: true, value: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const ExampleEnableAgain: Story = {
  render: () => (
    <Field label="Switch back on" group help="What disabling the customer had switched off">
      <div className="grid gap-3">
        <Controlled initial={true}>
          {(on, setOn) => (
            <Checkbox value={on} onValueChange={setOn} label="Visa •••• 1881" description="Expires 05/28" />
          )}
        </Controlled>
        <Controlled initial={false}>
          {(on, setOn) => (
            <Checkbox value={on} onValueChange={setOn} label="Water rates, fortnightly" description="$186.40" />
          )}
        </Controlled>
      </div>
    </Field>
  ),
};
