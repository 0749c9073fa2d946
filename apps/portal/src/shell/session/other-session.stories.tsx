import { overlayStory } from '@quickportal/ui/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { OtherSessionView } from './other-session.view.tsx';

const meta = {
  title: 'Screens/Other session',
  component: OtherSessionView,
  parameters: { layout: 'fullscreen', ...overlayStory },
  args: {
    mismatch: { kind: 'viewing', viewed: 'Dana Petrov', of: 'Harbour City Utilities' },
    busy: false,
    error: undefined,
    onContinue: fn(),
    onStopViewAs: fn(),
    onSignOut: fn(),
  },
} satisfies Meta<typeof OtherSessionView>;
export default meta;
type Story = StoryObj<typeof meta>;

const theDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** Another tab views as a user, and this one does not. */
export const Viewing: Story = {
  play: async ({ args }) => {
    const dialog = await theDialog('You are viewing as Dana Petrov of Harbour City Utilities');
    await userEvent.click(dialog.getByRole('button', { name: 'Stop viewing' }));
    await expect(args.onStopViewAs).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.getByRole('button', { name: 'Continue as Dana Petrov' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
};

/** This tab views as a user, and the session does not any more. */
export const NotViewing: Story = { args: { mismatch: { kind: 'not-viewing', person: 'Priya Sharma' } } };

export const OtherPerson: Story = {
  args: { mismatch: { kind: 'other-person', person: 'Anahera Rewi' } },
  play: async ({ args }) => {
    const dialog = await theDialog('Anahera Rewi is signed in');
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

/** A facility user followed a link into another community. */
export const OtherCommunity: Story = { args: { mismatch: { kind: 'community', own: 'Harbour City Utilities' } } };

export const ClosedCommunity: Story = { args: { mismatch: { kind: 'community', own: null } } };

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
