import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { staffInCommunity } from '../../storybook/sessions.ts';
import { simulatedAccount, simulationLines } from './simulation.fixtures.ts';
import { SimulationLinesView } from './simulation-lines.view.tsx';

const meta = {
  title: 'Screens/Quick reconciliation/Simulation lines',
  component: SimulationLinesView,
  decorators: [portalStory({ view: 'SimulationLinesView', session: staffInCommunity })],
  args: {
    table: {
      rows: simulationLines,
      state: 'ready',
      recordsCount: simulationLines.length,
      recordsCountCapped: false,
    },
    search: { page: 1, pageSize: 20 },
    onSearchChange: fn(),
    hrefForPage: () => '#',
    account: simulatedAccount,
    timeZone: 'Australia/Sydney',
    simulationEnabled: true,
    canChange: true,
    onAdd: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof SimulationLinesView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A long narrative is folded; a custom line shows its codes. */
// Shows [3R188 3R228]
export const Listed: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('tab', { name: 'Lines' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tab', { name: 'Configuration' })).toBeVisible();
    await expect(canvas.getByText('195 TEST')).toBeVisible();
    const big = canvas.getByText('ACCOUNT FEE FOR THE MONTH OF NOVEMBER, C…');
    await userEvent.click(big);
    await expect(canvas.getByText(/CHARGED BY THE BRANCH IN NEWCASTLE/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Direct credit of $184.50' }));
    await expect(args.onRemove).toHaveBeenCalledWith(simulationLines[0]);
  },
};

/** While simulation is off no line is added. */
export const SwitchedOff: Story = {
  args: { simulationEnabled: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Simulation is off')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add line' })).toBeNull();
  },
};

/** No line yet. */
export const Empty: Story = {
  args: { table: { rows: [], state: 'empty', recordsCount: 0, recordsCountCapped: false } },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
