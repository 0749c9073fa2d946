import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { PortalAt } from '../../storybook/portal-at.tsx';
import { pageHeading, paged, patience, portalPages } from '../../storybook/portal-pages.ts';
import { staffInCommunity } from '../../storybook/sessions.ts';
import { newLineForm } from './simulation-form.fixtures.ts';
import { simulatedAccount, simulationConfiguration, simulationLines } from './simulation.fixtures.ts';

const page = portalPages(staffInCommunity, (server) => {
  server.respond('bankStatementAccounts.get', { data: simulatedAccount });
  server.respond('quickrec.getSimulationConfiguration', { data: simulationConfiguration });
  server.respond('quickrec.listSimulationLines', paged(simulationLines));
});

const meta = {
  ...page.meta,
  title: 'Screens/Quick reconciliation/Simulation lines page',
  component: PortalAt,
  tags: ['!autodocs'],
  args: { address: '/SimulationLinesView?CommunityId=10&AccountId=302' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A line is added by its template, and confirmed. */
// Shows [3P053 3M087 3R187]
export const LineAdded: Story = {
  play: async () => {
    page.server().respond('rest/internal/forms/post/quickrec/302/simulation/lines', { data: newLineForm });
    page.server().respond('quickrec.createSimulationLine', { data: simulationLines[0] });
    await expect(await pageHeading('Simulation of Water simulation')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Add line' }, patience));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add simulation line' }));
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Amount/ }), '184.50');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Narrative/ }), 'DE CREDITS');
    await userEvent.click(dialog.getByRole('button', { name: 'Add line' }));
    await expect(await screen.findByText('Simulation line successfully created.')).toBeVisible();
  },
};

/** A line is removed after a question. */
// Shows [3M088]
export const LineRemoved: Story = {
  play: async () => {
    page.server().respond('quickrec.deleteSimulationLine', { data: null });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Direct credit of $184.50' }, patience));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove line' }));
    await expect(await screen.findByText('Simulation line successfully removed.')).toBeVisible();
  },
};
