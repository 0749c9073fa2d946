import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { DateFilter } from './date-filter.tsx';

const none = { period: undefined, from: undefined, to: undefined };

const meta = {
  title: 'Layout/Date filter',
  component: DateFilter,
  args: { values: none, onChange: fn() },
} satisfies Meta<typeof DateFilter>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A period is one press. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Date' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Last 7 days' }));
    await expect(args.onChange).toHaveBeenCalledWith({ ...none, period: 'LAST_7_DAYS' });
  },
};

/** Days are typed as people write them; the wrong way round they are refused. */
export const Days: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Date' }));
    await userEvent.type(await screen.findByLabelText('First day'), '20/11/2026');
    await userEvent.type(screen.getByLabelText('Last day'), '19/11/2026');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await expect(await screen.findByText('Enter a day on or after the first one.')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.clear(screen.getByLabelText('Last day'));
    await userEvent.type(screen.getByLabelText('Last day'), '21/11/2026{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ ...none, from: '2026-11-20', to: '2026-11-21' });
  },
};

/** Days are read as the search box reads them. */
export const AsInTheSearchBox: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Date' }));
    await userEvent.type(await screen.findByLabelText('First day'), 'Nov 20, 2026');
    await userEvent.type(screen.getByLabelText('Last day'), '2026/11/21{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ ...none, from: '2026-11-20', to: '2026-11-21' });
  },
};

/** A day that no calendar has is refused where it was typed. */
export const NoSuchDay: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Date' }));
    await userEvent.type(await screen.findByLabelText('First day'), '2026-13-45{Enter}');
    await expect(await screen.findByText('Enter a date such as 24/11/2026.')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Period: Story = {
  args: { values: { ...none, period: 'THIS_MONTH' } },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('This month')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Date' }));
    await expect(args.onChange).toHaveBeenCalledWith(none);
  },
};

export const FromADay: Story = { args: { values: { ...none, from: '2026-11-01' } } };
export const OneDay: Story = { args: { values: { ...none, from: '2026-11-01', to: '2026-11-01' } } };

/** What was chosen can be changed. */
export const Changing: Story = {
  args: { values: { ...none, from: '2026-11-01', to: '2026-11-05' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /01 Nov 2026 to 05 Nov 2026/ }));
    await expect(await screen.findByLabelText('First day')).toHaveValue('01 Nov 2026');
  },
};
