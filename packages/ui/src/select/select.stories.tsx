import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { Controlled, guide, Stack } from '../story-kit/story-kit.tsx';
import { Select, type SelectOption } from './select.tsx';

const states = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'].map((state) => ({ value: state, label: state }));

const meta = {
  id: 'components-select',
  // The word in brackets is found by the search of Storybook
  title: 'Components/Select (dropdown)',
  component: Select,
  args: { 'aria-label': 'State', options: states, value: 'NSW', onValueChange: fn() },
  render: ({ value, onValueChange, ...args }) => (
    <Stack>
      <Controlled initial={value} onChange={onValueChange}>
        {(choice, setChoice) => <Select {...args} value={choice} onValueChange={setChoice} />}
      </Controlled>
    </Stack>
  ),
  parameters: guide({
    what: 'One of a known list. Typing jumps to the option; a few hundred options are fine.',
    use: [
      'Five options and more; below that a RadioGroup shows them all.',
      'Give an option of value `""` where "none" can be chosen.',
    ],
    avoid: ['Do not use it for remote or very long lists: Combobox.', 'Do not use it for actions: Menu.'],
    keys: {
      'Enter, Space, Arrow down': 'open',
      'Arrows, Home, End, letters': 'move',
      Enter: 'choose',
      Escape: 'close without choosing',
    },
  }),
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const trigger = canvas.getByRole('combobox', { name: 'State' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('option', { name: 'NSW' })).toHaveAttribute('data-state', 'checked');
    await userEvent.keyboard('v');
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('VIC');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveTextContent('VIC');
  },
};

export const Placeholder: Story = { args: { value: '', placeholder: 'Choose a state' } };

export const Open: Story = {
  // While its list is open Radix hides the page from screen readers and holds the focus; axe knows that of dialogs only.
  parameters: { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } },
  args: {
    value: 'monthly',
    'aria-label': 'Frequency',
    options: [
      { value: 'once', label: 'Once', group: 'Single' },
      { value: 'weekly', label: 'Weekly', group: 'Repeated' },
      { value: 'monthly', label: 'Monthly', description: 'The last day in shorter months', group: 'Repeated' },
      { value: 'yearly', label: 'Yearly', group: 'Repeated', disabled: true },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await screen.findByRole('group', { name: 'Repeated' })).toBeVisible();
    await expect(screen.getByRole('option', { name: /Yearly/ })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const NothingIsAChoice: Story = {
  args: { options: [{ value: '', label: 'No payment term' }, ...states], value: 'NSW' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: 'No payment term' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('');
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveTextContent('No payment term'));
  },
};

export const TwoHundredOptions: Story = {
  args: {
    'aria-label': 'Merchant category',
    value: '5150',
    options: Array.from({ length: 200 }, (_, at): SelectOption => ({
      value: String(5000 + at),
      label: `${5000 + at} Merchant category`,
    })),
  },
  play: async ({ canvas, args, userEvent }) => {
    canvas.getByRole('combobox').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: /^5150/ })).toHaveFocus());
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('5199');
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

export const Disabled: Story = { args: { disabled: true } };
export const Invalid: Story = { args: { 'aria-invalid': true, value: '' } };
export const Small: Story = { args: { size: 'sm' } };

export const ExampleSettlementAccount: Story = {
  render: () => (
    <Stack>
      <Field label="Settlement account" help="Where the money of this business goes">
        <Controlled initial="a1">
          {(account, setAccount) => (
            <Select
              value={account}
              onValueChange={setAccount}
              options={[
                { value: 'a1', label: 'Harbour City Water', description: '062-000 ••••1881', group: 'Australia' },
                { value: 'a2', label: 'Harbour City Gas', description: '082-140 ••••0417', group: 'Australia' },
                { value: 'n1', label: 'Kiwi Fitness', description: '02-0123-•••••56-00', group: 'New Zealand' },
              ]}
            />
          )}
        </Controlled>
      </Field>
    </Stack>
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('combobox', { name: 'Settlement account' })).toBeVisible(),
};
