import { AlertDialog } from '@quickportal/ui/alert-dialog';
import { overlayStory } from '@quickportal/ui/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { ApiKeyBusinessesView } from './api-key-businesses.view.tsx';
import { ApiKeyHistoryView } from './api-key-history.view.tsx';
import { apiKeys, apiKeyUse, noUse } from './api-key.fixtures.ts';
import { ApiKeyUseView } from './api-key-use.view.tsx';
import { FormerKeyView } from './former-key.view.tsx';
import { RestApiKeyDetailsView } from './rest-api-key-details.view.tsx';
import { WhatStops } from '../../layout/program-use/what-stops.tsx';

const timeZone = 'Australia/Sydney';
const keyCalled = (name: string) => {
  const found = apiKeys.find((apiKey) => apiKey.name === name);
  if (!found) throw new Error(`There is no key ${name}`);
  return found;
};
const active = keyCalled('Nightly customer import');
const endsSoon = keyCalled('Ledger sync');
const expired = keyCalled('Meter readings');

const history = (
  <ApiKeyHistoryView
    timeZone={timeZone}
    table={{
      rows: [
        {
          id: 1,
          eventDate: '2026-08-26T01:15:00.000Z',
          description: 'Secret API key Nightly customer import generated',
          userName: 'Dana Petrov',
          loginName: 'facility.admin',
          about: {},
          changes: [],
        },
      ],
      state: 'ready',
      recordsCount: 1,
      failure: { title: 'History did not load' },
    }}
    page={1}
    hrefForPage={(page) => `#page=${page}`}
    onPageChange={fn()}
  />
);

const meta = {
  title: 'Screens/API key details',
  component: RestApiKeyDetailsView,
  decorators: [portalStory({ view: 'RestApiKeyDetailsView', search: { ApiKeyId: '1' } })],
  args: {
    apiKey: active,
    newKey: { key: undefined, onSaved: fn() },
    onFetch: fn(),
    isFetching: false,
    timeZone,
    use: <ApiKeyUseView use={apiKeyUse} isWorking />,
    businesses: (
      <ApiKeyBusinessesView
        businesses={[{ businessId: 101, businessCode: 'HCWATER', businessName: 'Harbour City Water' }]}
      />
    ),
    former: null,
    history,
    canSeeCalls: true,
    onDisable: fn(),
    onReplace: fn(),
  },
} satisfies Meta<typeof RestApiKeyDetailsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Disable and Rotate are offered while the key works. */
// Shows [2R270]
export const Active: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Disable' }));
    await expect(args.onDisable).toHaveBeenCalled();
    await expect(canvas.getByRole('list', { name: 'Calls by address' })).toHaveTextContent('203.0.113.24');
    await expect(canvas.getByRole('list', { name: 'Calls by route' })).toHaveTextContent('POST /customer-search');
  },
};

/** Right after it was generated, its secret is shown once. */
export const JustGenerated: Story = {
  args: {
    newKey: { key: 'qp_sec_10_ExampleOfAKeyThatNoFacilityHas_0123456789012', onSaved: fn() },
    use: <ApiKeyUseView use={noUse} isWorking />,
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('button', { name: 'Copy key' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'I have saved it' }));
    await expect(args.newKey.onSaved).toHaveBeenCalled();
  },
};

/** A key that another user approved: its requester fetches the secret once. */
export const SecretWaits: Story = {
  args: {
    apiKey: { ...active, secretWaitsUntil: '2026-12-02T01:15:00.000Z' },
    use: <ApiKeyUseView use={noUse} isWorking />,
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show key once' }));
    await expect(args.onFetch).toHaveBeenCalled();
  },
};

/** Within 30 days of its end a replacement is offered. */
export const EndsSoon: Story = {
  args: { apiKey: endsSoon },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Generate replacement' }));
    await expect(args.onReplace).toHaveBeenCalled();
  },
};

/** A key that replaces another shows how the calls of that one fall. */
export const Replacement: Story = {
  args: {
    apiKey: { ...active, replacesApiKeyId: 3 },
    former: <FormerKeyView former={{ ...endsSoon, replacedByApiKeyId: 1 }} use={apiKeyUse} />,
  },
};

/** Disable is offered only while the key is active and not expired. */
// Shows [2R274]
export const Expired: Story = {
  args: { apiKey: expired, use: <ApiKeyUseView use={noUse} isWorking={false} /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Expired')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Disable|Rotate/ })).toBeNull();
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** The question before disabling names the programs that stop. */
export const Disable: Story = {
  parameters: overlayStory,
  render: () => (
    <AlertDialog
      title="Disable Nightly customer import?"
      action="Disable key"
      cancel="Keep it"
      open
      onOpenChange={fn()}
      onAction={fn()}
    >
      <WhatStops use={apiKeyUse} timeZone={timeZone} isFinal />
    </AlertDialog>
  ),
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('nightly-upload/1.9');
    await expect(dialog).toHaveTextContent('This cannot be undone.');
  },
};
