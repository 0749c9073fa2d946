import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { facilityRules, hitCounts, rulesForm, rulesOff, staffRules } from './fraud-guard-rules.fixtures.ts';
import { RuleHitsCard } from './rule-hits/rule-hits-card.view.tsx';
import { RulesForm } from './read-and-edit-rules/rules-form.tsx';
import { RulesSkeleton } from './read-and-edit-rules/rules-skeleton.tsx';

const schema = rulesForm(facilityRules);
const allOn = {
  ...staffRules,
  customerCountries: true,
  ipBinCountryMismatch: true,
  anonymousIpProxy: true,
  unusuallyLargeAmountLimit: '2500.00',
  shadowRules: [],
};

const meta = {
  title: 'Screens/Fraud guard rules',
  component: RulesForm,
  decorators: [portalStory({ view: 'FraudGuardRulesView' })],
  args: {
    schema,
    reload: () => Promise.resolve(schema),
    counts: hitCounts,
    weakeningWaits: false,
    usualLimit: facilityRules.usualAmountLimit,
    renderSide: () => <RuleHitsCard counts={hitCounts} />,
    onSend: fn(() => Promise.resolve(facilityRules)),
    done: () => 'Fraud guard rules saved',
    onSaved: fn(),
  },
} satisfies Meta<typeof RulesForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const rowOf = (canvas: Canvas, rule: string): HTMLElement => {
  const row = canvas.getByRole('switch', { name: rule }).closest('li');
  if (!row) throw new Error(`${rule} is in no row`);
  return row;
};
const count = (canvas: Canvas, name: string) => canvas.getByRole('spinbutton', { name });

/** Rules read as sentences: a list of countries "is in" or "is not in", and what each matched is beside it. */
// Shows [1R123 1R124]
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(rowOf(canvas, 'Repeated declined card')).toHaveTextContent('96 hits in the last 90 days');
    const condition = canvas.getByRole('combobox', { name: 'Bank country condition' });
    await expect(condition).toHaveDisplayValue('is in');
    await userEvent.selectOptions(condition, 'is not in');
    await expect(condition).toHaveValue('ALLOWED');
    await expect(rowOf(canvas, 'Customer country')).toHaveTextContent(
      'When the customer’s country is not in Australia, New Zealand',
    );
    await expect(rowOf(canvas, 'Customer country')).toHaveTextContent('off');
  },
};

/** Says what a mode does to a payment: active suspends it, passive only reports it. */
// Shows [1R119 1R120]
export const Modes: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Active suspends the payment. Passive only reports it.')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Passive' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSend).toHaveBeenCalledWith(expect.objectContaining({ mode: 'PASSIVE' }));
  },
};

/** Staff choose one of three BIN testing modes; what it blacklists is removed after 3 months. */
// Shows [1R121 1R122 1M032] [1R126 1K022]
export const Staff: Story = {
  args: { schema: rulesForm(staffRules) },
  play: async ({ canvas }) => {
    const modes = within(canvas.getByRole('group', { name: 'BIN testing mode' }));
    await expect(modes.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      'OFF',
      'ALERT_ONLY',
      'ALERT_AND_BLACKLIST',
    ]);
    await expect(modes.getByRole('radio', { name: 'Alert and Decline' })).toBeChecked();
    await expect(canvas.getByText('A blacklisted card or address is removed after 3 months.')).toBeVisible();
  },
};

/** Facility users are not shown the BIN testing mode. */
// Shows [1R164]
export const FacilityUser: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Fraud guard mode' })).toBeVisible();
    await expect(canvas.queryByText(/BIN testing/)).toBeNull();
  },
};

/** The community wants a second user for weaker rules: the form says so before anything is changed. */
export const WeakeningWaits: Story = {
  args: { weakeningWaits: true },
  play: async ({ canvas }) => expect(canvas.getByText(/Stricter rules apply at once\./)).toBeVisible(),
};

export const AllOn: Story = { args: { schema: rulesForm(allOn) } };

/** Groups that are off are one line each, and open. */
export const Off: Story = {
  args: { schema: rulesForm(rulesOff), counts: { items: [], checked: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('switch')).toHaveLength(1);
    const group = canvas.getByRole('button', { name: /Repeated attempts/ });
    await expect(group).toHaveTextContent('all 3 off');
    await userEvent.click(group);
    await userEvent.click(canvas.getByRole('switch', { name: 'Repeated same-card approvals' }));
    await expect(group).toHaveTextContent('1 of 3 on');
    await userEvent.click(canvas.getByRole('switch', { name: 'Repeated same-card approvals' }));
    await expect(canvas.getByRole('switch', { name: 'Repeated same-card approvals' })).toBeVisible();
  },
};

/** Without the master switch each rule is inactive. */
// Shows [1R125]
export const MasterOff: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Fraud guard' }));
    await expect(canvas.getByText('When it is off, no rule below has any effect.')).toBeVisible();
    await expect(rowOf(canvas, 'Repeated declined card')).toHaveTextContent('inactive');
    await expect(canvas.queryByText(/hits/)).toBeNull();
  },
};

/** Enters a value and leaves it; says what is wrong below the sentence. */
async function refuses(canvas: Canvas, name: string, value: string, message: string): Promise<void> {
  const field = count(canvas, name);
  const before = (field as HTMLInputElement).value;
  await userEvent.clear(field);
  await userEvent.type(field, value);
  await userEvent.tab();
  await expect(field).toHaveAccessibleDescription(message);
  await userEvent.clear(field);
  await userEvent.type(field, before);
  await expect(field).toBeValid();
  await expect(canvas.queryByText(message)).toBeNull();
}

