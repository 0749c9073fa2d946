import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ban, Columns3, Ellipsis, Pencil, Star } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Controlled, guide } from '../story-kit/story-kit.tsx';
import {
  Menu,
  MenuCheckboxItem,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuTrigger,
} from './menu.tsx';

const meta = {
  id: 'components-menu',
  // The word in brackets is found by the search of Storybook
  title: 'Components/Menu (dropdown)',
  component: MenuItem,
  args: { onSelect: fn() },
  render: ({ onSelect }) => (
    <Menu>
      <MenuTrigger asChild>
        <IconButton label="Actions for Visa 1881">
          <Ellipsis />
        </IconButton>
      </MenuTrigger>
      <MenuContent align="start">
        <MenuLabel>Visa •••• 1881</MenuLabel>
        <MenuItem onSelect={onSelect}>
          <Star />
          Make default
        </MenuItem>
        <MenuItem shortcut="E">
          <Pencil />
          Edit
        </MenuItem>
        <MenuSeparator />
        <MenuItem tone="danger">
          <Ban />
          Disable
        </MenuItem>
      </MenuContent>
    </Menu>
  ),
  parameters: guide({
    what: 'Actions on one thing, behind a button. The label says on which.',
    use: ['A verb and an icon per action, the dangerous ones last, behind a line.', 'Columns and themes as choices.'],
    avoid: ['Do not hide the main action of a page in a menu.', 'Do not use it to pick a value in a form: Select.'],
    keys: { 'Enter, Space, Arrow down': 'open', 'Arrows, letters': 'move', Enter: 'do', Escape: 'close' },
  }),
} satisfies Meta<typeof MenuItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions for Visa 1881' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Make default' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('menuitem', { name: 'Disable' })).toBeVisible();
  },
};

export const Columns: Story = {
  render: () => (
    <Menu>
      <MenuTrigger asChild>
        <Button size="sm">
          <Columns3 />
          Columns
        </Button>
      </MenuTrigger>
      <MenuContent align="start">
        {['Email', 'Phone', 'Postcode'].map((column) => (
          <Controlled key={column} initial={column === 'Email'}>
            {(on, setOn) => (
              <MenuCheckboxItem checked={on} onCheckedChange={(checked) => setOn(checked)}>
                {column}
              </MenuCheckboxItem>
            )}
          </Controlled>
        ))}
      </MenuContent>
    </Menu>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const phone = await screen.findByRole('menuitemcheckbox', { name: 'Phone' });
    await userEvent.click(phone);
    await expect(phone).toHaveAttribute('aria-checked', 'true');
    await expect(phone).toBeVisible();
  },
};

export const OneOfSeveral: Story = {
  render: () => (
    <Menu>
      <MenuTrigger asChild>
        <Button>Theme</Button>
      </MenuTrigger>
      <MenuContent align="start">
        <Controlled initial="system">
          {(theme, setTheme) => (
            <MenuRadioGroup value={theme} onValueChange={setTheme}>
              <MenuRadioItem value="system">As the system</MenuRadioItem>
              <MenuRadioItem value="light">Light</MenuRadioItem>
              <MenuRadioItem value="dark">Dark</MenuRadioItem>
            </MenuRadioGroup>
          )}
        </Controlled>
      </MenuContent>
    </Menu>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Theme' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'As the system' })).toBeChecked();
  },
};

export const ExampleUserMenu: Story = {
  render: () => (
    <Menu>
      <MenuTrigger asChild>
        <Button variant="ghost">Dana Petrov</Button>
      </MenuTrigger>
      <MenuContent align="start">
        <MenuLabel>Harbour City Utilities</MenuLabel>
        <MenuItem asChild>
          <a href="#profile">Profile</a>
        </MenuItem>
        <MenuItem disabled>View as</MenuItem>
        <MenuSeparator />
        <MenuItem>Sign out</MenuItem>
      </MenuContent>
    </Menu>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dana Petrov' }));
    await expect(await screen.findByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', '#profile');
  },
};
