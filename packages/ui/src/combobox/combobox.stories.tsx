import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { Controlled, guide, Stack } from '../story-kit/story-kit.tsx';
import { Combobox, type ComboboxOption } from './combobox.tsx';

const businesses: ComboboxOption[] = [
  { value: '1', label: 'Harbour City Electricity', description: 'HCELEC' },
  { value: '2', label: 'Harbour City Gas', description: 'HCGAS' },
  { value: '3', label: 'Harbour City Marina Berths', description: 'HCMARINA' },
  { value: '4', label: 'Harbour City Waste and Recycling', description: 'HCWASTE, disabled', disabled: true },
  { value: '5', label: 'Harbour City Water', description: 'HCWATER' },
];

/** Responds like the server: by part of the name, a moment later. */
async function search(text: string, signal: AbortSignal): Promise<ComboboxOption[]> {
  await new Promise((resolve) => setTimeout(resolve, 30));
  signal.throwIfAborted();
  return businesses.filter((business) => business.label.toLowerCase().includes(text.toLowerCase()));
}

const meta = {
  title: 'Components/Combobox',
  component: Combobox,
  args: { 'aria-label': 'Business', value: '', query: search, debounce: 20, onValueChange: fn() },
  render: ({ value, onValueChange, ...args }) => (
    <Stack>
      <Controlled initial={value}>
        {(choice, setChoice) => (
          <Combobox
            {...args}
            value={choice}
            onValueChange={(next, option) => {
              setChoice(next);
              onValueChange?.(next, option);
            }}
          />
        )}
      </Controlled>
    </Stack>
  ),
  parameters: guide({
    what: 'One of many, found by typing. The search is a callback; older answers never replace newer ones, and the results before stay while the next are fetched.',
    use: [
      'Pass `valueLabel` for a choice made before the form was opened.',
      'Say in `emptyText` what may be searched by.',
      '`minLength={0}` where a first page of results helps.',
    ],
    avoid: [
      'Do not use it for a short known list: Select.',
      'It does not take free text: what was not chosen is put back.',
    ],
    keys: {
      'Arrow down, up': 'open, move',
      Enter: 'choose; try again after a failure',
      Escape: 'close and put the choice back',
      'Empty the text': 'clear the choice',
    },
  }),
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Business' });
    await userEvent.type(input, 'harbour');
    await expect(await screen.findAllByRole('option')).toHaveLength(5);
    await expect(input).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[0]?.id);
    await expect(canvas.getByRole('status')).toHaveTextContent('5 results');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2', businesses[1]);
    await expect(input).toHaveValue('Harbour City Gas');
    await waitFor(() => expect(input).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const Mouse: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'water');
    await userEvent.click(await screen.findByRole('option', { name: /Harbour City Water/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('5', businesses[4]);
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('', null);
  },
};

export const Open: Story = {
  args: { value: '2', valueLabel: 'Harbour City Gas', minLength: 0 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.clear(canvas.getByRole('combobox'));
    await userEvent.type(canvas.getByRole('combobox'), 'ga');
    await expect(await screen.findByRole('option', { name: /Gas/ })).toBeVisible();
  },
};

export const EscapePutsTheChoiceBack: Story = {
  args: { value: '2', valueLabel: 'Harbour City Gas' },
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, ' x');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('Harbour City Gas');
    await userEvent.type(input, ' y');
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveValue('Harbour City Gas'));
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const NoResults: Story = {
  args: { emptyText: 'No business has this name. Search by code instead.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
    await expect(await screen.findByText('No business has this name. Search by code instead.')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('No results');
  },
};

export const Loading: Story = {
  args: { query: () => new Promise<never>(() => undefined) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'har');
    await expect(await screen.findByRole('listbox')).toHaveAttribute('aria-busy', 'true');
  },
};

let failures = 0;
export const FailedWithRetry: Story = {
  args: {
    query: async (text, signal) => {
      failures += 1;
      if (failures % 2 === 1) throw new Error('unreachable');
      return search(text, signal);
    },
  },
  play: async ({ canvas, userEvent }) => {
    failures = 0;
    await userEvent.type(canvas.getByRole('combobox'), 'w');
    await expect(await screen.findByText('The search failed.')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('option', { name: /Water/ })).toBeVisible();
  },
};

const slowThenFast = async (text: string, signal: AbortSignal) => {
  await new Promise((resolve) => setTimeout(resolve, text === 'h' ? 120 : 5));
  return search(text, signal);
};
export const OlderResponsesAreDropped: Story = {
  args: { query: slowThenFast, debounce: 0 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'h');
    await new Promise((resolve) => setTimeout(resolve, 30));
    await userEvent.type(canvas.getByRole('combobox'), 'arbour city gas');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(screen.getAllByRole('option')).toHaveLength(1);
  },
};

export const DisabledOption: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'waste');
    await userEvent.click(await screen.findByRole('option', { name: /Waste/ }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const ReadOnly: Story = { args: { readOnly: true, value: '5', valueLabel: 'Harbour City Water' } };
export const Disabled: Story = { args: { disabled: true, value: '5', valueLabel: 'Harbour City Water' } };
export const Invalid: Story = { args: { 'aria-invalid': true } };

export const ExampleBusiness: Story = {
  render: () => (
    <Stack>
      <Field label="Business" help="The business that takes the payment">
        <Controlled initial="5">
          {(value, setValue) => (
            <Combobox
              value={value}
              valueLabel="Harbour City Water"
              onValueChange={setValue}
              query={search}
              placeholder="Search by name or code"
            />
          )}
        </Controlled>
      </Field>
    </Stack>
  ),
};
