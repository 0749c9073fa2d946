import type { GlobalSearchHit } from '@quickportal/contracts/global-search/hit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PortalAt, portalServer, type PortalServer } from '../../storybook/portal-at.tsx';
import { staffAdmin, staffSupport } from '../../storybook/sessions.ts';
import { everywhereKinds, openedKinds } from './everywhere-results.tsx';
import { closePalette, openPalette } from './palette-store.ts';

let server: PortalServer;
const found = (...items: readonly GlobalSearchHit[]) => ({
  data: { items, recordsCount: items.length, currentPage: 1, pageSize: 4 },
});
const place = { communityId: 10, canViewAs: false };
const harbour = {
  ...place,
  id: 10,
  title: 'Harbour City Utilities',
  subtitle: 'HARBOURCITY',
  view: 'BusinessesView',
  params: { CommunityId: 10 },
};
const priya = {
  ...place,
  id: 2,
  title: 'Priya Harbour',
  subtitle: 'priya.harbour, priya@example.com, Harbour City Utilities',
  view: 'UserDetailsView',
  params: { SystemUserId: 2, CommunityId: 10 },
  canViewAs: true,
};
const water = {
  ...place,
  id: 100,
  title: 'Harbour City Water',
  subtitle: 'HCWATER, Harbour City Utilities',
  view: 'BusinessSettingsView',
  params: { BusinessId: 100, CommunityId: 10 },
};
const batch = {
  ...place,
  id: 4711,
  title: 'Payment batch 4711',
  subtitle: '2026-11-20, Harbour City Utilities',
  view: 'PaymentFileSummaryView',
  params: { PaymentBatchGroup: 60210 },
};
const groupOfNoFile = { ...batch, title: 'Payment batch group 4711', view: '', params: {} };
const report = {
  ...place,
  id: 4711,
  title: 'TRANSACTION_CSV_REPORT 4711',
  subtitle: 'Transactions of 2026-11-20, Harbour City Utilities',
  view: 'ServiceMessageDetailView',
  params: { serviceMessageId: 4711 },
};
const zoe = {
  ...place,
  communityId: 20,
  id: 77_400,
  title: 'Zoë Quennell',
  subtitle: 'KFG-77400, zoe.q@kiwi.example, +64 21 555 0177, Kiwi Fitness Group',
  view: 'CustomerDetailsView',
  params: { CustomerId: 77_400, CommunityId: 20 },
};
const byWords = openedKinds(false);
const byIdentifier = openedKinds(true);

