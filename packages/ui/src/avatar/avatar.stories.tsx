import type { Meta, StoryObj } from '@storybook/react-vite';
import { Globe } from 'lucide-react';
import { expect } from 'storybook/test';
import { guide } from '../story-kit/story-kit.tsx';
import { Avatar, Crest } from './avatar.tsx';

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  parameters: guide({
    what: 'A person (Avatar) or a community or business (Crest) by initials.',
    use: [
      'Put the name beside it; the initials are hidden from screen readers.',
      '`solid` for who is signed in, `quiet` in lists.',
    ],
    avoid: ['As the only way to tell people apart.'],
  }),
  args: { name: 'Dana Petrov' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByText('DP')).toHaveAttribute('aria-hidden', 'true'),
};

/** In lists of people. */
export const Quiet: Story = { args: { tone: 'quiet' } };

/** A community or business. */
export const CrestOfCommunity: Story = { render: () => <Crest name="Harbour City Utilities" /> };

export const CrestWithIcon: Story = { render: () => <Crest name="All communities" icon={<Globe />} /> };

export const ExamplePeople: Story = {
  render: () => (
    <ul className="grid w-70">
      {[
        ['Priya Nair', 'Harbour City Utilities'],
        ['Jarrah Billings', 'Kiwi Fitness Group'],
      ].map(([name = '', community]) => (
        <li key={name} className="flex items-center gap-3 border-b border-line py-2.5">
          <Avatar name={name} tone="quiet" />
          <span>
            <strong>{name}</strong>
            <span className="block text-13 text-ink-2">{community}</span>
          </span>
        </li>
      ))}
    </ul>
  ),
};
