import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { portalStory } from '../../../storybook/portal-story.tsx';
import { backTestResult, doneBackTest } from './back-test.fixtures.ts';
import { BackTestView } from './back-test.view.tsx';

const meta = {
  title: 'Screens/Rule lab',
  component: BackTestView,
  decorators: [
    (Story) => (
      <div className="mx-auto max-w-90">
        <Story />
      </div>
    ),
    portalStory({}),
  ],
  args: {
    backTest: doneBackTest,
    isStale: false,
    isValid: true,
    isStarting: false,
    error: undefined,
    onStart: fn(),
    onCancel: fn(),
    onShowPayments: fn(),
  },
} satisfies Meta<typeof BackTestView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** How much would have been stopped, what became of it, on which days and by which rules. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('of 18,402 payments')).toBeVisible();
    await expect(canvas.getByText('$68,412.15, or 1.16% of payments')).toBeVisible();
    await expect(canvas.getByText('10 Nov')).toBeVisible();
    await expect(canvas.getByText(/of which 28 from one IP address/)).toBeVisible();
    await expect(canvas.getByText(/Your changes would stop 26 more/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show the payments' }));
    await expect(args.onShowPayments).toHaveBeenCalled();
  },
};

/** Nothing was tested yet. The button goes once a test runs: the focus stays where its result comes. */
export const NotTested: Story = {
  args: { backTest: undefined },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Test these rules' }));
    await expect(args.onStart).toHaveBeenCalled();
    await expect(canvas.getByRole('region', { name: 'What these rules would have stopped' })).toHaveFocus();
  },
};

/** A value is not valid: there is nothing to test. */
export const InvalidValues: Story = {
  args: { backTest: undefined, isValid: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Test these rules' })).toBeDisabled();
    await expect(canvas.getByText('Correct the values first.')).toBeVisible();
  },
};

export const Running: Story = {
  args: { backTest: { ...doneBackTest, status: 'RUNNING', progress: 37, endedAt: null, result: null } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Test of the rules' })).toHaveValue(37);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalled();
  },
};

/** A value was changed since: the numbers stay, and say that they are of earlier values. */
export const EarlierValues: Story = {
  args: { isStale: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('These numbers are of earlier values.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Test again' }));
    await expect(args.onStart).toHaveBeenCalled();
  },
};

export const Cancelled: Story = {
  args: { backTest: { ...doneBackTest, status: 'CANCELLED', result: null } },
};

export const Failed: Story = {
  args: { backTest: { ...doneBackTest, status: 'FAILED', result: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The test failed. Start it again.')).toBeVisible();
  },
};

/** In passive mode nothing is stopped. */
export const Passive: Story = {
  args: { backTest: { ...doneBackTest, result: { ...backTestResult, effect: 'REPORTS' } } },
};

/** Rules that match nothing. */
export const NothingStopped: Story = {
  args: {
    backTest: {
      ...doneBackTest,
      result: {
        ...backTestResult,
        stopped: { payments: 0, amounts: [] },
        outcomes: [],
        rules: [],
        days: backTestResult.days.map((day) => ({ ...day, stopped: 0 })),
        busiestDay: null,
        inForce: { payments: 0, amounts: [], effect: 'SUSPENDS' },
        added: { payments: 0, amounts: [] },
        listed: 0,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No rule is switched on.')).toBeVisible();
  },
};
