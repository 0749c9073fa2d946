import type { Meta, StoryObj } from '@storybook/react-vite';
import { Rows3, Rows4 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from '../story-kit/story-kit.tsx';
import { SegmentedControl, type SegmentedControlProps } from './segmented-control.tsx';

const periods = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
];
const meta = {
  title: 'Components/SegmentedControl',
  component: SegmentedControl<string>,
  parameters: guide({
    what: 'One of two to five short choices that change at once what is shown.',
    use: ['Day, week or month; comfortable or compact.', '`iconOnly` only for signs that everybody knows.'],
    avoid: ['For parts of a page (Tabs) or a value in a form (RadioGroup, Select).'],
    keys: { Tab: 'reaches the chosen one', 'Arrow keys': 'choose' },
  }),
  args: { label: 'Period', options: periods, value: 'day', onValueChange: fn() },
  render: Choosing,
} satisfies Meta<typeof SegmentedControl<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

function Choosing({ value: first, onValueChange, ...props }: SegmentedControlProps<string>) {
  const [value, setValue] = useState(first);
  const choose = (next: string) => {
    setValue(next);
    onValueChange(next);
  };
  return <SegmentedControl {...props} value={value} onValueChange={choose} />;
}

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Week'));
    await expect(args.onValueChange).toHaveBeenCalledWith('week');
    await expect(canvas.getByRole('radio', { name: 'Week' })).toBeChecked();
  },
};

/** One tab stop; the arrow keys choose. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Week' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Week' })).toHaveFocus();
  },
};

export const Small: Story = { args: { size: 'sm' } };

export const Icons: Story = {
  args: {
    label: 'Row height',
    size: 'sm',
    value: 'comfortable',
    options: [
      { value: 'comfortable', label: 'Comfortable', icon: <Rows3 />, iconOnly: true },
      { value: 'compact', label: 'Compact', icon: <Rows4 />, iconOnly: true },
    ],
  },
  play: async ({ canvas }) => expect(canvas.getByRole('radio', { name: 'Compact' })).not.toBeChecked(),
};

export const Disabled: Story = {
  args: { options: periods.map((option) => ({ ...option, disabled: option.value === 'month' })) },
};
