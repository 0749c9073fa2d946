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

/** Whose doing each thing was, by column, and in words for those who do not see columns. */
export const Lanes: Story = {
  args: {
    lanes: ['Payer’s bank', 'Your side', 'System'],
    children: (
      <>
        <TimelineItem
          lane="Payer’s bank"
          tone="bad"
          title={<strong>Suspended by the payer</strong>}
          when={<DateTime value="2026-11-19T05:41:00Z" timeZone={zone} show="date-time" />}
        />
        <TimelineItem
          lane="Payer’s bank"
          tone="done"
          title={<strong>Approved by the payer</strong>}
          when={<DateTime value="2026-11-12T21:02:00Z" timeZone={zone} show="date-time" />}
        />
        <TimelineItem
          lane="System"
          tone="done"
          title={<strong>Delivered to the payer’s bank</strong>}
          when={<DateTime value="2026-11-12T04:20:03Z" timeZone={zone} show="date-time" />}
        />
        <TimelineItem
          lane="Your side"
          tone="done"
          title={<strong>Submitted</strong>}
          when={<DateTime value="2026-11-12T04:20:00Z" timeZone={zone} show="date-time" />}
        />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const texts = canvas.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    await expect(texts.map((text) => /^(Payer’s bank|Your side|System)/.exec(text)?.[0])).toEqual([
      'Payer’s bank',
      'Payer’s bank',
      'System',
      'Your side',
    ]);
    const left = (index: number) =>
      canvas.getAllByRole('listitem')[index]?.firstElementChild?.getBoundingClientRect().left ?? 0;
    await expect(left(3)).toBeGreaterThan(left(0));
    await expect(left(2)).toBeGreaterThan(left(3));
  },
};

/** One column, in which each item names its lane. */
export const LanesOnPhone: Story = {
  args: { ...Lanes.args },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Payer’s bank').some((element) => element.checkVisibility())).toBe(true);
    const lefts = canvas.getAllByRole('listitem').map((item) => item.firstElementChild?.getBoundingClientRect().left);
    await expect(new Set(lefts).size).toBe(1);
  },
};
