import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PageHeader } from '../layout/page-header.tsx';
import { portalStory } from '../storybook/portal-story.tsx';
import { facilityAdmin } from '../storybook/sessions.ts';
import { Shell } from './shell.tsx';

const meta = {
  title: 'Screens/Shell/Local menu',
  component: Shell,
  parameters: { layout: 'fullscreen' },
  decorators: [portalStory({ view: 'CustomerSearchView' })],
  args: {
    session: facilityAdmin,
    onChooseCommunity: fn(),
    onSignOut: fn(),
    onStopViewAs: fn(),
    children: <PageHeader title="Customers" />,
  },
} satisfies Meta<typeof Shell>;
export default meta;
type Story = StoryObj<typeof meta>;

const navigation = (canvas: ReturnType<typeof within>) => within(canvas.getByRole('navigation', { name: 'Main' }));

/** Headings in a local menu. */
export const LocalMenuInGroups: Story = {
  decorators: [portalStory({ view: 'RolesView' })],
  play: async ({ canvas }) => {
    const local = within(canvas.getByRole('navigation', { name: 'Settings' }));
    await expect(
      within(local.getByRole('list', { name: 'People' }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Users', 'Roles']);
    await expect(local.getByRole('link', { name: 'Roles' })).toHaveAttribute('aria-current', 'page');
    await expect(navigation(canvas).getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'true');
  },
};

/** The area of developers leads to the API documentation, which is a page of its own. */
export const LocalMenuOfDevelopers: Story = {
  decorators: [portalStory({ view: 'WebhooksView' })],
  play: async ({ canvas }) => {
    const local = within(canvas.getByRole('navigation', { name: 'Developer' }));
    const link = local.getByRole('link', { name: 'API documentation opens in a new tab' });
    await expect(link).toHaveAttribute('href', expect.stringMatching(/\/docs$/));
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

/** Below 1100 px the local menu is a button over the page, which names where the user is. */
export const LocalMenuOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const local = within(canvas.getByRole('navigation', { name: 'Customers' }));
    const button = local.getByRole('button', { name: 'Customers Customer search' });
    await userEvent.click(button);
    await expect(local.getByRole('link', { name: 'Customer search' })).toHaveAttribute('aria-current', 'page');
    await userEvent.keyboard('{Escape}');
    await expect(local.queryByRole('link')).toBeNull();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await userEvent.click(local.getByRole('link', { name: 'Expiring cards' }));
    await expect(local.queryByRole('link')).toBeNull();
  },
};
