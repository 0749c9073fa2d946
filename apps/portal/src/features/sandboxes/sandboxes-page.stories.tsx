import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { PortalAt } from '../../storybook/portal-at.tsx';
import { paged, pageHeading, patience, portalPages } from '../../storybook/portal-pages.ts';
import { facilityAdmin, staffAdmin } from '../../storybook/sessions.ts';
import { sandboxes } from './sandbox.fixtures.ts';

const page = portalPages(staffAdmin, (server) => server.respond('sandboxes.list', paged(sandboxes)));

const meta = {
  ...page.meta,
  tags: ['!autodocs'],
  title: 'Screens/Sandbox/List page',
  component: PortalAt,
  args: { address: '/SandboxesView' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ending asks first, and is confirmed. */
export const Ended: Story = {
  play: async () => {
    await expect(await pageHeading('Sandboxes')).toBeVisible();
    page.server().respond('sandboxes.end', { data: { ...sandboxes[1], status: 'DELETED', endsOn: null } });
    await userEvent.click(await screen.findByRole('button', { name: 'End the sandbox of Petrov Plumbing' }, patience));
    await userEvent.click(await screen.findByRole('button', { name: 'End sandbox' }));
    await expect(await screen.findByText('Sandbox of Petrov Plumbing ended')).toBeVisible();
    const sent = page.server().heard.find(({ call }) => call === 'sandboxes.end');
    await expect(sent?.body).toContain('"sandboxId":12');
  },
};

/** Facility users do not get there. */
export const NotForFacilities: Story = {
  beforeEach: () => page.server().respond('session.get', { data: facilityAdmin }),
  play: async () => {
    await expect(await pageHeading('You do not have access to Sandboxes')).toBeVisible();
  },
};