const meta = {
  title: 'Screens/Palette of all communities',
  component: PortalAt,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { address: '/HomeView' },
  beforeEach: () => {
    server = portalServer(staffAdmin);
    for (const search of Object.keys(everywhereKinds)) server.respond(`globalSearch.${search}`, found());
    server.respond('communities.locate', { data: { items: [] } });
    server.respond('globalSearch.findCommunities', (body) => (/harbour/.test(body) ? found(harbour) : found()));
    server.respond('globalSearch.findUsers', (body) => (/harbour/.test(body) ? found(priya) : found()));
    server.respond('globalSearch.findBusinesses', (body) => (/harbour/.test(body) ? found(water) : found()));
    server.respond('globalSearch.findPaymentBatches', (body) => (body.includes('4711') ? found(batch) : found()));
    server.respond('globalSearch.findPaymentBatchGroups', (body) =>
      body.includes('4711') ? found(groupOfNoFile) : found(),
    );
    server.respond('globalSearch.findServiceMessages', (body) => (body.includes('4711') ? found(report) : found()));
    server.respond('globalSearch.findCustomers', (body) => (/quennell|555/.test(body) ? found(zoe) : found()));
    server.respond('viewAs.listViewableUsers', found());
    return () => {
      closePalette();
      server.stop();
    };
  },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

// The first page of a run is compiled while it is waited for
const patience = { timeout: 10_000 };

async function type(text: string) {
  await screen.findByRole('heading', { level: 1, name: /^Good / }, patience);
  openPalette();
  const palette = within(await screen.findByRole('dialog', { name: 'Search or go to a page' }, patience));
  const box = await palette.findByRole('combobox');
  if (text !== '') await userEvent.type(box, text);
  return palette;
}
const heardOf = (search: string): boolean => server.heard.some(({ call }) => call.includes(`globalSearch.${search}`));

/** A word finds what has it in its name, grouped by kind; what is found by identifier alone is not searched. */
export const ByName: Story = {
  play: async () => {
    const palette = await type('harbour');
    await expect(await palette.findByRole('option', { name: /^Harbour City Utilities HARBOURCITY/ })).toBeVisible();
    await expect(await palette.findByRole('option', { name: /^Priya Harbour priya\.harbour/ })).toBeVisible();
    const business = await palette.findByRole('option', { name: /^Transactions of Harbour City Water HCWATER/ });
    await expect(palette.getByRole('option', { name: /^Payment schedules of Harbour City Water/ })).toBeVisible();
    await expect(palette.getByRole('option', { name: /^Harbour City Water HCWATER/ })).toBeVisible();
    for (const group of ['Communities', 'Users', 'Businesses'])
      await expect(palette.getByText(group, { selector: '[role=presentation]' })).toBeVisible();
    await waitFor(() => expect(byWords.every(heardOf)).toBe(true));
    await expect(byIdentifier.some(heardOf)).toBe(false);
    await expect(business).toBeVisible();
  },
};

/** While a text waits for the pause in typing, it does not say yet that nothing is found. */
export const NotSearchedYet: Story = {
  play: async () => {
    const palette = await type('');
    const said: string[] = [];
    const watcher = new MutationObserver(() => said.push(screen.getByRole('dialog').textContent));
    watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
    await userEvent.type(palette.getByRole('combobox'), 'harbour');
    await expect(await palette.findByRole('option', { name: /^Harbour City Utilities HARBOURCITY/ })).toBeVisible();
    watcher.disconnect();
    await expect(said.some((text) => text.includes('Searching'))).toBe(true);
    await expect(said.filter((text) => text.includes('Nothing found'))).toEqual([]);
  },
};

/** Finds people of all communities by name or phone, and shows their community. */
export const PeopleOfAnyCommunity: Story = {
  play: async () => {
    const palette = await type('quennell');
    const name = /^Zoë Quennell KFG-77400, .*, Kiwi Fitness Group$/;
    await expect(await palette.findByRole('option', { name })).toBeVisible();
    await userEvent.clear(palette.getByRole('combobox'));
    await userEvent.type(palette.getByRole('combobox'), '555 0177');
    await expect(await palette.findByRole('option', { name })).toBeVisible();
    server.respond('globalSearch.findCustomers', { status: 500, type: 'internal' });
    await userEvent.type(palette.getByRole('combobox'), '7');
    await expect(
      await palette.findByRole('option', { name: 'Customers of all communities could not be searched Try again' }),
    ).toBeVisible();
  },
};

/** Digits also find what has this identifier; what no page shows is neither looked for nor offered. */
export const ByIdentifier: Story = {
  play: async () => {
    const palette = await type('4711');
    await expect(heardOf('findBatchEntries')).toBe(false);
    await expect(palette.queryByText('No page yet')).toBeNull();
    await expect(await palette.findByRole('option', { name: /^Transaction CSV report 4711/ })).toBeVisible();
    await waitFor(() => expect(byIdentifier.every(heardOf)).toBe(true));
    await expect(heardOf('findBatchEntries')).toBe(false);
    await expect(palette.getByRole('option', { name: /^Payment batch 4711/ })).toBeVisible();
    await expect(palette.queryByRole('option', { name: /^(Batch entry|Payment batch group)/ })).toBeNull();
  },
};

/** A user that is found can be viewed as. */
export const ViewAsAUser: Story = {
  play: async () => {
    const palette = await type('priya harbour');
    await userEvent.click(await palette.findByRole('option', { name: 'View as Priya Harbour' }));
    await expect(await screen.findByDisplayValue('Priya Harbour', {}, patience)).toBeVisible();
    await waitFor(() =>
      expect(
        server.heard.some(({ call, body }) => call.includes('viewAs.listViewableUsers') && body.includes('Priya')),
      ).toBe(true),
    );
  },
};

/** A kind that cannot be searched says so in its group, and can be searched again; the others are shown. */
export const OneKindFails: Story = {
  beforeEach: () => {
    server.respond('globalSearch.findBusinesses', { status: 500, type: 'internal' });
  },
  play: async () => {
    const palette = await type('harbour');
    await expect(await palette.findByRole('option', { name: /^Harbour City Utilities/ })).toBeVisible();
    const again = await palette.findByRole('option', { name: 'Businesses could not be searched Try again' });
    server.respond('globalSearch.findBusinesses', found(water));
    await userEvent.click(again);
    await expect(await palette.findByRole('option', { name: /^Transactions of Harbour City Water/ })).toBeVisible();
  },
};

/** Kinds that the user may not see are not searched. */
export const OfAnOperator: Story = {
  beforeEach: () => {
    server.respond('session.get', { data: { ...staffSupport, rights: ['VIEW_COMMUNITIES'] } });
  },
  play: async () => {
    const palette = await type('harbour');
    await expect(await palette.findByRole('option', { name: /^Harbour City Utilities/ })).toBeVisible();
    await expect([...byWords, ...byIdentifier].filter(heardOf)).toEqual(['findCommunities']);
  },
};
