import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { PortalAt } from '../../storybook/portal-at.tsx';
import { pageHeading, patience, portalPages } from '../../storybook/portal-pages.ts';
import { staffAdmin } from '../../storybook/sessions.ts';
import { dayForm, services } from './bankrec-services.fixtures.ts';

const days = ['simulation', 'accountonboarding', 'statementstatus', 'cleanup', 'billingupdate'];
const page = portalPages(staffAdmin, (server) => {
  server.respond('bankrecServices.list', { data: services });
  for (const day of days) server.respond(`rest/internal/forms/post/bankrec/admin/${day}`, { data: dayForm });
  server.respond('bankrecServices.startSimulation', { data: { serviceMessageId: 8_000_510 } });
  server.respond('bankrecServices.startFeedOnboarding', { data: { serviceMessageId: 8_000_511 } });
});

const meta = {
  ...page.meta,
  title: 'Screens/BankRec administration/Page',
  component: PortalAt,
  tags: ['!autodocs'],
  args: { address: '/BankRecAdministrationView' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const simulation = async () => within(await screen.findByRole('region', { name: 'Simulation' }, patience));

/** A service runs for the day of its form; where the next start is refused, the reason is under the date. */
// Shows [3P051 3R387 3R492]
export const RunThenRefused: Story = {
  play: async () => {
    await pageHeading('BankRec Administration');
    const card = await simulation();
    await userEvent.click(await card.findByRole('button', { name: 'Run Simulation' }, patience));
    await expect(await card.findByText('Service successfully triggered.')).toBeVisible();
    await expect(card.getByRole('link', { name: 'Service message 8000510' })).toBeVisible();
    const sent = page.server().heard.find(({ call }) => call === 'bankrecServices.startSimulation');
    await expect(sent?.body).toContain('"valueDate":"2026-11-20"');
    const message = 'Enter a date at most 24 months back.';
    page.server().respond('bankrecServices.startSimulation', {
      status: 422,
      type: 'validation-failed',
      errors: [{ field: 'valueDate', messages: [message] }],
    });
    await userEvent.click(card.getByRole('button', { name: 'Run Simulation' }));
    await expect(await card.findByText(message)).toBeVisible();
    await expect(card.queryByText('Service successfully triggered.')).toBeNull();
  },
};

/** Feed onboarding takes no day. */
// Shows [3R454]
export const WithoutDay: Story = {
  play: async () => {
    const card = within(await screen.findByRole('region', { name: 'Feed onboarding' }, patience));
    await expect(card.queryByLabelText(/Value date/)).toBeNull();
    await userEvent.click(card.getByRole('button', { name: 'Run Feed onboarding' }));
    await expect(await card.findByRole('link', { name: 'Service message 8000511' })).toBeVisible();
  },
};

/** The services did not load, with the way to try again. */
export const NotLoaded: Story = {
  beforeEach: () => page.server().respond('bankrecServices.list', { status: 500, type: 'internal-error' }),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'The services did not load' }, patience)).toBeVisible();
  },
};
