import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '../menu/menu.tsx';
import { guide } from '../story-kit/story-kit.tsx';
import { AddChip, Chip, ChipGroup } from './chip.tsx';

const meta = {
  title: 'Components/Chip',
  component: Chip,
  parameters: guide({
    what: 'A filter that is on, with a cross that removes it; AddChip offers one that is not on yet.',
    use: [
      'Write it as a sentence: Status is Enabled.',
      'Open the filter’s editor from its words (`trigger`) and from AddChip.',
      'Put them into a ChipGroup; on phones it scrolls sideways.',
    ],
    avoid: ['For a status (Badge) or for a choice that is always there (SegmentedControl).'],
  }),
  args: { label: 'Status', children: 'Enabled', onRemove: fn() },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The cross says what it removes. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Status' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

/** Press the words to change the filter. */
export const Editable: Story = {
  render: (args) => (
    <Menu>
      <Chip {...args} trigger={MenuTrigger} />
      <MenuContent align="start">
        <MenuItem>Disabled</MenuItem>
      </MenuContent>
    </Menu>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Status is Enabled' }));
    await expect(await screen.findByRole('menuitem', { name: 'Disabled' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Status is Enabled' })).toHaveFocus());
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
};

export const OwnVerb: Story = { args: { label: 'Created', verb: 'after', children: '01 Nov 2026' } };

/** Offers a filter that is not on yet. */
export const Add: Story = { render: () => <AddChip>Account type</AddChip> };

function Filters() {
  const usual = ['Business', 'Account type'];
  const [on, setOn] = useState(usual);
  const values: Record<string, string> = {
    Business: 'Harbour City Water',
    'Account type': 'Credit card or Bank account',
    Status: 'Enabled',
    PayTo: 'Yes',
  };
  return (
    <ChipGroup>
      {on.map((label) => (
        <Chip key={label} label={label} onRemove={() => setOn(on.filter((other) => other !== label))}>
          {values[label]}
        </Chip>
      ))}
      {Object.keys(values)
        .filter((label) => !on.includes(label))
        .map((label) => (
          <AddChip key={label} onClick={() => setOn([...on, label])}>
            {label}
          </AddChip>
        ))}
      <Button variant="link" size="sm" onClick={() => setOn([])}>
        Clear filters
      </Button>
    </ChipGroup>
  );
}

/** The filters of a search: some on, the others on offer. */
export const ExampleFilters: Story = {
  render: () => <Filters />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Business' }));
    await expect(canvas.getByRole('button', { name: 'Business' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Status' }));
    await expect(canvas.getByRole('button', { name: 'Remove filter Status' })).toBeVisible();
  },
};
