import type { Meta, StoryObj } from '@storybook/react-vite';
import { Landmark, Search, X } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Kbd } from '../kbd/kbd.tsx';
import { Controlled, guide, Stack } from '../story-kit/story-kit.tsx';
import { Input } from './input.tsx';

const meta = {
  title: 'Components/Input',
  component: Input,
  args: { 'aria-label': 'Customer name', value: 'Margaret Olsson', onValueChange: fn() },
  render: ({ value = '', onValueChange, ...args }) => (
    <Stack>
      <Controlled initial={value} onChange={onValueChange}>
        {(text, setText) => <Input {...args} value={text} onValueChange={setText} />}
      </Controlled>
    </Stack>
  ),
  parameters: guide({
    what: 'One line of text. On phones its text is 16 px, so that the page does not zoom.',
    use: ['Inside a Field, which gives it its label and messages.', 'Set `type`, `autoComplete` and `inputMode`.'],
    avoid: [
      'Do not use it for money, dates, card or bank numbers: those have controls of their own.',
      'Do not cut what is pasted.',
    ],
  }),
} satisfies Meta<typeof Input>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), ' AM');
    await expect(canvas.getByRole('textbox')).toHaveValue('Margaret Olsson AM');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Margaret Olsson AM');
  },
};

export const Leading: Story = {
  args: { 'aria-label': 'BSB', value: '062-000', leading: <Landmark /> },
  play: async ({ canvasElement, canvas, userEvent }) => {
    await userEvent.click(canvasElement.querySelector('svg') ?? canvasElement);
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const Trailing: Story = {
  args: {
    'aria-label': 'Search',
    value: '',
    placeholder: 'Go to a page',
    leading: <Search />,
    trailing: <Kbd>Ctrl K</Kbd>,
  },
};

export const Invalid: Story = { args: { 'aria-invalid': true, value: 'margaret@example' } };

export const InvalidWithAdornment: Story = { args: { 'aria-invalid': true, leading: <Landmark />, value: '062-00' } };

export const Disabled: Story = { args: { disabled: true, value: 'Not available' } };

export const ReadOnly: Story = { args: { readOnly: true, mono: true, value: 'HCW-0041827' } };

export const ReadOnlyWithAdornment: Story = { args: { readOnly: true, leading: <Landmark />, value: '062-000' } };

export const Small: Story = { args: { size: 'sm' } };

export const ExampleSearch: Story = {
  render: () => (
    <Stack>
      <Field label="Search customers" hideLabel>
        <Controlled initial="olsson">
          {(text, setText) => (
            <Input
              type="search"
              value={text}
              onValueChange={setText}
              placeholder="Name, number or email"
              leading={<Search />}
              trailing={
                text && (
                  <IconButton label="Clear search" onClick={() => setText('')}>
                    <X />
                  </IconButton>
                )
              }
            />
          )}
        </Controlled>
      </Field>
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};
