import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { PortalAt } from '../../storybook/portal-at.tsx';
import { pageHeading, patience, paged, portalPages } from '../../storybook/portal-pages.ts';
import { staffInCommunity, staffSupport } from '../../storybook/sessions.ts';
import { apiKeys, apiKeyUse, noUse } from './api-key.fixtures.ts';
import { statusForm } from './community-api-key-form.fixtures.ts';

const [active, , , expired, disabled] = apiKeys;

const page = portalPages(staffInCommunity, (server) => {
  server.respond('communityApiKeys.get', { data: active });
  server.respond('apiKeys.getUse', { data: apiKeyUse });
  server.respond('apiKeys.listAccessBusinesses', { data: [] });
  server.respond('apiKeys.listAuditEntries', paged([]));
  server.respond('rest/internal/forms/patch/community-api-keys/1', { data: statusForm });
});

const meta = {
  ...page.meta,
  title: 'Screens/API key details for staff/Page',
  component: PortalAt,
  tags: ['!autodocs'],
  args: { address: '/CommunityApiKeyDetailsView?ApiKeyId=1&CommunityId=10' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const fillIn = async (jiraIssue: string) => {
  const dialog = within(await screen.findByRole('dialog', {}, patience));
  await userEvent.type(await dialog.findByLabelText(/Jira issue/, undefined, patience), jiraIssue);
  await userEvent.type(dialog.getByLabelText(/Your password/), 'Demo-portal-2026');
  return dialog;
};
const sent = () => page.server().heard.find(({ call }) => call === 'communityApiKeys.setStatus')?.body;

/** The key of the address, with its businesses and what uses it. */
// Shows [3P038 3R152]
export const Opened: Story = {
  play: async () => {
    await expect(await pageHeading('Nightly customer import')).toBeVisible();
    await expect(await screen.findByText('What breaks if you disable it', undefined, patience)).toBeVisible();
    await expect(await screen.findByText('Every business of the facility.', undefined, patience)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Enable' })).toBeNull();
  },
};

/** Disabling asks for the issue, the operator's password and a tick, and shows the key as it is then. */
// Shows [3R296 3R300 3M074]
export const Disabled: Story = {
  beforeEach: () => page.server().respond('communityApiKeys.setStatus', { data: { ...disabled, id: 1 } }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Disable' }, patience));
    const dialog = await fillIn('OPS-4182');
    await expect(dialog.getByText(/nightly-upload/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Disable key' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('checkbox'));
    page.server().respond('communityApiKeys.get', { data: { ...disabled, id: 1 } });
    await userEvent.click(dialog.getByRole('button', { name: 'Disable key' }));
    await expect(await screen.findByText('API key successfully disabled.')).toBeVisible();
    await expect(await pageHeading('Former integrator')).toBeVisible();
    await expect(sent()).toContain('"jiraIssue":"OPS-4182"');
    await expect(sent()).toContain('"statusCode":"INACTIVE"');
  },
};

/** An expired key is shown as danger and can be enabled: it says for how long. */
// Shows [3R295 3R297 3M075]
export const Enabled: Story = {
  beforeEach: () => {
    page.server().respond('communityApiKeys.get', { data: { ...expired, id: 1 } });
    page.server().respond('apiKeys.getUse', { data: noUse });
    page.server().respond('communityApiKeys.setStatus', { data: active });
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Enable' }, patience));
    await expect(screen.getByText('Expired')).toHaveClass('text-danger-ink');
    await expect(screen.queryByRole('button', { name: 'Disable' })).toBeNull();
    const dialog = await fillIn('OPS-4190');
    await expect(dialog.getByText(/for two years from today/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Enable key' }));
    await expect(await screen.findByText('API key successfully enabled.')).toBeVisible();
    await expect(sent()).toContain('"statusCode":"ACTIVE"');
  },
};

/** A wrong password is refused at its field, and the dialog stays. */
export const WrongPassword: Story = {
  beforeEach: () =>
    page.server().respond('communityApiKeys.setStatus', {
      status: 422,
      type: 'validation-failed',
      errors: [{ field: 'yourPassword', messages: ['This password is not correct.'] }],
    }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Disable' }, patience));
    const dialog = await fillIn('OPS-4182');
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Disable key' }));
    await expect(await dialog.findByText('This password is not correct.')).toBeVisible();
    await expect(dialog.getByLabelText(/Your password/)).toBeInvalid();
  },
};

/** A publishable key says that it has no end. */
// Shows [3M099]
export const Publishable: Story = {
  beforeEach: () => page.server().respond('communityApiKeys.get', { data: { ...apiKeys[1], id: 1 } }),
  play: async () => {
    await expect(await screen.findByText('Publishable keys do not expire', undefined, patience)).toBeVisible();
  },
};

/** Support reads a key and changes nothing. */
export const ForSupport: Story = {
  beforeEach: () =>
    page.server().respond('session.get', { data: { ...staffSupport, community: staffInCommunity.community } }),
  play: async () => {
    await expect(await pageHeading('Nightly customer import')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Disable' })).toBeNull();
  },
};
