import { overlayStory } from '@quickportal/ui/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { mockServer } from '../../storybook/mock-server.ts';
import { patience } from '../../storybook/portal-pages.ts';
import { portalStory } from '../../storybook/portal-story.tsx';
import { ConfirmChange } from './confirm-change.tsx';

const onClose = fn();
const seen = { customerId: 7, city: 'Perth', email: 'a@example.com', customerEnabled: true, version: 3 };
let server: ReturnType<typeof mockServer>;

const meta = {
  title: 'Layout/Confirm a change',
  component: ConfirmChange<'customers.setStatus'>,
  parameters: overlayStory,
  decorators: [portalStory()],
  args: {
    call: 'customers.setStatus',
    input: { params: { id: 7 }, query: { enabled: false }, body: { restoreLinked: false, version: 3 } },
    seen,
    title: 'Disable Margaret Olsson?',
    action: 'Disable customer',
    children: 'Accounts and schedules become inactive.',
    onClose,
  },
  beforeEach: () => {
    server = mockServer();
    server.respond(
      'customers.setStatus',
      { status: 409, type: 'lost-update', current: { ...seen, city: 'Hobart', email: 'b@example.com', version: 5 } },
      { data: { ...seen, customerEnabled: false, version: 6 } },
    );
    onClose.mockClear();
    return () => server.stop();
  },
} satisfies Meta<typeof ConfirmChange<'customers.setStatus'>>;
export default meta;
type Story = StoryObj<typeof meta>;

const confirm = async () => userEvent.click(await screen.findByRole('button', { name: 'Disable customer' }, patience));
const sentVersions = () =>
  server.heard.flatMap(({ call, body }) =>
    call === 'customers.setStatus' ? [(JSON.parse(body) as { body: { version: number } }).body.version] : [],
  );

/** Another user was faster: it says what they changed and stays open. */
export const LostUpdate: Story = {
  play: async () => {
    await confirm();
    await expect(await screen.findByText(/Another user changed City or suburb and Email/, {}, patience)).toBeVisible();
    await expect(onClose).not.toHaveBeenCalled();
  },
};

/** Confirmed once more, after that was read, it goes on over the current version. */
export const GoesOn: Story = {
  play: async () => {
    await confirm();
    await screen.findByText(/Another user changed City or suburb and Email/, {}, patience);
    await confirm();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce(), patience);
    await expect(sentVersions()).toEqual([3, 5]);
  },
};
