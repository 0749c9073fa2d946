import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { portalStory } from '../../storybook/portal-story.tsx';
import { staffInCommunity } from '../../storybook/sessions.ts';
import { shellStory } from '../shell.fixtures.tsx';
import type { Shell } from '../shell.tsx';

const meta = {
  ...shellStory,
  title: 'Screens/Shell/Sidebar',
  args: {
    ...shellStory.args,
    children: <PageHeader title="Customers" />,
  },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof Shell>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The menu, once the page is drawn. */
const navigation = async (canvas: ReturnType<typeof within>) =>
  within(await canvas.findByRole('navigation', { name: 'Main' }));

/** Opening an area shows its pages and closes the one before; the page's own stays marked. */
export const OneAreaAtATime: Story = {
  play: async ({ canvas }) => {
    const menu = await navigation(canvas);
    await userEvent.click(menu.getByRole('button', { name: 'Payments' }));
    await expect(menu.getByRole('link', { name: 'Transaction search' })).toBeVisible();
    await expect(menu.queryByRole('link', { name: 'Customer search' })).toBeNull();
    await expect(menu.getByRole('button', { name: 'Customers' })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(menu.getByRole('button', { name: 'Payments' }));
    await expect(menu.queryByRole('link', { name: 'Transaction search' })).toBeNull();
  },
};

/** Pages of an area under headings. */
export const Headings: Story = {
  decorators: [portalStory({ view: 'RolesView' })],
  play: async ({ canvas }) => {
    const people = within((await navigation(canvas)).getByRole('list', { name: 'People' }));
    await expect(people.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Users',
      'Users in bulk',
      'Roles',
    ]);
    await expect(people.getByRole('link', { name: 'Roles' })).toHaveAttribute('aria-current', 'page');
  },
};

/** The area of developers leads to the API documentation, which is a page of its own. */
export const Developers: Story = {
  decorators: [portalStory({ view: 'WebhooksView' })],
  play: async ({ canvas }) => {
    const link = (await navigation(canvas)).getByRole('link', { name: 'API documentation opens in a new tab' });
    await expect(link).toHaveAttribute('href', expect.stringMatching(/\/docs$/));
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

/** Sections of a workspace fold by themselves, and what was opened is still open the next time. */
export const Workspace: Story = {
  args: { session: staffInCommunity },
  play: async ({ canvas }) => {
    const menu = await navigation(canvas);
    await userEvent.click(menu.getByRole('button', { name: 'Settings' }));
    await expect(menu.getByRole('link', { name: 'Roles' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Customer search' })).toBeVisible();
    await expect(localStorage.getItem('qp-sections-1')).toBe('["Settings"]');
  },
};

/** Arrows move, open and close; letters go to the entry that begins with them. */
export const Keys: Story = {
  play: async ({ canvas }) => {
    const menu = await navigation(canvas);
    await userEvent.tab();
    menu.getByRole('link', { name: 'Home' }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    await expect(menu.getByRole('button', { name: 'Customers' })).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
    await expect(menu.getByRole('link', { name: 'Transaction search' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(menu.getByRole('button', { name: 'Payments' })).toHaveFocus();
    await userEvent.keyboard('se');
    await expect(menu.getByRole('button', { name: 'Settings' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(menu.getByRole('button', { name: 'Reconciliation' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(menu.getByRole('link', { name: 'Home' })).toHaveFocus();
  },
};

/** Icons only, kept in this browser; the pages of an area are in a flyout. */
export const Rail: Story = {
  play: async ({ canvas }) => {
    const menu = await navigation(canvas);
    await userEvent.click(menu.getByRole('button', { name: 'Collapse menu' }));
    await expect(localStorage.getItem('qp-navigation')).toBe('collapsed');
    await expect(menu.getByRole('link', { name: 'Home' })).toHaveAttribute('title', 'Home');
    const payments = menu.getByRole('button', { name: 'Payments' });
    await userEvent.hover(payments);
    await expect(await menu.findByRole('link', { name: 'Transaction search' })).toBeVisible();
    await userEvent.unhover(payments);
    await waitFor(() => expect(menu.queryByRole('link', { name: 'Transaction search' })).toBeNull());
    await userEvent.click(payments);
    await expect(await menu.findByRole('link', { name: 'Transaction search' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(menu.queryByRole('link', { name: 'Transaction search' })).toBeNull();
    await expect(payments).toHaveFocus();
  },
};
