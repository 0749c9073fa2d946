import type { Meta, StoryObj } from '@storybook/react-vite';
import { CreditCard } from 'lucide-react';
import { expect, fn, waitFor } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { Field } from '../field/field.tsx';
import { Controlled, guide, Stack } from '../story-kit/story-kit.tsx';
import { RadioGroup } from './radio-group.tsx';

const payers = [
  { value: 'payid', label: 'PayID' },
  { value: 'account', label: 'BSB and account number' },
];

const meta = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  args: { 'aria-label': 'Payer is found by', value: 'payid', options: payers, onValueChange: fn() },
  render: ({ value, onValueChange, ...args }) => (
    <Stack>
      <Controlled initial={value} onChange={onValueChange}>
        {(choice, setChoice) => <RadioGroup {...args} value={choice} onValueChange={setChoice} />}
      </Controlled>
    </Stack>
  ),
  parameters: guide({
    what: 'One of a few, all of them seen. As cards where the options need a second line, a badge or an amount.',
    use: ['Two to about six options.', 'Say in the description what follows from the choice.'],
    avoid: ['Do not use it for long lists: Select.', 'Do not use it to switch views: Tabs.'],
    keys: { Arrows: 'move and choose', Tab: 'into and out of the group' },
  }),
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByText('BSB and account number'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('account');
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'PayID' })).toBeChecked());
    await expect(canvas.getByRole('radio', { name: 'PayID' })).toHaveFocus();
  },
};

export const Horizontal: Story = { args: { orientation: 'horizontal' } };

export const Cards: Story = {
  args: {
    variant: 'card',
    value: 'active',
    'aria-label': 'Fraud guard mode',
    options: [
      { value: 'active', label: 'Active', description: 'Suspends the payment' },
      { value: 'passive', label: 'Passive', description: 'Only reports it' },
      { value: 'off', label: 'Off', description: 'Not while a rule is on', disabled: true },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Only reports it'));
    await expect(canvas.getByRole('radio', { name: 'Passive' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Passive' })).toHaveAccessibleDescription('Only reports it');
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'BSB and account number' }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const ExampleAccountToCharge: Story = {
  render: () => (
    <Stack>
      <Field label="Account" error="Choose the account to charge">
        <Controlled initial="visa">
          {(account, setAccount) => (
            <RadioGroup
              variant="card"
              value={account}
              onValueChange={setAccount}
              options={[
                {
                  value: 'visa',
                  label: 'Visa •••• 1881',
                  description: 'Expires 05/28, surcharge 1.1%',
                  icon: <CreditCard />,
                  aside: <Badge tone="accent">Default</Badge>,
                },
                { value: 'bank', label: '062-000 ••••0417', description: 'Bank account, no surcharge' },
                { value: 'old', label: 'Mastercard •••• 4444', description: 'Expired 10/26', disabled: true },
              ]}
            />
          )}
        </Controlled>
      </Field>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Account' });
    await expect(group).toHaveAccessibleDescription('Choose the account to charge');
    await expect(group).toHaveAttribute('aria-invalid', 'true');
  },
};
