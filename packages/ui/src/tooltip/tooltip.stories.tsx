import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { guide } from '../story-kit/story-kit.tsx';
import { Tooltip, TooltipProvider } from './tooltip.tsx';

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  parameters: guide({
    what: 'A few more words on hover and focus: the exact time behind a date, the full text behind a shortened one.',
    use: ['One TooltipProvider around the application lets the next tooltip open at once.'],
    avoid: [
      'As the only place where something is said: touch screens have no hover.',
      'For anything to press: that is a Popover.',
    ],
    keys: { Escape: 'closes it' },
  }),
  args: { content: 'Held as a token, cannot be edited', children: <Button>Tokenised</Button> },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Opens at once for the keyboard, closes with Escape, and describes its element to screen readers. */
export const OnFocus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Held as a token, cannot be edited');
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Held as a token, cannot be edited');
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};

/** Shown open, for the look. */
export const Open: Story = { args: { open: true } };

/** Inside a TooltipProvider the second tooltip opens without the wait. */
export const ExampleGroup: Story = {
  render: () => (
    <TooltipProvider>
      <div className="flex gap-2">
        <Tooltip content="20 Nov 2026, 9:14:32 am AEDT">
          <Button>20 Nov 2026</Button>
        </Tooltip>
        <Tooltip content="20 Nov 2026, 11:14:32 am NZDT">
          <Button>20 Nov 2026</Button>
        </Tooltip>
      </div>
    </TooltipProvider>
  ),
};
