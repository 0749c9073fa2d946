import { AlertDialog } from '@quickportal/ui/alert-dialog';
import { overlayStory } from '@quickportal/ui/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { BusinessesView } from './businesses.view.tsx';
import {
  connectionBusinesses,
  connectionDetails,
  differingCheck,
  shownDetails,
} from './connection-details.fixtures.ts';
import { ConnectionDetailsView } from './connection-details.view.tsx';
import { renewQuestion } from './renew-handoff-key.dialog.tsx';
import { VerifyHandoffView } from './verify-handoff.view.tsx';

const businesses = (
  <BusinessesView
    tab="ccapi"
    onTabChange={fn()}
    table={{ rows: connectionBusinesses, state: 'ready', recordsCount: 2, recordsCountCapped: false }}
    page={1}
    onPageChange={fn()}
  />
);
const onVerify = fn();
const verify = <VerifyHandoffView result={null} busy={false} error={undefined} onVerify={onVerify} />;

/** What a button does; null where a story has none. */
const action = (): (() => void) | null => fn();

const meta = {
  title: 'Screens/Connection details',
  component: ConnectionDetailsView,
  decorators: [portalStory({ view: 'ConnectionDetailsView' })],
  args: {
    details: connectionDetails,
    timeZone: 'Australia/Sydney',
    businesses,
    verify,
    onShow: action(),
    onRenew: action(),
  },
} satisfies Meta<typeof ConnectionDetailsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Secrets are hidden until the password is entered. */
export const Hidden: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByText('Hidden. Show it with your password.')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Show secrets' }));
    await expect(args.onShow).toHaveBeenCalled();
  },
};

/** Secrets are shown, and the former key is accepted for a while. */
// Shows [2R186 2R188]
export const Shown: Story = {
  args: {
    details: { ...shownDetails, formerHandoffKeyUntil: '2026-11-21T03:40:00.000Z' },
    onShow: null,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('key-of-the-story-which-signs-nothing-at-all')).toBeVisible();
    await expect(canvas.getByText('password-of-the-story-which-opens-nothing-x')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Renew key' })).toBeNull();
  },
};

/** A key of fewer than 32 characters has a warning. */
// Shows [2R308]
export const ShortKey: Story = {
  args: { details: { ...connectionDetails, handoffKeyTooShort: true } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent('The signed hand-off key has fewer than 32 characters'),
};

/** Viewers and staff never see the secrets. */
export const ReadOnly: Story = {
  args: { details: { ...connectionDetails, mayShowSecrets: false }, onShow: null, onRenew: null },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Hidden')).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: /secrets|Renew/ })).toBeNull();
  },
};

/** A request that differs from what was signed, field by field. */
export const Differs: Story = {
  args: {
    verify: <VerifyHandoffView result={differingCheck} busy={false} error={undefined} onVerify={onVerify} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /principalAmount 120\.50 Signed: 120\.5/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Verify' }));
    await expect(canvas.getByText('Paste a request.')).toBeVisible();
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Renew: Story = {
  parameters: overlayStory,
  render: () => <AlertDialog {...renewQuestion} open onOpenChange={fn()} onAction={fn()} />,
  play: async () => expect(await screen.findByRole('alertdialog')).toHaveTextContent('accepted for 24 hours more'),
};
