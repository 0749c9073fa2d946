import { AlertDialog } from '@quickportal/ui/alert-dialog';
import { overlayStory } from '@quickportal/ui/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { deleteRegistrationQuestion } from './matching-registration.dialogs.tsx';
import { MatchingRulesView } from './matching-rules.view.tsx';
import { matchingRules, registrations } from './transaction-matching.fixtures.ts';
import { TransactionMatchingView } from './transaction-matching.view.tsx';

const ready = { state: 'ready', recordsCountCapped: false } as const;
const rulesArgs = {
  table: { ...ready, rows: matchingRules, recordsCount: matchingRules.length },
  registrations,
  chosen: registrations[0],
  canChange: true,
  onChoose: fn(),
  onAdd: fn(),
  onMove: fn(),
  onSwitch: fn(),
  onEdit: fn(),
  onDelete: fn(),
};

const meta = {
  title: 'Screens/Transaction matching',
  component: TransactionMatchingView,
  decorators: [portalStory({ view: 'TransactionMatchingView' })],
  args: {
    table: { ...ready, rows: registrations, recordsCount: registrations.length },
    search: { page: 1, pageSize: 20 },
    onSearchChange: fn(),
    hrefForPage: (page) => `?page=${page}`,
    tab: '0',
    onTabChange: fn(),
    canChange: true,
    canOpenBusinesses: true,
    onAdd: fn(),
    onEdit: fn(),
    onDelete: fn(),
    rules: null,
  },
} satisfies Meta<typeof TransactionMatchingView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A registration of each type, with add, edit and delete. */
// Shows [2R156 2R157 2R158]
export const Registrations: Story = {
  play: async ({ canvas, args }) => {
    const [link] = canvas.getAllByRole('link', { name: registrations[0]?.business.name });
    await expect(link).toHaveAttribute(
      'href',
      expect.stringContaining(`BusinessEditView?BusinessId=${registrations[0]?.business.id}`),
    );
    const headings = canvas.getAllByRole('columnheader').map((heading) => heading.textContent?.trim());
    await expect(headings.slice(0, 2)).toEqual(['Off-System BSB', 'Supplier Business']);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit 082-799' }));
    await expect(args.onEdit).toHaveBeenCalledWith(registrations[1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete 082-799' }));
    await expect(args.onDelete).toHaveBeenCalledWith(registrations[1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Add Registration' }));
    await expect(args.onAdd).toHaveBeenCalled();
  },
};

/** Users who only see reconciliation change nothing. */
export const ReadOnly: Story = {
  args: { canChange: false, canOpenBusinesses: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Harbour City Gas')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Harbour City Gas' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^(Add|Edit|Delete) / })).toBeNull();
  },
};

/** Before anything is registered, the page says what a registration is for. */
// Shows [2M170]
export const Empty: Story = {
  args: { table: { rows: [], state: 'empty', recordsCount: 0 } },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Add Registration' })).toBeVisible(),
};

/** The rules in their order: what may not be done is disabled. */
// Shows [2R160 2R161 2R259]
export const Rules: Story = {
  args: { tab: '1', rules: <MatchingRulesView {...rulesArgs} /> },
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('columnheader').map((heading) => heading.textContent?.trim());
    await expect(headings.slice(0, 4)).toEqual(['Order', 'Rule Name', 'Description', 'Enabled']);
    await expect(canvas.getByRole('button', { name: 'Move Virtual account down' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Move Amount and date up' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Pause Buyer business code' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Resume Amount and date' }));
    await expect(rulesArgs.onSwitch).toHaveBeenCalledWith(matchingRules[2]);
    await userEvent.click(canvas.getByRole('button', { name: 'Move Invoice number down' }));
    await expect(rulesArgs.onMove).toHaveBeenCalledWith(matchingRules[1], 'lower');
  },
};

/** With five rules no more can be added. */
// Shows [2R162 2K018]
export const FiveRules: Story = {
  args: {
    tab: '1',
    rules: (
      <MatchingRulesView
        {...rulesArgs}
        table={{
          ...rulesArgs.table,
          rows: [...matchingRules, { ...matchingRules[1]!, id: 19, orderNumber: 5, ruleName: 'Reference' }],
        }}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Reference')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add Matching Rule' })).toBeNull();
  },
};

export const OnPhone: Story = {
  args: { tab: '1', rules: <MatchingRulesView {...rulesArgs} /> },
  globals: { viewport: { value: 'phone' } },
};

/** The question before deleting says which rules go with it. */
export const DeleteRegistration: Story = {
  parameters: overlayStory,
  render: () => (
    <AlertDialog {...deleteRegistrationQuestion(registrations[0])} open onOpenChange={fn()} onAction={fn()} />
  ),
  play: async () => expect(await screen.findByRole('alertdialog')).toHaveTextContent('Its 4 rules are deleted with it'),
};
