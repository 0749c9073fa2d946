import { stateMachines } from '@quickportal/contracts/rules/states/catalogue';
import { statusLooks, type StatusWord } from '@quickportal/contracts/rules/state-machines/status-looks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatusWordBadge } from './status-badge.tsx';

const words = Object.keys(statusLooks) as StatusWord[];

/** The things that have a status of this word. */
const thingsWith = (word: StatusWord): string =>
  stateMachines
    .filter(({ states }) => Object.values(states).some(({ title }) => title === word))
    .map(({ title }) => title)
    .join(', ');

const meta = {
  title: 'Foundations/Statuses',
  component: StatusWordBadge,
  args: { word: 'Active' },
  parameters: {
    docs: {
      description: {
        component:
          'Every status word with its one tone and icon. Badges, outcomes and charts read this table; a new word is added to it first.',
      },
    },
  },
} satisfies Meta<typeof StatusWordBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** All of them, and what has them. */
export const Table: Story = {
  render: () => (
    <table className="text-left text-13 [&_td]:py-1.5 [&_td]:pr-6">
      <tbody>
        {words.map((word) => (
          <tr key={word}>
            <td>
              <StatusWordBadge word={word} />
            </td>
            <td className="text-ink-2">{thingsWith(word)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(words.length);
    await expect(canvas.getByText('Suspended').closest('[data-slot=badge]')).toHaveClass('text-danger-ink');
  },
};
