import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { forgetRecentThings, rememberThing } from '../data/recent-things.ts';
import { dismissNotice, showGenericError } from '../data/notices.ts';
import { ProblemError } from '../data/problem.ts';
import { PageHeader } from '../layout/page/page-header.tsx';
import { portalStory } from '../storybook/portal-story.tsx';
import { facilityViewer, staffAdmin, staffInCommunity, viewingAs, withoutRights } from '../storybook/sessions.ts';
import { listenForPaletteKey } from './palette/palette-key.ts';
import { closeShortcutsList, turnShortcuts } from './shortcuts/shortcuts-store.ts';
import { closePalette, openPalette, paletteOpen } from './palette/palette-store.ts';
import { ShellSkeleton } from './shell-skeleton.tsx';
import { typedAhead } from './palette/type-ahead.ts';
import { shellStory } from './shell.fixtures.tsx';
import type { Shell } from './shell.tsx';

const children = (
  <>
    <PageHeader title="Good morning, Dana" subtitle="Friday 20 Nov 2026, Harbour City Utilities" />
    <p className="text-ink-2">The page.</p>
  </>
);

const meta = {
  ...shellStory,
  title: 'Screens/Shell',
  args: {
    ...shellStory.args,
    children,
  },
  beforeEach: () => {
    localStorage.removeItem('qp-navigation');
    return () => {
      paletteOpen.set(false);
      closeShortcutsList();
      turnShortcuts(true);
      forgetRecentThings();
      dismissNotice();
    };
  },
} satisfies Meta<typeof Shell>;
export default meta;
type Story = StoryObj<typeof meta>;

// The first story of a run compiles what it loads later
const patience = { timeout: 10_000 };

const navigation = (canvas: ReturnType<typeof within>) => within(canvas.getByRole('navigation', { name: 'Main' }));

/** The entries of the sidebar as they are read, without the mark and what folds the menu. */
const entries = (canvas: ReturnType<typeof within>) =>
  [...canvas.getByRole('navigation', { name: 'Main' }).querySelectorAll('ul[data-sidebar] :is(a, button)')].map(
    ({ textContent }) => textContent,
  );

/** Every facility right: all areas. The one of the page is open; what is done is no entry of a menu. */
export const FacilityAdmin: Story = {
  play: async ({ canvas }) => {
    await expect(entries(canvas)).toEqual([
      'Home',
      'Customers',
      'Customer search',
      'Payment schedules',
      'Expiring cards',
      'Payments',
      'PayTo',
      'Reports',
      'Developer',
      'Settings',
      'Business',
      'Approvals',
      'Reconciliation',
    ]);
    const links = navigation(canvas);
    await expect(links.getByRole('button', { name: 'Customers' })).toHaveAttribute('aria-expanded', 'true');
    await expect(links.getByRole('link', { name: 'Customer search' })).toHaveAttribute('aria-current', 'page');
  },
};

/** An area with one page is a link. */
export const AreaOfOnePage: Story = {
  decorators: [portalStory({ view: 'ApprovalsView' })],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('navigation')).toHaveLength(1);
    await expect(navigation(canvas).getByRole('link', { name: 'Approvals' })).toHaveAttribute('aria-current', 'page');
  },
};

/** View rights only: areas of which nothing may be opened are left out. */
export const FacilityViewer: Story = {
  args: { session: facilityViewer },
  play: async ({ canvas }) => {
    const links = navigation(canvas);
    await expect(links.getByRole('button', { name: 'Customers' })).toBeVisible();
    await expect(links.queryByRole('link', { name: 'Approvals' })).toBeNull();
  },
};

/** Nothing but the start page. */
export const WithoutRights: Story = {
  args: { session: withoutRights },
  play: async ({ canvas }) => {
    await expect(
      navigation(canvas)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['QuickPortal', 'Home']);
  },
};

/** Before staff choose a community, its workspace is one entry. */
export const Staff: Story = {
  args: { session: staffAdmin },
  play: async ({ canvas }) => {
    await expect(entries(canvas)).toEqual([
      'Home',
      'Approvals',
      'Communities',
      'Operations',
      'Finance',
      'Reconciliation',
      'Security',
    ]);
    await expect(navigation(canvas).getByRole('link', { name: 'Communities' })).toHaveAttribute(
      'href',
      expect.stringContaining('CommunitiesView'),
    );
  },
};

