import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { binAlerts } from '../../storybook/bin-alerts.ts';
import { PortalAt } from '../../storybook/portal-at.tsx';
import { pageHeading, patience, portalPages } from '../../storybook/portal-pages.ts';
import { facilityAdmin, staffInCommunity } from '../../storybook/sessions.ts';
import { overrides, staffRules } from './fraud-guard-rules.fixtures.ts';
import { respondWithRules } from './rules-server.fixtures.ts';

const page = portalPages(staffInCommunity, (server) => respondWithRules(server, staffRules, overrides));

const meta = {
  ...page.meta,
  tags: ['!autodocs'],
  title: 'Screens/Fraud guard rules/Facility for staff',
  component: PortalAt,
  args: { address: '/AdminFraudGuardFacilityRulesView?CommunityId=10' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Staff have a view of the facility's rules, with the BIN testing mode. */
// Shows [1P012 1R057]
export const Opened: Story = {
  play: async () => {
    await expect(await pageHeading('Fraud guard rules of the facility')).toBeVisible();
    await expect(await screen.findByRole('group', { name: 'BIN testing mode' }, patience)).toBeVisible();
  },
};

/** Staff read in an alert of BIN testing what happens to its payments. */
export const BinTesting: Story = {
  beforeEach: () => page.server().respond('fraudGuard.listBinAlerts', { data: { items: binAlerts } }),
  play: async () => {
    const alert = await screen.findByRole('alert', {}, patience);
    await expect(alert).toHaveTextContent('BIN testing with cards of 2 BINs');
    await waitFor(() => expect(alert).toHaveTextContent('blacklisted for 3 months'), patience);
  },
};

/** The overrides show the BIN testing mode to staff. */
// Shows [1R068 1M028]
export const BinTestingColumn: Story = {
  play: async () => {
    const table = await screen.findByRole('table', { name: 'Business overrides' }, patience);
    const row = await within(table).findByRole('row', { name: /Harbour City Marina Berths/ }, patience);
    await expect(row).toHaveTextContent('Alert and Decline');
    await expect(await within(table).findByRole('columnheader', { name: 'BIN Testing Mode' })).toBeVisible();
  },
};

/** Staff, too, see five overrides on a page. */
// Shows [1R231 1K051]
export const PageOfFive: Story = {
  play: async () => expect(await screen.findByText('1–5 of 7', {}, patience)).toBeVisible(),
};

/** Editing leads to the staff's view of a business. */
// Shows [1R057]
export const Edited: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Harbour City Gas' }, patience));
    await expect(await pageHeading('Fraud guard rules of Harbour City Gas')).toBeVisible();
    await expect(await screen.findByRole('radio', { name: 'Alert only' }, patience)).toBeChecked();
  },
};

const facility = portalPages(facilityAdmin, () => {});

/** The view is for staff only. */
// Shows [1P012]
export const NotForFacilities: Story = {
  args: { address: '/AdminFraudGuardFacilityRulesView' },
  beforeEach: facility.meta.beforeEach,
  play: async () => {
    await expect(await pageHeading('You do not have access to Fraud guard rules of the facility')).toBeVisible();
  },
};
