import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { Truncate } from './truncate.tsx';

const meta = {
  title: 'Components/Truncate',
  component: Truncate,
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
