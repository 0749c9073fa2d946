import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { facilityRules, hitCounts, rulesOff, staffRules } from '../fraud-guard-rules.fixtures.ts';
import { ReadRulesView } from './read-rules.view.tsx';

const meta = {
  title: 'Screens/Fraud guard rules/Read only',
  component: ReadRulesView,
  args: { rules: facilityRules, counts: hitCounts, currency: 'AUD' },
} satisfies Meta<typeof ReadRulesView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Values are text, and nothing looks as if it could be switched. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('switch')).toBeNull();
    await expect(canvas.queryByRole('spinbutton')).toBeNull();
    await expect(canvas.queryByText('BIN testing mode')).toBeNull();
    await expect(canvas.getByText(/When a card is declined/)).toHaveTextContent(
      'When a card is declined 3 times within 2 hours',
    );
    await expect(canvas.getByText('Compared with 5 times what is usual, now $3,120.00.')).toBeVisible();
    await expect(canvas.getByText('Shadow: counted, decides nothing.')).toBeVisible();
  },
};

/** Staff see the BIN testing mode. */
// Shows [1R164]
export const Staff: Story = {
  args: { rules: staffRules },
  play: ({ canvas }) => expect(canvas.getByText('Alert and Decline')).toBeVisible(),
};

export const Off: Story = { args: { rules: rulesOff } };

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
