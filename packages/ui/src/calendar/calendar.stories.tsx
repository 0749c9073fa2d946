import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Controlled, guide } from '../story-kit/story-kit.tsx';
import { Calendar } from './calendar.tsx';

const meta = {
  title: 'Components/Calendar',
  component: Calendar,
  args: { value: '2026-11-24', today: '2026-11-16', onValueChange: fn() },
  render: ({ value, onValueChange, ...args }) => (
    <Controlled initial={value} onChange={onValueChange}>
      {(date, setDate) => <Calendar {...args} value={date} onValueChange={setDate} />}
    </Controlled>
  ),
  parameters: guide({
    what: 'A month to choose a day from; DateInput opens it. Marked days mean something, and say what.',
    use: ['Pass `today` of the business, not of this computer.', 'Mark due dates, so that a date is chosen knowingly.'],
    avoid: ['Do not make people reach a birthday by arrows: the year can be chosen and the date can be typed.'],
    keys: {
      Arrows: 'by day and week',
      'Home, End': 'to Monday, to Sunday',
      'Page up, down': 'by month, with Shift by year',
      'Enter, Space': 'choose',
    },
  }),
} satisfies Meta<typeof Calendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await expect(canvasElement.querySelector('[aria-selected=true]')).toHaveTextContent('24');
    await userEvent.click(canvas.getByRole('button', { name: 'Thursday 26 November 2026' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('2026-11-26');
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, args, userEvent }) => {
    canvas.getByRole('button', { name: 'Tuesday 24 November 2026' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Wednesday 2 December 2026' })).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    await expect(canvas.getByRole('button', { name: 'Saturday 2 January 2027' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('button', { name: 'Monday 28 December 2026' })).toHaveFocus();
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('2025-12-28');
  },
};

export const MonthAndYear: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Year' }), '1974');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Month' }), 'February');
    await expect(canvas.getByRole('button', { name: 'Thursday 28 February 1974' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous month' }));
    await expect(canvas.getByRole('button', { name: 'Thursday 31 January 1974' })).toBeVisible();
  },
};

export const Limits: Story = {
  args: { value: '', min: '2026-11-16', max: '2026-12-10' },
  play: async ({ canvas, args, userEvent }) => {
    const before = canvas.getByRole('button', { name: 'Sunday 15 November 2026' });
    await expect(before).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(before);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Previous month' })).toBeDisabled();
    canvas.getByRole('button', { name: /^Monday 16 November 2026/ }).focus();
    await userEvent.keyboard('{PageDown}{PageDown}');
    await expect(canvas.getByRole('button', { name: 'Thursday 10 December 2026' })).toHaveFocus();
  },
};

export const Marks: Story = {
  args: { value: '', marks: { '2026-11-18': 'Payment due', '2026-11-25': 'Payment due' } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Wednesday 18 November 2026, Payment due' })).toBeVisible(),
};

export const ExampleFirstPayment: Story = {
  args: {
    value: '2026-11-25',
    min: '2026-11-16',
    marks: { '2026-11-18': 'Water rates, $186.40', '2026-12-02': 'Hydrant access, $64.00' },
  },
};
