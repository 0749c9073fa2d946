import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { Money } from '../money/money.tsx';
import { guide } from '../story-kit/story-kit.tsx';
import type { DiffSide } from './changes.ts';
import { Diff } from './diff.tsx';

const meta = {
  title: 'Components/Diff',
  component: Diff,
  parameters: guide({
    what: 'Two versions of one thing side by side, for approvals and audit entries. Changed fields are marked by words, a bar and the struck-out former value.',
    use: ['Begin with what changed; everything else is one press away.', 'Say `changed` where values are elements.'],
    avoid: ['For long texts: it compares whole values, not words.'],
  }),
  args: {
    label: 'Changes to merchant account 1042',
    fields: [
      { label: 'Account name', before: 'Harbour City Water', after: 'Harbour City Water Pty Ltd' },
      { label: 'BSB', before: '062-000', after: '062-000' },
      { label: 'Account number', before: '•••• 4417', after: '•••• 9068' },
      { label: 'Settlement email', before: null, after: 'settlement@hcwater.example.com' },
      { label: 'Merchant category', before: '4900', after: '4900' },
      { label: 'Trading name', before: 'HC Water', after: '' },
    ],
  },
} satisfies Meta<typeof Diff>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Begins with what changed. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 of 6 fields changed')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Account name.*changed/ })).toBeVisible();
    await expect(canvas.queryByRole('row', { name: /BSB/ })).toBeNull();
  },
};

export const AllFields: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('All fields'));
    await expect(canvas.getByRole('row', { name: 'BSB 062-000 062-000' })).toBeVisible();
  },
};

/** Where every field changed there is nothing else to show. */
export const OneField: Story = {
  args: { fields: [{ label: 'Amount', before: '$186.40', after: '$190.00' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 field changed')).toBeVisible();
    await expect(canvas.queryByText('All fields')).toBeNull();
  },
};

export const NoChanges: Story = {
  args: { fields: [{ label: 'BSB', before: '062-000', after: '062-000' }] },
  play: async ({ canvas }) => expect(canvas.getByText('No changes')).toBeVisible(),
};

/** One under the other where there is little room. */
export const Narrow: Story = { args: { className: 'w-82' } };

function Chosen() {
  const [side, setSide] = useState<DiffSide>('after');
  return (
    <Diff
      label="Theirs beside yours"
      beforeTitle="Theirs"
      afterTitle="Yours"
      fields={[
        {
          label: 'City',
          note: 'Changed by both',
          before: 'Perth',
          after: 'Hobart',
          choice: { side, onChoose: setSide },
        },
        { label: 'State', before: 'WA', after: 'WA' },
      ]}
    />
  );
}

/** One of the two values is kept: radio buttons, so the arrow keys work. */
export const Choice: Story = {
  render: () => <Chosen />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'City Yours Hobart' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'City Theirs Perth' }));
    await expect(canvas.getByRole('radio', { name: 'City Theirs Perth' })).toBeChecked();
    await expect(canvas.getByText('Perth').tagName).toBe('INS');
    await expect(canvas.getByText('Hobart').tagName).toBe('DEL');
  },
};

/** Values may be elements; then the field says itself whether it changed. */
export const ExampleApproval: Story = {
  args: {
    label: 'Requested changes',
    beforeTitle: 'Now',
    afterTitle: 'Requested by Tess Whitlock',
    fields: [
      {
        label: 'Card limit',
        before: <Money amount="5000.00" currency="AUD" />,
        after: <Money amount="12500.00" currency="AUD" />,
        changed: true,
      },
      {
        label: 'Status',
        before: <Badge tone="success">Active</Badge>,
        after: <Badge tone="success">Active</Badge>,
        changed: false,
      },
    ],
  },
};
