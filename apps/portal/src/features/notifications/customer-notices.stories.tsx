import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { PortalAt } from '../../storybook/portal-at.tsx';
import { pageHeading, patience, portalPages } from '../../storybook/portal-pages.ts';
import { facilityAdmin } from '../../storybook/sessions.ts';
import { noticesForm } from './notices-form.fixtures.ts';

const FORM = 'rest/internal/forms/put/notification-switches';
const page = portalPages(facilityAdmin, (server) => {
  server.respond(FORM, { data: noticesForm });
  server.respond('notifications.setSwitches', {
    data: { status: 200, body: { switchedOn: [], facilitySwitchedOff: [], refusal: '', replyToEmail: '' } },
  });
});

const meta = {
  ...page.meta,
  tags: ['!autodocs'],
  title: 'Screens/Customer notices',
  component: PortalAt,
  args: { address: '/CustomerNoticesView' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = (name: string) => screen.findByRole('checkbox', { name }, patience);
const save = () => screen.getByRole('button', { name: 'Save notices' });

/** Which mails customers get, by what they are about. */
export const Default: Story = {
  play: async () => {
    await expect(await pageHeading('Customer notices')).toBeVisible();
    await expect(await box('Payment received')).toBeChecked();
    await expect(await box('Payment about to be taken')).not.toBeChecked();
  },
};

/** What is switched is sent whole, and said to be saved. */
export const Saved: Story = {
  play: async () => {
    await userEvent.click(await box('Payment about to be taken'));
    await userEvent.click(await box('Payment received'));
    const replies = screen.getByRole('textbox', { name: /Reply address/ });
    await userEvent.clear(replies);
    await userEvent.type(replies, 'billing@example.com');
    await userEvent.click(save());
    await expect(await screen.findByText('Customer notices saved', {}, patience)).toBeVisible();
    const sent = page.server().heard.find(({ call }) => call === 'notifications.setSwitches');
    await expect(sent?.body).toContain('RECURRING_DUE');
    await expect(sent?.body).not.toContain('PAYMENT_APPROVED');
    await expect(sent?.body).toContain('billing@example.com');
  },
};

/** Nothing was switched: the server says so, and it stands above the form. */
export const NothingChanged: Story = {
  beforeEach: () =>
    page.server().respond('notifications.setSwitches', {
      status: 422,
      type: 'validation-failed',
      errors: [{ field: '', messages: ['No changes detected.'] }],
    }),
  play: async () => {
    await box('Payment received');
    await userEvent.click(save());
    await expect(await screen.findByText('No changes detected.', {}, patience)).toBeVisible();
  },
};

/** Refused by the server: said above the form, which keeps what was chosen. */
export const Refused: Story = {
  beforeEach: () =>
    page.server().respond('notifications.setSwitches', {
      status: 409,
      type: 'state-conflict',
      title: 'Notices cannot be changed now',
    }),
  play: async () => {
    await userEvent.click(await box('Payment received'));
    await userEvent.click(save());
    await expect((await screen.findAllByText(/Notices cannot be changed now/, {}, patience))[0]).toBeVisible();
    await expect(await box('Payment received')).not.toBeChecked();
  },
};

/** The form did not come. */
export const Failed: Story = {
  beforeEach: () => page.server().respond(FORM, { status: 400, type: 'not-possible', title: 'It cannot be read' }),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Retry' }, patience)).toBeVisible();
  },
};