/** A declined card is counted 3 to 50 times in 1 to 24 hours. */
// Shows [1R129 1R130]
export const DeclinedCardBounds: Story = {
  play: async ({ canvas }) => {
    await refuses(canvas, 'Declined card count', '2', 'The count must be from 3 to 50.');
    await refuses(canvas, 'Declined card count', '51', 'The count must be from 3 to 50.');
    await refuses(canvas, 'Declined card hours', '0', 'Hours must be from 1 to 24.');
    await refuses(canvas, 'Declined card hours', '25', 'Hours must be from 1 to 24.');
  },
};

/** A declined customer is counted 3 to 50 times in 1 to 24 hours. */
// Shows [1R132 1K026 1K027]
export const DeclinedCustomerBounds: Story = {
  play: async ({ canvas }) => {
    await refuses(canvas, 'Declined customer count', '2', 'The count must be from 3 to 50.');
    await refuses(canvas, 'Declined customer count', '51', 'The count must be from 3 to 50.');
    await refuses(canvas, 'Declined customer hours', '0', 'Hours must be from 1 to 24.');
    await refuses(canvas, 'Declined customer hours', '48', 'Hours must be from 1 to 24.');
  },
};

/** Approvals of a card are counted 2 to 50 times within 24 hours, which cannot be changed. */
// Shows [1R133 1R134 1R135]
export const ApprovalBounds: Story = {
  play: async ({ canvas }) => {
    await refuses(canvas, 'Same-card approvals', '1', 'The count must be from 2 to 50.');
    await refuses(canvas, 'Same-card approvals', '51', 'The count must be from 2 to 50.');
    const row = rowOf(canvas, 'Repeated same-card approvals');
    await expect(row).toHaveTextContent('times within 24 hours');
    await expect(within(row).getAllByRole('spinbutton')).toHaveLength(1);
  },
};

/** What is wrong is counted in the footer, greys out the hits beside it, and keeps the rules from being sent. */
export const Invalid: Story = {
  play: async ({ canvas, args }) => {
    const hours = count(canvas, 'Declined customer hours');
    await userEvent.clear(hours);
    await userEvent.type(hours, '48');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('button', { name: '1 to fix first' })).toBeVisible();
    await expect(hours).toHaveFocus();
    const row = within(rowOf(canvas, 'Repeated declined customer (IP address)'));
    await expect(row.getByTitle('Counted with the values that are saved')).toHaveAttribute('data-quiet');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** A value that is wrong stays in sight when its rule is switched off. */
export const InvalidAndOff: Story = {
  play: async ({ canvas }) => {
    const hours = count(canvas, 'Declined customer hours');
    await userEvent.clear(hours);
    await userEvent.type(hours, '48');
    await userEvent.click(canvas.getByRole('switch', { name: 'Repeated declined customer (IP address)' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('spinbutton', { name: 'Declined customer hours' })).toBeInvalid();
  },
};

/** Steppers and arrow keys count within the bounds; Discard takes everything back. */
export const Discarded: Story = {
  play: async ({ canvas }) => {
    const row = within(rowOf(canvas, 'Repeated declined card'));
    await userEvent.click(row.getAllByRole('button', { name: 'Increase by one' })[0]!);
    await userEvent.type(count(canvas, 'Declined card hours'), '{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(count(canvas, 'Declined card count')).toHaveValue('4');
    await expect(count(canvas, 'Declined card hours')).toHaveValue('1');
    await expect(canvas.getByText('2 unsaved changes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(count(canvas, 'Declined card count')).toHaveValue('3');
    await expect(canvas.queryByText(/unsaved/)).toBeNull();
  },
};

/** A rule that ran in shadow is made live where its count is shown; that saves it. */
export const MadeLive: Story = {
  play: async ({ canvas, args }) => {
    const row = rowOf(canvas, 'High-risk IP country');
    await expect(row).toHaveTextContent('27 in shadow');
    await expect(row).toHaveTextContent('Shadow: counted, decides nothing.');
    await userEvent.click(within(row).getByRole('button', { name: 'Make live' }));
    await expect(args.onSend).toHaveBeenCalledWith(expect.objectContaining({ shadowRules: [], version: 4 }));
    await expect(within(row).getByRole('radio', { name: 'Live' })).toBeChecked();
  },
};

/** A rule is put into shadow; before it is saved there is nothing to make live. */
export const PutInShadow: Story = {
  play: async ({ canvas, args }) => {
    const row = within(rowOf(canvas, 'Bank country'));
    await userEvent.click(row.getByRole('radio', { name: 'Shadow' }));
    await expect(row.queryByRole('button', { name: 'Make live' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSend).toHaveBeenCalledWith(
      expect.objectContaining({ shadowRules: ['BANK_COUNTRIES', 'HIGH_RISK_IP_COUNTRY'] }),
    );
  },
};

/** Without a limit it says what amounts are compared with; an emptied limit is sent as none. */
export const AmountLimit: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Empty: 5 times what is usual, now $3,120.00.')).toBeVisible();
    const limit = canvas.getByRole('textbox', { name: 'Unusually large amount from' });
    await userEvent.type(limit, '2500');
    await expect(canvas.queryByText(/Empty:/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSend).toHaveBeenCalledWith(expect.objectContaining({ unusuallyLargeAmountLimit: '2500.00' }));
  },
};

export const HitsLoading: Story = {
  args: { counts: undefined, renderSide: () => <RuleHitsCard counts={undefined} /> },
};

export const Loading: Story = { render: () => <RulesSkeleton /> };

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const StaffOnPhone: Story = { ...OnPhone, args: { schema: rulesForm(allOn) } };

export const Dark: Story = { args: { schema: rulesForm(staffRules) }, globals: { theme: 'dark' } };
