import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ChoiceFilter, ChoicesFilter } from './choice-filter.tsx';

const options = [
  ['PENDING', 'Pending'],
  ['APPROVED', 'Approved'],
  ['DECLINED', 'Declined'],
  ['VOIDED', 'Voided'],
] as const;
type Status = (typeof options)[number][0];

const onChange = fn();
function Several({ initial }: { initial: Status[] | undefined }) {
  const [values, setValues] = useState(initial);
  return (
    <ChoicesFilter<Status>
      label="Status"
      values={values}
      options={options}
      onChange={(next) => {
        onChange(next);
        setValues(next);
      }}
    />
  );
}

const meta = {
  title: 'Layout/Choice filter',
  component: Several,
  args: { initial: undefined },
  beforeEach: () => void onChange.mockClear(),
} satisfies Meta<typeof Several>;
export default meta;
type Story = StoryObj<typeof meta>;

const item = (name: string) => screen.findByRole('menuitemcheckbox', { name });

/** Several are chosen while the menu stays open, also over the change from offer to filter. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Status' }));
    await userEvent.click(await item('Declined'));
    await userEvent.click(await item('Pending'));
    await expect(onChange).toHaveBeenLastCalledWith(['PENDING', 'DECLINED']);
    await expect(await item('Declined')).toBeChecked();
    await userEvent.keyboard('{Escape}');
    const chip = await canvas.findByRole('button', { name: 'Status is Pending or Declined' });
    await waitFor(() => expect(chip).toHaveFocus());
  },
};

/** The words of the chip open the same menu; without the last value there is no filter. */
export const Changing: Story = {
  args: { initial: ['DECLINED'] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Status is Declined' }));
    await userEvent.click(await item('Declined'));
    await expect(onChange).toHaveBeenLastCalledWith(undefined);
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('button', { name: 'Status' })).toBeVisible();
  },
};

/** Of many it says how many more. */
export const Many: Story = {
  args: { initial: ['PENDING', 'APPROVED', 'DECLINED', 'VOIDED'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Status is Pending, Approved or 2 more' })).toBeVisible();
  },
};

/** One of several is changed in place too. */
export const One: Story = {
  render: () => <ChoiceFilter label="Status" value="APPROVED" options={options} onChange={onChange} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Status is Approved' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'Approved' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Voided' }));
    await expect(onChange).toHaveBeenCalledWith('VOIDED');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Status' }));
    await expect(onChange).toHaveBeenLastCalledWith(undefined);
  },
};
