import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { ApiKeyConfigView } from './api-key-config.view.tsx';
import { apiKeys } from './api-key.fixtures.ts';
import { RestApiKeysView } from './rest-api-keys.view.tsx';

const nothing = { rows: [], recordsCount: 0, recordsCountCapped: false } as const;

const meta = {
  title: 'Screens/API keys',
  component: RestApiKeysView,
  decorators: [portalStory({ view: 'RestApiKeysView' })],
  args: {
    table: { rows: apiKeys, state: 'ready', recordsCount: apiKeys.length, recordsCountCapped: false },
    timeZone: 'Australia/Sydney',
    search: { page: 1, pageSize: 20 },
    onSearchChange: fn(),
    hrefForPage: (page) => `?page=${page}`,
    hrefFor: (id) => `?ApiKeyId=${id}`,
    onOpen: fn(),
    canGenerate: true,
    onGenerateInitial: fn(),
    isGenerating: false,
    config: (
      <ApiKeyConfigView
        config={{
          checkRequestAgainstWhitelist: true,
          notificationEmail: 'it@example.com',
          logRetentionDays: 400,
          version: 1,
        }}
        onEdit={fn()}
      />
    ),
  },
} satisfies Meta<typeof RestApiKeysView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Keys in each state; an expired one is shown as Expired. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const row = (name: RegExp) => within(canvas.getByRole('row', { name }));
    await expect(row(/^Nightly customer import/).getByText('Active')).toBeVisible();
    await expect(row(/^Payment page/).getByText('N/A')).toBeVisible();
    await expect(row(/^Payment page/).getByText('Never')).toBeVisible();
    await expect(row(/^Meter readings/).getByText('Expired')).toBeVisible();
    await expect(row(/^Former integrator/).getByText('Inactive')).toBeVisible();
  },
};

/** The first page warns of each key that ends within 30 days, and of no other. */
// Shows [2R397]
export const KeyEndsSoon: Story = {
  play: async ({ canvas }) => {
    const notice = await canvas.findByRole('alert');
    await expect(notice).toHaveTextContent('Ledger sync: from 11 Dec 2026 9:00 am on, every call with it is refused.');
    await expect(within(notice).getAllByRole('listitem')).toHaveLength(1);
  },
};

/** Without a key that ends soon there is no warning. */
export const NoKeyEndsSoon: Story = {
  args: { table: { rows: apiKeys.slice(0, 2), state: 'ready', recordsCount: 2, recordsCountCapped: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nightly customer import')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** A facility without keys can generate the first two at once. */
export const Empty: Story = {
  args: { table: { ...nothing, state: 'empty' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Generate the first pair' }));
    await expect(args.onGenerateInitial).toHaveBeenCalled();
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
