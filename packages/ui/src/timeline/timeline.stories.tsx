import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DateOnly, DateTime } from '../date-time/date-time.tsx';
import { guide } from '../story-kit/story-kit.tsx';
import { Timeline, TimelineItem } from './timeline.tsx';

const zone = 'Australia/Sydney';
const meta = {
  title: 'Components/Timeline',
  component: Timeline,
  parameters: guide({
    what: 'The life of one thing: what happened, when, and where it stands.',
    use: ['Let the words say what happened; the dot only helps.', '`now` for the present state.'],
    avoid: ['For rows to sort and filter: that is a DataTable.'],
  }),
  args: {
    children: (
      <>
        <TimelineItem
          tone="done"
          title={<strong>Created</strong>}
          when={<DateTime value="2026-11-12T04:20:00Z" timeZone={zone} show="date-time" />}
        />
        <TimelineItem
          tone="done"
          title={<strong>Approved by the payer</strong>}
          when={<DateTime value="2026-11-12T21:02:00Z" timeZone={zone} show="date-time" />}
        />
        <TimelineItem
          tone="now"
          title={<strong>Active</strong>}
          when={
            <>
              Next payment <DateOnly value="2026-11-24" />
            </>
          }
        />
      </>
    ),
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Where the thing stands is marked for screen readers too. */
export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getAllByRole('listitem')[2]).toHaveAttribute('aria-current', 'step'),
};

export const Tones: Story = {
  args: {
    children: (
      <>
        <TimelineItem title="Asked for" />
        <TimelineItem tone="done" title="Done" />
        <TimelineItem tone="bad" title="Declined" when="Insufficient funds" />
        <TimelineItem tone="now" title="Retrying" />
      </>
    ),
  },
};

export const ExampleAuditHistory: Story = {
  args: {
    children: (
      <>
        <TimelineItem
          tone="done"
          title={
            <>
              <strong>Rowan Achterberg</strong> enabled QuickVault for Kiwi Fitness Group
            </>
          }
          when={<DateTime value="2026-11-19T22:52:00Z" timeZone={zone} show="time" />}
        />
        <TimelineItem
          title={
            <>
              <strong>Tess Whitlock</strong> asked to change a merchant account
            </>
          }
          when={
            <>
              <DateTime value="2026-11-19T22:20:00Z" timeZone={zone} show="time" />, waiting for a second person
            </>
          }
        />
        <TimelineItem
          tone="bad"
          title={
            <>
              <strong>Rowan Achterberg</strong> rejected an administrator change
            </>
          }
          when={<DateTime value="2026-11-19T05:41:00Z" timeZone={zone} show="date-time" />}
        />
      </>
    ),
  },
};
