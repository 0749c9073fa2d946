import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Controlled, guide } from '../story-kit/story-kit.tsx';
import { NativeSelect } from './native-select.tsx';

const sizes = ['10', '25', '50', '100'].map((size) => ({ value: size, label: `${size} rows` }));

const meta = {
  title: 'Components/NativeSelect',
  component: NativeSelect,
  args: { 'aria-label': 'Rows per page', options: sizes, value: '25', onValueChange: fn() },
  render: ({ value = '', onValueChange, ...args }) => (
    <Controlled initial={value} onChange={onValueChange}>
      {(choice, setChoice) => <NativeSelect {...args} value={choice} onValueChange={setChoice} />}
    </Controlled>
  ),
  parameters: guide({
    what: "The browser's own select in our clothes: no JavaScript, the phone's own wheel.",
    use: ['In toolbars, pagers and calendars, for short plain lists.', 'On pages that must work without JavaScript.'],
    avoid: ['Where options need a second line or groups that are read: Select.'],
  }),
} satisfies Meta<typeof NativeSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rows per page' }), '50');
    await expect(args.onValueChange).toHaveBeenCalledWith('50');
    await expect(canvas.getByRole('combobox')).toHaveValue('50');
  },
};

export const Small: Story = { args: { size: 'sm' } };
export const Disabled: Story = { args: { disabled: true } };
export const Invalid: Story = { args: { 'aria-invalid': true } };

export const ExampleToolbar: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-2 text-13 text-ink-2">
      Show
      <Controlled initial="25">
        {(value, setValue) => (
          <NativeSelect size="sm" aria-label="Rows per page" options={sizes} value={value} onValueChange={setValue} />
        )}
      </Controlled>
      of 212 customers
    </div>
  ),
};
