import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { guide } from '../story-kit/story-kit.tsx';
import { Truncate } from './truncate.tsx';

const meta = {
  title: 'Components/Truncate',
  component: Truncate,
  parameters: guide({
    what: 'Text on one line, cut with an ellipsis where there is no room. The full text shows on hover, and when the link or button it stands in gets the keyboard’s focus.',
    use: ['Give it a width or a shrinking parent.'],
    avoid: ['For amounts, ever.', 'For ids: CopyableId cuts in the middle.'],
  }),
  args: { className: 'max-w-56', children: 'Bayside Early Learning Co-operative' },
} satisfies Meta<typeof Truncate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByText('Bayside Early Learning Co-operative'));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Bayside Early Learning Co-operative');
  },
};

/** What fits needs no tooltip. */
export const Fits: Story = {
  args: { children: 'Keiko Tanabe' },
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByText('Keiko Tanabe'));
    await new Promise((resolve) => setTimeout(resolve, 600));
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};

/** Inside a link the full text also comes with the keyboard's focus. */
export const OnFocus: Story = {
  render: (args) => (
    <a href="#customer" className="inline-block">
      <Truncate {...args} />
    </a>
  ),
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Bayside Early Learning Co-operative');
  },
};

/** The tooltip goes with what it is about, as when Enter opens a row of a list. */
export const GoneWithItsElement: Story = {
  render: function Row(args) {
    const [isOpened, setOpened] = useState(false);
    if (isOpened) return <p>The customer</p>;
    return (
      <button type="button" onClick={() => setOpened(true)}>
        <Truncate {...args} />
      </button>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('The customer')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};
