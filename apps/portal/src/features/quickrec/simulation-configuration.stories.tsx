import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { staffInCommunity } from '../../storybook/sessions.ts';
import { simulatedAccount, simulationConfiguration } from './simulation.fixtures.ts';
import { SimulationConfigurationView } from './simulation-configuration.view.tsx';

const meta = {
  title: 'Screens/Quick reconciliation/Simulation configuration',
  component: SimulationConfigurationView,
  decorators: [portalStory({ view: 'SimulationConfigurationView', session: staffInCommunity })],
  args: {
    account: simulatedAccount,
    configuration: simulationConfiguration,
    canChange: true,
    busy: false,
    onSwitch: fn(),
    onAdd: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof SimulationConfigurationView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The switch and the businesses with their codes. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Simulation enabled' }));
    await expect(args.onSwitch).toHaveBeenCalledWith(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Harbour City Gas' }));
    await expect(args.onRemove).toHaveBeenCalledWith(simulationConfiguration.businesses[0]);
    await expect(canvas.getByText('HCGAS')).toBeVisible();
  },
};

/** An account of a bank is not simulated. */
export const OfBank: Story = {
  args: {
    account: { ...simulatedAccount, source: 'BAI2' },
    configuration: { simulationEnabled: false, businesses: [] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This account receives statements of a bank')).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'Simulation enabled' })).toBeDisabled();
  },
};

/** For those who may look only. */
export const ReadOnly: Story = {
  args: { canChange: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Add business' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull();
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
