import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Controlled, guide, Stack } from '../story-kit/story-kit.tsx';
import { CompletingInput, type Completions } from './completing-input.tsx';

const fruits = ['apple', 'apricot', 'banana'];

/** Offers fruits for the last word, and marks the first one after an "=". */
function complete(text: string, caret: number): Completions | null {
  const start = text.lastIndexOf(' ', caret - 1) + 1;
  const word = text.slice(start, caret).replace('=', '');
  const items = fruits.flatMap((fruit) =>
    fruit.startsWith(word) && fruit !== word ? [{ text: fruit, title: `A fruit: ${fruit}` }] : [],
  );
  const isMarked = text.startsWith('=', start);
  return word === '' || items.length === 0
    ? null
    : { start, end: caret, items, marksFirst: isMarked, tabTakesFirst: true };
}

const onSubmit = fn();
const meta = {
  title: 'Components/Completing input',
  component: CompletingInput,
  args: { 'aria-label': 'Fruit', value: '', complete, leading: <Search />, onValueChange: fn(), onKeyDown: fn() },
  beforeEach: () => void onSubmit.mockClear(),
  render: ({ value, onValueChange, ...args }) => (
    <Stack>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Controlled initial={value}>
          {(text, setText) => (
            <CompletingInput
              {...args}
              value={text}
              onValueChange={(next) => {
                setText(next);
                onValueChange(next);
              }}
            />
          )}
        </Controlled>
      </form>
    </Stack>
  ),
  parameters: guide({
    what: 'One line of free text that offers how the word at the caret can go on. Nothing is offered before the user types.',
    use: ['Return null from `complete` wherever nothing can go on: keys then do what they do without a list.'],
    avoid: ['Do not use it for one of many: Combobox, which puts back what was not chosen.'],
    keys: {
      'Arrow down, up': 'mark one',
      Enter: 'take the marked one; submit where none is marked',
      Tab: 'take the marked or the first one',
      Escape: 'close the list',
    },
  }),
} satisfies Meta<typeof CompletingInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Fruit' });
    await userEvent.type(input, 'red ap');
    await expect(await screen.findAllByRole('option')).toHaveLength(2);
    await expect(canvas.getByRole('status')).toHaveTextContent('2 suggestions');
    await expect(input).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(input).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[1]?.id);
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('red apricot');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

/** Enter submits while none is marked; a marked first one is taken. */
export const EnterSubmits: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ap{Enter}');
    await expect(onSubmit).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.type(canvas.getByRole('combobox'), ' =b');
    await screen.findByRole('option', { name: /banana/ });
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('combobox')).toHaveValue('ap banana');
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
};

export const TabAndEscape: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'b{Tab}');
    await expect(input).toHaveValue('banana');
    await expect(input).toHaveFocus();
    await userEvent.type(input, ' ap');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(input).toHaveValue('banana ap');
    await userEvent.tab();
    await expect(input).not.toHaveFocus();
  },
};

export const Mouse: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ap');
    await userEvent.click(await screen.findByRole('option', { name: /apricot/ }));
    await expect(canvas.getByRole('combobox')).toHaveValue('apricot');
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
  },
};

/** The word at the caret is completed, and the caret stays behind it. */
export const WithinTheText: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('combobox');
    await userEvent.type(input, ' red');
    await userEvent.type(input, 'ban', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    await userEvent.keyboard('{Tab}');
    await expect(input).toHaveValue('banana red');
    await expect(input.selectionStart).toBe(6);
  },
};

export const Invalid: Story = { args: { value: 'pear', 'aria-invalid': true } };
export const Disabled: Story = { args: { value: 'apple', disabled: true } };
