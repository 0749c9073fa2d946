import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { commentForm } from '../../storybook/comment-form.ts';
import { PortalAt, portalServer, type PortalServer } from '../../storybook/portal-at.tsx';
import { facilityAdmin } from '../../storybook/sessions.ts';

let server: PortalServer;

const meta = {
  title: 'Screens/Sandbox/Pages',
  component: PortalAt,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { address: '/SandboxCreatorView' },
  beforeEach: () => {
    server = portalServer(facilityAdmin);
    return server.stop;
  },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;
const patience = { timeout: 10_000 };

/** Who wants a sandbox. */
// Shows [2P037 2M026]
export const Creator: Story = {
  beforeEach: () => {
    server.respond('rest/internal/forms/post/sandbox/creator', { data: commentForm });
  },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Sandbox' }, patience)).toBeVisible();
    await expect(await screen.findByRole('textbox', { name: /Comment/ }, patience)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Email me a code' })).toBeEnabled();
  },
};
