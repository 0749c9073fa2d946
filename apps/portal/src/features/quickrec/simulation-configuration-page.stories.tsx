import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { PortalAt } from '../../storybook/portal-at.tsx';
import { pageHeading, patience, portalPages } from '../../storybook/portal-pages.ts';
import { staffInCommunity } from '../../storybook/sessions.ts';
import { simulatedAccount, simulationConfiguration } from './simulation.fixtures.ts';

const page = portalPages(staffInCommunity, (server) => {
  server.respond('bankStatementAccounts.get', { data: simulatedAccount });
  server.respond('quickrec.getSimulationConfiguration', { data: simulationConfiguration });
});

const meta = {
  ...page.meta,
  title: 'Screens/Quick reconciliation/Simulation configuration page',
  component: PortalAt,
  tags: ['!autodocs'],
  args: { address: '/SimulationConfigurationView?CommunityId=10&AccountId=302' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One of several businesses is removed. */
// Shows [3P054 3M090]
export const BusinessRemoved: Story = {
  play: async () => {
    page.server().respond('quickrec.removeSimulationBusiness', { data: simulationConfiguration });
    await expect(await pageHeading('Simulation of Water simulation')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Harbour City Gas' }, patience));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove business' }));
    await expect(await screen.findByText('Simulation business successfully removed.')).toBeVisible();
  },
};

/** Removing the last business sends no DELETE: simulation is switched off. */
// Shows [3R351 3R352]
export const LastBusinessRemoved: Story = {
  play: async () => {
    const last = { ...simulationConfiguration, businesses: simulationConfiguration.businesses.slice(0, 1) };
    page.server().respond('quickrec.getSimulationConfiguration', { data: last });
    page.server().respond('quickrec.updateSimulationConfiguration', { data: { ...last, simulationEnabled: false } });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Harbour City Gas' }, patience));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove business' }));
    await expect(await screen.findByText('Simulation business successfully removed.')).toBeVisible();
    const calls = page.server().heard.map(({ call }) => call);
    await expect(calls).not.toContain('quickrec.removeSimulationBusiness');
    const sent = page.server().heard.find(({ call }) => call === 'quickrec.updateSimulationConfiguration');
    await expect(sent?.body).toContain('"simulationEnabled":false');
  },
};
