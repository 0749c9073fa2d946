import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Controlled, guide } from '../story-kit/story-kit.tsx';
import { Switch } from './switch.tsx';

const meta = {
  title: 'Components/Switch',
  component: Switch,
  args: { label: 'Fraud guard', value: true, onValueChange: fn() },
  render: ({ value, onValueChange, ...args }) => (
    <Controlled initial={value} onChange={onValueChange}>
      {(on, setOn) => <Switch {...args} value={on} onValueChange={setOn} />}
    </Controlled>
  ),
  parameters: guide({
    what: 'On or off, of something that runs: a rule, a product, a simulation.',
    use: ['Name the thing, not the state: "Fraud guard".', 'Say in the description what off means.'],
    avoid: [
      'Do not use it for agreeing or for picking from a list: Checkbox.',
      'Do not write "On" and "Off" beside it.',
    ],
    keys: { 'Space, Enter': 'on or off' },
  }),
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Fraud guard' });
    await userEvent.click(canvas.getByText('Fraud guard'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(false);
    await expect(control).not.toBeChecked();
    control.focus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
  },
};

export const States: Story = {
  render: () => (
    <div className="flex gap-3">
      <Switch value={false} aria-label="Off" />
      <Switch value aria-label="On" />
      <Switch value disabled aria-label="On, disabled" />
      <Switch value={false} disabled aria-label="Off, disabled" />
    </div>
  ),
};

export const Description: Story = {
  args: { description: 'When it is off, no rule below has any effect.' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('switch')).toHaveAccessibleDescription('When it is off, no rule below has any effect.'),
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const ExampleRules: Story = {
  render: () => (
    <div className="grid max-w-140 gap-4 rounded-3 border border-line bg-surface p-5">
      <Controlled initial={true}>
        {(on, setOn) => (
          <Switch
            value={on}
            onValueChange={setOn}
            label={<strong>High-risk IP country</strong>}
            description="When the IP address is in a country with much fraud"
          />
        )}
      </Controlled>
      <Controlled initial={false}>
        {(on, setOn) => (
          <Switch
            value={on}
            onValueChange={setOn}
            label="Anonymous IP proxy"
            description="When the IP address hides where it is"
          />
        )}
      </Controlled>
    </div>
  ),
};
