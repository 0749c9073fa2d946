import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { AlertDialog } from '@quickportal/ui/alert-dialog';
import { overlayStory } from '@quickportal/ui/story-kit';
import { portalStory } from '../../storybook/portal-story.tsx';
import { facilityAdmin } from '../../storybook/sessions.ts';
import { PastReplays } from './past-replays.view.tsx';
import { firstChoice } from './replay-choice.ts';
import { ReplayForm } from './replay-form.view.tsx';
import { cancelQuestion } from './replay.part.tsx';
import { ReplayProgress } from './replay-progress.view.tsx';
import { failing, replayPreview, replays, runningReplay, stoppedReplay, working } from './webhook.fixtures.ts';

const timeZone = 'Australia/Sydney';
const onAction = fn();

const meta = {
  title: 'Screens/Webhook replay',
  component: ReplayForm,
  decorators: [
    (Story) => (
      <div className="p-6 max-sm:p-4">
        <Story />
      </div>
    ),
    portalStory({ session: facilityAdmin, view: 'WebhooksView' }),
  ],
  args: {
    endpoint: working,
    timeZone,
    choice: firstChoice,
    onChoiceChange: fn(),
    preview: replayPreview,
    previewError: undefined,
    busy: false,
    error: undefined,
    onStart: fn(),
  },
} satisfies Meta<typeof ReplayForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What would be sent again is counted first; then how fast, and whether new events wait. */
export const Counted: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Rate'), '60');
    await expect(await canvas.findByText(/in about 22 minutes/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Go beside it' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Replay 1,284 events' }));
    await expect(args.onStart).toHaveBeenCalledWith({ eventsPerMinute: 60, newEvents: 'GO_BESIDE' });
    await userEvent.click(canvas.getByRole('radio', { name: 'All events' }));
    await expect(args.onChoiceChange).toHaveBeenCalledWith({ events: 'ALL' });
  },
};

/** Two times on the community's clocks; only the kinds the endpoint subscribes to are offered. */
export const BetweenTwoTimes: Story = {
  args: {
    endpoint: failing,
    choice: {
      ...firstChoice,
      period: 'BETWEEN',
      fromDate: '2026-11-20',
      fromTime: '08:00',
      eventTypes: ['customer.created'],
    },
    preview: undefined,
    previewError: 'Enter both times.',
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByLabelText('Until'));
    await userEvent.paste('20/11/2026');
    await expect(args.onChoiceChange).toHaveBeenLastCalledWith({ untilDate: '2026-11-20', untilTime: '00:00' });
    await expect(canvas.getByRole('button', { name: 'Replay events' })).toBeDisabled();
  },
};

export const NothingMissed: Story = {
  args: { preview: { ...replayPreview, eventsCount: 0, byType: [], firstAt: null, lastAt: null } },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Replay events' })).toBeDisabled(),
};

export const TooMany: Story = {
  args: {
    preview: undefined,
    previewError: 'More than 50,000 events. Choose a shorter window or fewer kinds.',
  },
  play: async ({ canvas }) => expect(await canvas.findByText(/More than 50,000 events/)).toBeVisible(),
};

export const Loading: Story = { args: { preview: undefined } };

const progress = {
  timeZone,
  canChange: true,
  busy: null,
  onAction,
  hrefForDelivery: (id: number) => `#DeliveryId=${id}`,
};

/** How far it is; it can be paused and cancelled. */
export const Running: Story = {
  render: () => <ReplayProgress replay={runningReplay} {...progress} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause' }));
    await expect(onAction).toHaveBeenLastCalledWith('PAUSE');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel replay' }));
    await expect(onAction).toHaveBeenLastCalledWith('CANCEL');
  },
};

/** An event could not be delivered: which, why, and how it goes on. */
export const Stopped: Story = {
  render: () => <ReplayProgress replay={stoppedReplay} {...progress} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'View delivery' })).toHaveAttribute('href', '#DeliveryId=611');
    await userEvent.click(canvas.getByRole('button', { name: 'Resume' }));
    await expect(onAction).toHaveBeenLastCalledWith('RESUME');
  },
};

export const ReadOnly: Story = {
  render: () => <ReplayProgress replay={runningReplay} {...progress} canChange={false} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Replay')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Those that there were. */
export const Past: Story = {
  render: () => (
    <PastReplays
      timeZone={timeZone}
      list={{
        table: { rows: replays, state: 'ready', recordsCount: 3, recordsCountCapped: false },
        page: 1,
        onPageChange: fn(),
        hrefFor: (id) => `#replayId=${id}`,
        onOpen: fn(),
      }}
    />
  ),
  play: async ({ canvas }) => expect(await canvas.findByText('Completed')).toBeVisible(),
};

export const Cancel: Story = {
  parameters: overlayStory,
  render: () => <AlertDialog open onOpenChange={fn()} onAction={fn()} {...cancelQuestion(runningReplay)} />,
  play: async () => expect(await screen.findByText(/872 events are not sent/)).toBeVisible(),
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
