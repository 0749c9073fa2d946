import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { staffAdmin } from '../../storybook/sessions.ts';
import { BankRecAdministrationView } from './bank-rec-administration.view.tsx';
import { services } from './bankrec-services.fixtures.ts';
import { RunButton } from './day-service.form.tsx';

const meta = {
  title: 'Screens/BankRec administration',
  component: BankRecAdministrationView,
  decorators: [portalStory({ view: 'BankRecAdministrationView', session: staffAdmin })],
  args: {
    services,
    started: {},
    canOpenMessages: true,
    timeZone: 'Australia/Sydney',
    renderForm: ({ title }) => <RunButton title={title} busy={false} />,
  },
} satisfies Meta<typeof BankRecAdministrationView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Six services, each with what its last run did. */
// Shows [3R182 3K016]
export const Default: Story = {
  play: async ({ canvas }) => {
    const names = [
      'Simulation',
      'Account onboarding',
      'Statement status',
      'Clean-up',
      'Billing update',
      'Feed onboarding',
    ];
    const cards = canvas.getAllByRole('heading', { level: 2 });
    await expect(cards.map(({ textContent }) => textContent)).toEqual(names);
    await expect(canvas.getByRole('link', { name: /2 statements, 1 left out/ })).toHaveAttribute(
      'href',
      expect.stringContaining('ServiceMessageDetailView?serviceMessageId=8000501'),
    );
    await expect(canvas.getByText('Not run yet.')).toBeVisible();
  },
};

/** A service was started: its message says what it did once it is delivered. */
export const Started: Story = {
  args: { started: { BANKREC_SIMULATION: 8_000_510 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Service successfully triggered.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Service message 8000510' })).toBeVisible();
  },
};

/** Without the right to see service messages there are no links to them. */
export const WithoutMessages: Story = {
  args: { canOpenMessages: false, started: { BANKREC_SIMULATION: 8_000_510 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /Service message|Simulation/ })).toBeNull();
  },
};

export const NeverRun: Story = {
  args: { services: services.map((service) => ({ ...service, lastRun: null })) },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
