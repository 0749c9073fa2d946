import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { SecondPerson } from './second-person.view.tsx';

const approvers = [
  { systemUserId: 1, fullName: 'Dana Petrov' },
  { systemUserId: 7, fullName: 'Marcus Iyer' },
];

const meta = {
  title: 'Screens/Approvals/Second person',
  component: SecondPerson,
  decorators: [portalStory({ view: 'ApprovalsView' })],
  args: { dualAuthorisation: { isOn: false, approvers, pendingProposalId: null }, canSwitch: true, onSwitch: fn() },
} satisfies Meta<typeof SecondPerson>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Off, with two users who could approve. */
export const Off: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Dana Petrov and Marcus Iyer can approve for one another.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Switch on' }));
    await expect(args.onSwitch).toHaveBeenCalled();
  },
};

/** No one to approve: it cannot be switched on. */
export const NoTwoUsers: Story = {
  args: { dualAuthorisation: { isOn: false, approvers: [], pendingProposalId: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No two users of the facility can approve/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** On: a request switches it off. */
export const On: Story = {
  args: { dualAuthorisation: { isOn: true, approvers, pendingProposalId: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Ask to switch off' })).toBeVisible();
  },
};

/** A user has asked to switch it off. */
export const SwitchingOffWaits: Story = {
  args: { dualAuthorisation: { isOn: true, approvers, pendingProposalId: 12 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Open request to switch off' })).toBeVisible();
  },
};
