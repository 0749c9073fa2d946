import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { SandboxVerifyView } from './sandbox-verify.view.tsx';

const meta = {
  title: 'Screens/Sandbox/Verify',
  component: SandboxVerifyView,
  decorators: [portalStory({ session: null, view: 'SandboxVerifyView' })],
  args: {
    verification: { data: { emailAddress: 'vera@example.com' }, error: null },
    isExpired: false,
    isSent: false,
    busy: false,
    error: undefined,
    onResend: fn(),
    onStartAgain: fn(),
    children: <p>The form of the code</p>,
  },
} satisfies Meta<typeof SandboxVerifyView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The link rests for three seconds after use. */
// Shows [2R285 2K042]
export const SentAgain: Story = {
  args: { isSent: true },
  play: async ({ canvas, args }) => {
    const link = await canvas.findByRole('button', { name: 'Send the code again' });
    await userEvent.click(link);
    await expect(args.onResend).toHaveBeenCalledTimes(1);
    await expect(link).toBeDisabled();
    await userEvent.click(link, { pointerEventsCheck: 0 });
    await expect(args.onResend).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(link).toBeEnabled(), { timeout: 4000 });
  },
};

/** Too late: only starting again helps. */
// Shows [2R381 2M201 2M260]
export const Expired: Story = {
  args: { isExpired: true },
  play: async ({ canvas, args }) => {
    const text = "The link has expired. Click 'Start again' to restart the process.";
    await expect(await canvas.findByText(text)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }));
    await expect(args.onStartAgain).toHaveBeenCalled();
  },
};

/** A browser that requested nothing. */
// Shows [2R382]
export const NotLoaded: Story = {
  args: { verification: { data: undefined, error: new Error('404') } },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'This page did not load' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }));
    await expect(args.onStartAgain).toHaveBeenCalled();
  },
};

export const OnPhone: Story = { args: { isSent: true }, globals: { viewport: { value: 'phone' } } };
