import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { binAlerts } from '../../storybook/bin-alerts.ts';
import { PortalAt } from '../../storybook/portal-at.tsx';
import { pageHeading, patience, portalPages } from '../../storybook/portal-pages.ts';
import { facilityAdmin, facilityViewer } from '../../storybook/sessions.ts';
import { facilityRules, overrides, rulesForm } from './fraud-guard-rules.fixtures.ts';
import { respondWithRules, RULES_FORM } from './rules-server.fixtures.ts';

const own = overrides.map((rules) => ({ ...rules, binTestingCode: null }));
const gas = own[1]!;

const page = portalPages(facilityAdmin, (server) => respondWithRules(server, facilityRules, own));

const meta = {
  ...page.meta,
  tags: ['!autodocs'],
  title: 'Screens/Fraud guard rules/Page',
  component: PortalAt,
  args: { address: '/FraudGuardRulesView' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const theSwitch = (name: string) => screen.findByRole('switch', { name }, patience);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }, patience));
const heard = (call: string) => page.server().heard.filter((request) => request.call === call);
const headers = async () => {
  const table = await screen.findByRole('table', { name: 'Business overrides' }, patience);
  return within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
};

/** The rules of the facility, and below them the businesses that have their own. */
// Shows [1P011 1R056 1R065]
export const Opened: Story = {
  play: async () => {
    await expect(await pageHeading('Fraud guard rules')).toBeVisible();
    await expect(await theSwitch('Repeated declined card')).toBeChecked();
    await expect(await screen.findByRole('table', { name: 'Business overrides' }, patience)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Business overrides' }));
    await expect(document.activeElement).toHaveTextContent('Business overrides');
  },
};

/** BIN testing is said above the rules; how it is dealt with is for staff only. */
export const BinTesting: Story = {
  beforeEach: () => page.server().respond('fraudGuard.listBinAlerts', { data: { items: [binAlerts[0]] } }),
  play: async () => {
    const alert = await screen.findByRole('alert', {}, patience);
    await expect(alert).toHaveTextContent('BIN testing: cards that begin with 411111');
    await expect(alert).toHaveTextContent('63 attempts with 51 cards, 58 declined. Detected 20 Nov 2026 9:14 am.');
    await expect(alert).not.toHaveTextContent(/blacklisted|reported/);
  },
};

/** Overrides have a name, a code, a status and a mode; the BIN testing mode is for staff. */
// Shows [1R067] [1R068]
export const Columns: Story = {
  play: async () => {
    // 1M024 1M025 1M026 1M027 are the titles
    await expect(await headers()).toEqual([
      'Business Name',
      'Business Code',
      'Fraud Guard Status',
      'Fraud Guard Mode',
      'Actions',
    ]);
  },
};

/** Five overrides are on a page. */
// Shows [1R071 1K009]
export const PageOfFive: Story = {
  play: async () => {
    await expect(await screen.findByText('1–5 of 7', {}, patience)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
    await waitFor(() => expect(heard('fraudGuard.listBusinessRules').at(-1)?.body).toContain('"page":2'));
  },
};

/** What is saved is sent with the version that was read; the next change is made against the new one. */
export const Saved: Story = {
  beforeEach: () => {
    const saved = { ...facilityRules, anonymousIpProxy: true, version: 5 };
    page.server().respond(RULES_FORM, { data: rulesForm(facilityRules) }, { data: rulesForm(saved) });
    page.server().respond('fraudGuard.saveFacilityRules', { data: { status: 200, body: saved } });
  },
  play: async () => {
    await userEvent.click(await theSwitch('Anonymous IP proxy'));
    await press('Save');
    await expect(await screen.findByText('Fraud guard rules saved', {}, patience)).toBeVisible();
    await waitFor(() => expect(heard(RULES_FORM)).toHaveLength(2), patience);
    await userEvent.click(await theSwitch('IP and bank country differ'));
    await waitFor(() => expect(screen.getByText('1 unsaved change')).toBeVisible());
    await press('Save');
    await waitFor(() => expect(heard('fraudGuard.saveFacilityRules')).toHaveLength(2), patience);
    const versions = heard('fraudGuard.saveFacilityRules').map(({ body }) => /"version":(\d)/.exec(body)?.[1]);
    await expect(versions).toEqual(['4', '5']);
  },
};

/** Weaker rules are sent for approval where the community wants it, and the form shows what applies. */
export const SentForApproval: Story = {
  beforeEach: () => {
    page.server().respond('fraudGuard.getFacilityRules', { data: { ...facilityRules, weakeningWaits: true } });
    page.server().respond('fraudGuard.saveFacilityRules', { data: { status: 202, body: { proposalId: 41 } } });
  },
  play: async () => {
    await userEvent.click(await theSwitch('Repeated declined card'));
    await expect(
      await screen.findByText('Changes that weaken the rules wait for the approval of another user'),
    ).toBeVisible();
    await press('Save');
    await expect(await screen.findByText('The change of the rules was sent for approval', {}, patience)).toBeVisible();
    await waitFor(async () => expect(await theSwitch('Repeated declined card')).toBeChecked());
  },
};

const countries = 'rest/internal/countries';
const russia = { data: { items: [{ value: 'RU', label: 'Russia' }] } };

/** Countries are searched 200 ms after the last letter. */
// Shows [1R235 1K055]
export const CountrySearched: Story = {
  play: async () => {
    const waits: number[] = [];
    let typedAt = 0;
    page.server().respond(countries, () => {
      waits.push(performance.now() - typedAt);
      return russia;
    });
    await press('Country, add to bank countries');
    const field = await screen.findByPlaceholderText('Search for a country');
    field.addEventListener('input', () => {
      typedAt = performance.now();
    });
    await userEvent.type(field, 'rus');
    // Timers run in the order in which they are due: this one after that of the search, and before a later one
    await new Promise((resolve) => setTimeout(resolve, 201));
    await expect(heard(countries).at(-1)?.query).toBe('?query=rus');
    await expect(Math.round(Math.min(...waits))).toBeGreaterThanOrEqual(200);
  },
};

/** A country is added and another removed: one change, of one list. */
export const CountryAdded: Story = {
  beforeEach: () => page.server().respond(countries, russia),
  play: async () => {
    await press('Country, add to bank countries');
    await userEvent.keyboard('rus');
    await userEvent.click(await screen.findByRole('option', { name: 'Russia' }, patience));
    await expect(await screen.findByRole('button', { name: 'Remove Russia' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Iran' }));
    await expect(screen.queryByText('Iran')).toBeNull();
    await expect(screen.getByText('1 unsaved change')).toBeVisible();
  },
};

/** A save that changes nothing is refused above the rules, which can still be tested. */
export const NothingChanged: Story = {
  beforeEach: () =>
    page.server().respond('fraudGuard.saveFacilityRules', {
      status: 422,
      type: 'validation-failed',
      errors: [{ field: '', messages: ['No changes detected.'] }],
    }),
  play: async () => {
    await theSwitch('Anonymous IP proxy');
    await press('Save');
    await expect(await screen.findByText('No changes detected.', {}, patience)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Test these rules' })).toBeEnabled();
  },
};

/** What the server finds is under the sentence of its field. */
export const RefusedField: Story = {
  beforeEach: () =>
    page.server().respond('fraudGuard.saveFacilityRules', {
      status: 422,
      type: 'validation-failed',
      errors: [{ field: 'unusuallyLargeAmountLimit', messages: ['Enter an amount above zero, or leave it empty.'] }],
    }),
  play: async () => {
    const limit = await screen.findByRole('textbox', { name: 'Unusually large amount from' }, patience);
    await userEvent.type(limit, '0');
    await press('Save');
    await waitFor(
      () => expect(limit).toHaveAccessibleDescription('Enter an amount above zero, or leave it empty.'),
      patience,
    );
  },
};

/** What another user saved meanwhile is shown beside what was typed here. */
export const LostUpdate: Story = {
  beforeEach: () => {
    const theirs = { ...facilityRules, cardPanCount: 9, version: 5 };
    page.server().respond(RULES_FORM, { data: rulesForm(facilityRules) }, { data: rulesForm(theirs) });
    page.server().respond('fraudGuard.saveFacilityRules', { status: 409, type: 'lost-update', current: theirs });
  },
  play: async () => {
    await userEvent.click(await theSwitch('Anonymous IP proxy'));
    await press('Save');
    const alert = await screen.findByText('Another user saved changes while you had this open.', {}, patience);
    await expect(alert).toBeVisible();
    await press('Keep chosen values');
    await expect(await screen.findByRole('spinbutton', { name: 'Declined card count' })).toHaveValue('9');
    await expect(await theSwitch('Anonymous IP proxy')).toBeChecked();
  },
};

/** A user kept to some businesses reads why the facility's rules cannot be changed. */
export const Forbidden: Story = {
  beforeEach: () =>
    page.server().respond('fraudGuard.saveFacilityRules', {
      status: 403,
      type: 'forbidden',
      title: 'Only users with access to all businesses can change them.',
    }),
  play: async () => {
    await userEvent.click(await theSwitch('Anonymous IP proxy'));
    await press('Save');
    await expect(
      await screen.findByText('Only users with access to all businesses can change them.', {}, patience),
    ).toBeVisible();
  },
};

/** Leaving with unsaved changes asks first. */
export const Left: Story = {
  play: async () => {
    await userEvent.click(await theSwitch('Anonymous IP proxy'));
    await press('Add Business Rules');
    await expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }, patience)).toBeVisible();
    await press('Keep editing');
    await expect(await theSwitch('Anonymous IP proxy')).toBeChecked();
  },
};

/** A row is edited on a page of its own, with the version that was read. */
// Shows [1R066 1R069]
export const Edited: Story = {
  beforeEach: () =>
    page.server().respond('fraudGuard.saveBusinessRules', { data: { status: 200, body: { ...gas, version: 3 } } }),
  play: async () => {
    await press('Edit Harbour City Gas');
    await expect(await pageHeading('Fraud guard rules of Harbour City Gas')).toBeVisible();
    await userEvent.click(await theSwitch('Anonymous IP proxy'));
    await press('Save');
    await expect(await screen.findByText('Rules of Harbour City Gas saved', {}, patience)).toBeVisible();
    await expect(heard('fraudGuard.saveBusinessRules')[0]?.body).toContain('"version":2');
  },
};

/** Deleting asks, and says that the rules of the facility apply from then on. */
// Shows [1R069]
export const Deleted: Story = {
  beforeEach: () => page.server().respond('fraudGuard.deleteBusinessRules', { data: { status: 204 } }),
  play: async () => {
    await press('Delete Harbour City Gas');
    const question = await screen.findByRole('alertdialog', {}, patience);
    await expect(question).toHaveTextContent(
      'The rules of the facility apply to Harbour City Gas from its next payment on.',
    );
    await press('Delete rules');
    await expect(await screen.findByText('Rules of Harbour City Gas deleted', {}, patience)).toBeVisible();
    await expect(heard('fraudGuard.deleteBusinessRules')[0]?.body).toContain('"version":2');
  },
};

/** Add Business Rules opens the form of a business, which starts as the facility's. Without a business it cannot be saved, and only businesses without rules are offered. */
// Shows [1R070 1M029] [1R137] [1R136]
export const Added: Story = {
  beforeEach: () => {
    page.server().respond('rest/internal/businesses/search', {
      data: { items: [{ value: '112', label: 'Harbour City Parking', description: 'HCPARK' }] },
    });
    page.server().respond('fraudGuard.saveBusinessRules', {
      data: { status: 200, body: { ...gas, businessName: 'Harbour City Parking' } },
    });
  },
  play: async () => {
    await press('Add Business Rules');
    await expect(await pageHeading('Add business rules')).toBeVisible();
    await expect(await theSwitch('Repeated declined card')).toBeChecked();
    await expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.type(screen.getByRole('combobox', { name: /Business/ }), 'park');
    await userEvent.click(await screen.findByRole('option', { name: /Harbour City Parking/ }, patience));
    await expect(heard('rest/internal/businesses/search').at(-1)?.query).toBe(
      '?flNoFraudGuard=true&communityId=10&query=park',
    );
    await press('Save');
    await expect(await screen.findByText('Rules of Harbour City Parking added', {}, patience)).toBeVisible();
    const [sent] = heard('fraudGuard.saveBusinessRules');
    await expect(sent?.body).toContain('"businessId":112');
    await expect(sent?.body).toContain('"version":null');
    await expect(await pageHeading('Fraud guard rules')).toBeVisible();
  },
};

/** Another user added rules for the business meanwhile: theirs are shown beside those that were entered. */
export const AddedMeanwhile: Story = {
  beforeEach: () => {
    page.server().respond('rest/internal/businesses/search', {
      data: { items: [{ value: '102', label: 'Harbour City Gas' }] },
    });
    const theirs = { ...gas, cardPanCount: 9 };
    page.server().respond(`${RULES_FORM}/102`, { data: rulesForm(theirs) });
    const refused = { status: 409, type: 'lost-update', current: theirs };
    page.server().respond('fraudGuard.saveBusinessRules', refused, {
      data: { status: 200, body: { ...theirs, version: 3 } },
    });
  },
  play: async () => {
    await press('Add Business Rules');
    await pageHeading('Add business rules');
    await userEvent.type(await screen.findByRole('combobox', { name: /Business/ }, patience), 'gas');
    await userEvent.click(await screen.findByRole('option', { name: /Harbour City Gas/ }, patience));
    await userEvent.click(await theSwitch('Anonymous IP proxy'));
    await press('Save');
    const alert = await screen.findByText('Another user saved changes while you had this open.', {}, patience);
    await expect(alert).toBeVisible();
    await press('Keep chosen values');
    await press('Save');
    await waitFor(() => expect(heard('fraudGuard.saveBusinessRules')).toHaveLength(2), patience);
    const merged = heard('fraudGuard.saveBusinessRules')[1]?.body;
    for (const part of ['"anonymousIpProxy":true', '"cardPanCount":9', '"version":2'])
      await expect(merged).toContain(part);
  },
};

/** No business has rules of its own. */
export const NoOverrides: Story = {
  beforeEach: () =>
    page.server().respond('fraudGuard.listBusinessRules', {
      data: { items: [], recordsCount: 0, currentPage: 1, pageSize: 5 },
    }),
  play: async () => expect(await screen.findByText('No business has rules of its own', {}, patience)).toBeVisible(),
};

/** The rules did not come: says so, with a way to try again. */
export const Failed: Story = {
  beforeEach: () =>
    page.server().respond(RULES_FORM, { status: 400, type: 'not-possible', title: 'It cannot be read' }),
  play: async () => expect(await screen.findByText('The rules did not load', {}, patience)).toBeVisible(),
};

const viewer = portalPages(facilityViewer, (server) => respondWithRules(server, facilityRules, own));

/** Users who may only see the rules are offered nothing to change. */
export const Viewer: Story = {
  beforeEach: viewer.meta.beforeEach,
  play: async () => {
    await expect(await screen.findByText('Shadow: counted, decides nothing.', {}, patience)).toBeVisible();
    await expect(screen.queryByRole('switch')).toBeNull();
    await expect(await screen.findByText('Harbour City Gas', {}, patience)).toBeVisible();
    await expect(screen.queryByRole('button', { name: /^(Save|Edit|Delete|Add)/ })).toBeNull();
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
