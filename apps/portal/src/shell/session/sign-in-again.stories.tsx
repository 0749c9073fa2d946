import { overlayStory } from '@quickportal/ui/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { SignInAgainView } from './sign-in-again.view.tsx';

const meta = {
  title: 'Screens/Sign in again',
  component: SignInAgainView,
  parameters: { layout: 'fullscreen', ...overlayStory },
  args: {
    person: { fullName: 'Dana Petrov', loginName: 'facility.admin' },
    reason: 'Your session has ended.',
    step: 'password',
    busy: false,
    error: undefined,
    onPassword: fn(),
    onCode: fn(),
    onLeave: fn(),
  },
} satisfies Meta<typeof SignInAgainView>;
export default meta;
type Story = StoryObj<typeof meta>;

const theDialog = async () => within(await screen.findByRole('dialog', { name: 'Sign in again to continue' }));

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await theDialog();
    await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveFocus());
    await userEvent.keyboard('{Escape}{Enter}');
    await expect(await dialog.findByText('Required.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Password'), 'Demo-portal-2026{Enter}');
    await expect(args.onPassword).toHaveBeenCalledWith({ loginName: 'facility.admin', password: 'Demo-portal-2026' });
  },
};

export const SignedOutElsewhere: Story = { args: { reason: 'You signed out in another tab.' } };

export const WrongPassword: Story = { args: { error: 'The login name or password is not correct.' } };

/** The second factor, where the user has one. */
export const Code: Story = {
  args: { step: 'code' },
  play: async ({ args }) => {
    const dialog = await theDialog();
    await userEvent.type(dialog.getByLabelText('Code'), '123456{Enter}');
    await expect(args.onCode).toHaveBeenCalledWith('123456');
  },
};

/** A forced change of password, or setting up a second factor, has a page of its own. */
export const OneMoreStep: Story = {
  args: { step: { address: '/ChangePasswordView' } },
  play: async () => {
    const link = (await theDialog()).getByRole('link', { name: 'Open in a new tab' });
    await expect(link).toHaveAttribute('target', '_blank');
    await waitFor(() => expect(link).toHaveFocus());
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
