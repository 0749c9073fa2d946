import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { dismissNotice, showGenericError } from '../data/notices.ts';
import { ProblemError } from '../data/problem.ts';
import { PageHeader } from '../layout/page-header.tsx';
import { portalStory } from '../storybook/portal-story.tsx';
import {
  facilityAdmin,
  facilityViewer,
  staffAdmin,
  staffInCommunity,
  viewingAs,
  withoutRights,
} from '../storybook/sessions.ts';
import { paletteOpen } from './palette-store.ts';
import { Shell } from './shell.tsx';

const children = (
  <>
    <PageHeader title="Good morning, Dana" subtitle="Friday 20 Nov 2026, Harbour City Utilities" />
    <p className="text-ink-2">The page.</p>
  </>
);

const meta = {
  title: 'Screens/Shell',
  component: Shell,
  parameters: { layout: 'fullscreen' },
  decorators: [portalStory({ view: 'CustomerSearchView' })],
  args: {
    session: facilityAdmin,
    onChooseCommunity: fn(),
    onSignOut: fn(),
    onStopViewAs: fn(),
    children,
  },
  beforeEach: () => {
    localStorage.removeItem('qp-navigation');
    return () => {
      paletteOpen.set(false);
      dismissNotice();
    };
  },
} satisfies Meta<typeof Shell>;
export default meta;
type Story = StoryObj<typeof meta>;

const navigation = (canvas: ReturnType<typeof within>) => within(canvas.getByRole('navigation', { name: 'Main' }));

/** Every facility right: all that exists is offered. */
export const FacilityAdmin: Story = {
  play: async ({ canvas }) => {
    const links = navigation(canvas);
    await expect(links.getByRole('link', { name: 'Customer search' })).toHaveAttribute('aria-current', 'page');
    await expect(links.getByRole('link', { name: 'Add Customer' })).toBeVisible();
  },
};

/** View rights only: what changes something is not offered. */
export const FacilityViewer: Story = {
  args: { session: facilityViewer },
  play: async ({ canvas }) => {
    const links = navigation(canvas);
    await expect(links.getByRole('link', { name: 'Customer search' })).toBeVisible();
    await expect(links.queryByRole('link', { name: 'Add Customer' })).toBeNull();
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

/** Staff choose the community to work in. */
export const Staff: Story = { args: { session: staffAdmin } };

export const StaffInCommunity: Story = { args: { session: staffInCommunity } };

/** A banner that cannot be missed, with both names. */
export const ViewingAs: Story = {
  args: { session: viewingAs },
  play: async ({ canvas, args }) => {
    const banner = within(canvas.getByRole('complementary', { name: 'Viewing as another user' }));
    await expect(banner.getByText('You are viewing as Priya Nair')).toBeVisible();
    await expect(banner.getByText(/under your own name, Tess Whitlock/)).toBeVisible();
    await userEvent.click(banner.getByRole('button', { name: 'Stop viewing as' }));
    await expect(args.onStopViewAs).toHaveBeenCalledOnce();
  },
};

/** Icons only, kept in this browser; names are in tooltips and for screen readers. */
export const Collapsed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse menu' }));
    await expect(navigation(canvas).getByRole('link', { name: 'Customer search' })).toHaveAttribute(
      'title',
      'Customer search',
    );
    await expect(localStorage.getItem('qp-navigation')).toBe('collapsed');
    await expect(canvas.getByRole('button', { name: 'Expand menu' })).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Below 900 px the navigation is a drawer that keeps the focus. */
export const Drawer: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open menu' });
    await userEvent.click(opener);
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    await expect(drawer).toContainElement(document.activeElement as HTMLElement);
    await userEvent.click(within(drawer).getByRole('button', { name: 'Close menu' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
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
    await expect(menu.getByRole('link', { name: 'My profile' })).toBeVisible();
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
    const palette = within(await screen.findByRole('dialog', { name: 'Go to a page or action' }));
    const input = await palette.findByRole('combobox');
    await expect(input).toHaveFocus();
    await userEvent.type(input, 'sign');
    await expect(palette.getByRole('option', { selected: true })).toHaveTextContent('Sign out');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSignOut).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox'), 'cust');
  },
};

/** Only what the person may open is found. */
export const PaletteOfViewer: Story = {
  args: { session: facilityViewer },
  play: async () => {
    paletteOpen.set(true);
    await userEvent.type(await screen.findByRole('combobox'), 'add customer');
    await expect(await screen.findByText(/No page or action is called that/)).toBeVisible();
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
    await expect(skip).toHaveFocus();
    await userEvent.click(skip);
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};