/** In a community the sidebar is its workspace: the way back, its name, and its pages in sections that fold. */
export const StaffInCommunity: Story = {
  args: { session: staffInCommunity },
  play: async ({ canvas, args }) => {
    const menu = navigation(canvas);
    await expect(menu.getByRole('button', { name: /Harbour City Utilities/ })).toBeVisible();
    await expect(entries(canvas)).toEqual([
      'Community',
      'Customers',
      'Customer search',
      'Payment schedules',
      'Expiring cards',
      'Payments',
      'PayTo',
      'Reports',
      'Developer',
      'Settings',
      'Business',
      'Operations',
      'Finance',
      'Reconciliation',
    ]);
    await userEvent.click(menu.getByRole('button', { name: 'All communities' }));
    await expect(args.onChooseCommunity).toHaveBeenCalledWith(null);
  },
};

/** A banner that cannot be missed, with both names. */
export const ViewingAs: Story = {
  args: { session: viewingAs },
  play: async ({ canvas, args }) => {
    const banner = within(await canvas.findByRole('complementary', { name: 'Viewing as another user' }));
    await expect(banner.getByText('You are viewing as Priya Nair')).toBeVisible();
    await expect(banner.getByText(/under your own name, Tess Whitlock/)).toBeVisible();
    await userEvent.click(banner.getByRole('button', { name: 'Stop viewing as' }));
    await expect(args.onStopViewAs).toHaveBeenCalledOnce();
  },
};

/** Below 1100 px the sidebar is a drawer that keeps the focus. */
export const Drawer: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open menu' });
    await userEvent.click(opener);
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    await expect(drawer).toContainElement(document.activeElement as HTMLElement);
    await userEvent.click(within(drawer).getByRole('button', { name: 'Close menu' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: 'Menu' });
  },
};

