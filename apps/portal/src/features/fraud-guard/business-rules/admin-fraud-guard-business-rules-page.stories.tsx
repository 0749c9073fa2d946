import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { binAlerts } from '../../../storybook/bin-alerts.ts';
import { PortalAt } from '../../../storybook/portal-at.tsx';
import { pageHeading, patience, portalPages } from '../../../storybook/portal-pages.ts';
import { facilityAdmin, staffInCommunity } from '../../../storybook/sessions.ts';
import { overrides, staffRules } from '../fraud-guard-rules.fixtures.ts';
import { respondWithRules } from '../rules-server.fixtures.ts';

const page = portalPages(staffInCommunity, (server) => respondWithRules(server, staffRules, overrides));

const meta = {
  ...page.meta,
  tags: ['!autodocs'],
  title: 'Screens/Fraud guard rules/Business for staff',
  component: PortalAt,
  args: { address: '/AdminFraudGuardBusinessRulesView?CommunityId=10&BusinessId=102' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Of the business that BusinessId names, with its BIN testing mode. */
// Shows [1P013]
export const Opened: Story = {
  play: async () => {
    await expect(await pageHeading('Fraud guard rules of Harbour City Gas')).toBeVisible();
    await expect(await screen.findByRole('radio', { name: 'Alert only' }, patience)).toBeChecked();
    const [hits] = page.server().heard.filter(({ call }) => call === 'fraudGuard.countRuleHits');
    await expect(hits?.body).toContain('"businessId":102');
  },
};

/** An alert of BIN testing says what the rules of the business do about it. */
export const BinTesting: Story = {
  beforeEach: () => page.server().respond('fraudGuard.listBinAlerts', { data: { items: binAlerts } }),
  play: async () => expect(await screen.findByRole('alert', {}, patience)).toHaveTextContent('Alert only: a payment'),
};

/** Without BusinessId rules are added to a business, which is chosen first. */
// Shows [1R137]
export const Added: Story = {
  args: { address: '/AdminFraudGuardBusinessRulesView?CommunityId=10' },
  play: async () => {
    await expect(await pageHeading('Add business rules')).toBeVisible();
    await expect(await screen.findByRole('group', { name: 'BIN testing mode' }, patience)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await expect(screen.getByText('Choose a business first')).toBeVisible();
  },
};

/** A business without rules of its own has no such page. */
export const NotThere: Story = {
  beforeEach: () => page.server().respond('fraudGuard.getBusinessRules', { status: 404, type: 'not-found' }),
  play: async () => expect(await screen.findByRole('heading', { level: 1 }, patience)).toBeVisible(),
};

const facility = portalPages(facilityAdmin, () => {});

/** The view is for staff only. */
// Shows [1R057]
export const NotForFacilities: Story = {
  args: { address: '/AdminFraudGuardBusinessRulesView?BusinessId=102' },
  beforeEach: facility.meta.beforeEach,
  play: async () => {
    await expect(await pageHeading('You do not have access to Fraud guard rules of a business')).toBeVisible();
  },
};
