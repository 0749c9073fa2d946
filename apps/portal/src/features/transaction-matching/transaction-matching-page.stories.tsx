import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { commentForm, versionedForm } from '../../storybook/comment-form.ts';
import { PortalAt } from '../../storybook/portal-at.tsx';
import { pageHeading, patience, paged, portalPages } from '../../storybook/portal-pages.ts';
import { staffInCommunity } from '../../storybook/sessions.ts';
import { matchingRules, registrations } from './transaction-matching.fixtures.ts';

const page = portalPages(staffInCommunity, (server) => {
  server.respond('matchingRegistrations.list', paged(registrations));
  server.respond('matchingRules.list', { data: matchingRules });
});

const meta = {
  ...page.meta,
  title: 'Screens/Transaction matching/Page',
  component: PortalAt,
  tags: ['!autodocs'],
  args: { address: '/TransactionMatchingView?CommunityId=10' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const { comment, version } = versionedForm(1).properties;
/** The form of a rule, of which only the name is shown. */
const ruleForm = {
  ...versionedForm(1),
  properties: { ruleName: { ...comment, title: 'Rule name' }, version },
  'x-form': {
    ...versionedForm(1)['x-form'],
    order: ['ruleName'],
    groups: [{ title: '', fields: ['ruleName'] }],
  },
};

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }, patience));

/** The registrations come first; the rules are fetched when their tab is opened. */
// Shows [2P017 2R163 2K017]
export const Opened: Story = {
  play: async () => {
    await expect(await pageHeading('Transaction Matching')).toBeVisible();
    await expect(await screen.findByText('Harbour City Gas', undefined, patience)).toBeVisible();
    const fetched = () => page.server().heard.some(({ call }) => call === 'matchingRules.list');
    await expect(fetched()).toBe(false);
    await userEvent.click(screen.getByRole('tab', { name: 'Matching Rules' }));
    await expect(await screen.findByText('Virtual account', undefined, patience)).toBeVisible();
    await expect(fetched()).toBe(true);
  },
};

/** The rules of another registration are chosen in the form above them. */
// Shows [2R155 2R159]
export const OtherRegistration: Story = {
  args: { address: '/TransactionMatchingView?CommunityId=10&tab=1&RegistrationId=2' },
  play: async () => {
    const choice = await screen.findByRole('combobox', { name: 'Registration' }, patience);
    await expect(choice).toHaveValue('2');
    await userEvent.selectOptions(choice, '1');
    await expect(await screen.findByRole('combobox', { name: 'Registration' })).toHaveValue('1');
  },
};

/** Registrations are added, modified and deleted, and each is confirmed. */
// Shows [2M220 2M221 2M222]
export const RegistrationsChanged: Story = {
  play: async () => {
    const server = page.server();
    server.respond('rest/internal/forms/post/transaction-matching/community/10/registration', { data: commentForm });
    server.respond('matchingRegistrations.create', { data: registrations[1] });
    await press('Add Registration');
    await userEvent.type(await screen.findByRole('textbox', undefined, patience), 'x');
    await press('Add registration');
    await expect(await screen.findByText('Registration added')).toBeVisible();
    server.respond('rest/internal/forms/patch/transaction-matching/registration/2', { data: versionedForm(2) });
    server.respond('matchingRegistrations.update', { data: registrations[1] });
    await press('Edit 082-799');
    await userEvent.type(await screen.findByRole('textbox', undefined, patience), 'x');
    await press('Save');
    await expect(await screen.findByText('Registration modified')).toBeVisible();
    server.respond('matchingRegistrations.delete', { data: { status: 204 } });
    await press('Delete 082-799');
    await press('Delete registration');
    await expect(await screen.findByText('Registration deleted')).toBeVisible();
  },
};

/** Rules are added, saved and deleted. */
// Shows [2M223 2M224 2M225]
export const RulesChanged: Story = {
  args: { address: '/TransactionMatchingView?CommunityId=10&tab=1' },
  play: async () => {
    const server = page.server();
    server.respond('rest/internal/forms/post/transaction-matching/registration/1/rule', { data: commentForm });
    server.respond('matchingRules.create', { data: matchingRules[1] });
    await press('Add Matching Rule');
    await userEvent.type(await screen.findByRole('textbox', undefined, patience), 'x');
    await press('Add rule');
    await expect(await screen.findByText('Rule added')).toBeVisible();
    server.respond('rest/internal/forms/patch/transaction-matching/rule/12', { data: ruleForm });
    server.respond('matchingRules.update', { data: matchingRules[1] });
    await press('Edit Invoice number');
    await userEvent.type(await screen.findByRole('textbox', undefined, patience), 'x');
    await press('Save');
    await expect(await screen.findByText('Rule saved')).toBeVisible();
    server.respond('matchingRules.delete', { data: { status: 204 } });
    await press('Delete Invoice number');
    await press('Delete rule');
    await expect(await screen.findByText('Rule deleted')).toBeVisible();
  },
};

/** Rules change places, are paused and resumed, in the version that is shown. */
// Shows [2M226 2M227 2M228]
export const RulesMoved: Story = {
  args: { address: '/TransactionMatchingView?CommunityId=10&tab=1' },
  play: async () => {
    const server = page.server();
    for (const call of ['raise', 'lower', 'pause', 'resume'])
      server.respond(`matchingRules.${call}`, { data: matchingRules[1] });
    await press('Move Invoice number down');
    await expect(await screen.findByText('Rule order updated')).toBeVisible();
    await press('Pause Invoice number');
    await expect(await screen.findByText('Rule paused')).toBeVisible();
    await press('Resume Amount and date');
    await expect(await screen.findByText('Rule resumed')).toBeVisible();
    const [lowered] = server.heard.filter(({ call }) => call === 'matchingRules.lower');
    await expect(lowered?.body).toContain('"version":1');
  },
};