/** At 360 px. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, args: { session: viewingAs } };

/** Who am I, and what concerns me. */
export const UserMenu: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account menu for Dana Petrov' }));
    const menu = within(await screen.findByRole('group', { name: 'Account' }));
    await expect(await menu.findByRole('link', { name: 'My profile' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'View as another user' })).toBeVisible();
    await expect(menu.getByRole('radio', { name: 'System' })).toBeChecked();
    await userEvent.click(menu.getByRole('button', { name: 'Sign out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

/** Pages and actions by their names, by keyboard alone. */
export const Palette: Story = {
  play: async ({ args }) => {
    await userEvent.keyboard('{Control>}k{/Control}');
    const palette = within(await screen.findByRole('dialog', { name: 'Search or go to a page' }, patience));
    const input = await palette.findByRole('combobox');
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.type(input, 'sign');
    await expect(palette.getByRole('option', { selected: true })).toHaveTextContent('Sign out');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSignOut).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox'), 'cust');
  },
};

/** What is typed straight after the keys that open it is not lost while it loads. */
export const PaletteTypedAtOnce: Story = {
  play: async () => {
    await userEvent.keyboard('{Control>}k{/Control}roles');
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveValue('roles'));
  },
};

/** While the session is still fetched, the keys are heard and what is typed is kept. */
export const PaletteBeforeTheShell: Story = {
  render: () => <ShellSkeleton />,
  beforeEach: listenForPaletteKey,
  play: async () => {
    await userEvent.keyboard('{Control>}k{/Control}roles');
    await expect(paletteOpen.get()).toBe(true);
    await expect(typedAhead.get()).toBe('roles');
    closePalette();
  },
};

/** What the user opened last comes first, before anything is typed. */
export const PaletteWithRecentThings: Story = {
  args: { session: staffInCommunity },
  beforeEach: () => {
    rememberThing(staffInCommunity, { kind: 'customer', id: 1048217, name: 'Margaret Olsson', communityId: 10 });
    rememberThing(staffInCommunity, { kind: 'community', id: 20, name: 'Kiwi Fitness Group', communityId: 20 });
  },
  play: async ({ args }) => {
    openPalette();
    const palette = within(await screen.findByRole('dialog', { name: 'Search or go to a page' }, patience));
    const [first, second] = await palette.findAllByRole('option');
    await expect(first).toHaveTextContent('Kiwi Fitness Group');
    await expect(second).toHaveTextContent('Margaret Olsson');
    await userEvent.click(first as HTMLElement);
    await expect(args.onChooseCommunity).toHaveBeenCalledWith(20);
  },
};

const shortcutsList = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' });

/** `?` lists the keys; the single ones can be turned off. */
export const Shortcuts: Story = {
  play: async ({ canvas }) => {
    // The keys are heard a moment after the first screen
    await waitFor(async () => {
      await userEvent.keyboard('?');
      await expect(screen.queryByRole('dialog')).not.toBeNull();
    }, patience);
    const list = within(await shortcutsList());
    await expect(list.getByText('Customers')).toBeVisible();
    await userEvent.click(list.getByRole('checkbox', { name: /Use single-key shortcuts/ }));
    await userEvent.click(list.getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('?');
    await expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull();
    await expect(canvas.getByRole('main')).toBeVisible();
    turnShortcuts(true);
    await userEvent.keyboard('?');
    await shortcutsList();
  },
};

/** `g` and a letter go to an area, `/` to the search field; neither acts while the user types. */
export const ShortcutKeys: Story = {
  args: {
    children: (
      <>
        <PageHeader title="Customer search" />
        <input type="search" aria-label="Name or number" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const current = (name: string) => navigation(canvas).queryByRole('link', { name })?.getAttribute('aria-current');
    const field = canvas.getByRole('searchbox');
    await waitFor(async () => {
      await userEvent.keyboard('/');
      await expect(field).toHaveFocus();
    }, patience);
    await userEvent.clear(field);
    await userEvent.keyboard('g/a?');
    await expect(field).toHaveValue('g/a?');
    await expect(current('Customer search')).toBe('page');
    field.blur();
    await userEvent.keyboard('ga');
    await waitFor(() => expect(current('Approvals')).toBe('page'));
  },
};

/** Only what the person may open is found. */
export const PaletteOfViewer: Story = {
  args: { session: facilityViewer },
  play: async () => {
    paletteOpen.set(true);
    await userEvent.type(await screen.findByRole('combobox'), 'add customer');
    const options = await screen.findAllByRole('option');
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      'Search customers for “add customer”',
      'Search transactions for “add customer”',
    ]);
  },
};

/** The generic error of a failed call, with the request id and Retry. */
export const GenericError: Story = {
  play: async ({ canvas }) => {
    const onRetry = fn();
    showGenericError(
      new ProblemError({
        type: 'x/internal',
        title: 'Something went wrong on our side.',
        status: 500,
        requestId: 'mzq4k1c8d0aa2f17',
      }),
      { onRetry },
    );
    const notice = await canvas.findByRole('alert');
    await expect(notice).toHaveTextContent('Something went wrong on our side.');
    await expect(notice).toHaveTextContent('mzq4k1c8d0aa2f17');
    await userEvent.click(within(notice).getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    showGenericError(new TypeError('Failed to fetch'), { onRetry });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The portal cannot be reached.');
  },
};

/** The keyboard reaches the page without walking through the navigation. */
export const SkipLink: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await waitFor(() => expect(skip).toHaveFocus());
    await userEvent.click(skip);
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

/** What is under the bar is scrolled below it when it gets the focus. */
export const FocusBelowBar: Story = {
  args: {
    children: (
      <>
        <PageHeader title="Margaret Olsson" />
        <button type="button">Add account</button>
        <div className="h-500" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Add account' });
    const bar = canvas.getByRole('banner');
    window.scrollBy(0, button.getBoundingClientRect().top - 8);
    await waitFor(() => expect(button.getBoundingClientRect().top).toBeLessThan(bar.getBoundingClientRect().bottom));
    button.focus();
    await waitFor(() => expect(button.getBoundingClientRect().top).toBeGreaterThan(bar.getBoundingClientRect().bottom));
  },
};
