import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Combobox } from '../combobox/combobox.tsx';
import { guide, overlayStory } from '../story-kit/story-kit.tsx';
import { Sheet, SheetBody, SheetClose, SheetContent, SheetFooter, SheetTrigger } from './sheet.tsx';

const meta = {
  id: 'components-sheet',
  // The word in brackets is found by the search of Storybook
  title: 'Components/Sheet (drawer)',
  component: SheetContent,
  args: { title: 'Payment 4417', description: 'Margaret Olsson, 14 Nov 2026' },
  render: (args) => (
    <Sheet>
      <SheetTrigger asChild>
        <Button>Look at payment</Button>
      </SheetTrigger>
      <SheetContent {...args}>
        <SheetBody>
          <p className="flex items-center justify-between">
            Visa •••• 1881 <Badge tone="success">Approved</Badge>
          </p>
          <p className="text-24 font-strong tracking-display">$186.40</p>
        </SheetBody>
        <SheetFooter>
          <SheetClose asChild>
            <Button>Close</Button>
          </SheetClose>
          <Button variant="primary">Open payment</Button>
        </SheetFooter>
      </SheetContent>
    </Sheet>
  ),
  parameters: guide({
    what: 'A drawer at the right edge, at the bottom on phones: looks at one thing of a list without leaving the list.',
    use: ['For a look and a short change.', 'Offer the way to the full page.'],
    avoid: ['Do not put wizards or long forms into it.', 'Do not open a dialog from it that hides what it asks about.'],
    keys: { Escape: 'close', Tab: 'stays inside' },
  }),
} satisfies Meta<typeof SheetContent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Look at payment' });
    await userEvent.click(trigger);
    await expect(await screen.findByRole('dialog', { name: 'Payment 4417' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('dialog')).toHaveAccessibleDescription('Margaret Olsson, 14 Nov 2026');
  },
};

export const Large: Story = { args: { size: 'lg' }, play: Open.play };

export const OnPhones: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await context.userEvent.click(context.canvas.getByRole('button'));
    const sheet = await screen.findByRole('dialog');
    await waitFor(() => expect(sheet.getBoundingClientRect().bottom).toBeCloseTo(window.innerHeight, 0));
  },
};

export const ExampleTransaction: Story = { args: { title: 'Transaction 100 2938 1177' }, play: Open.play };

const businesses = [
  { value: '100', label: 'Harbour City Water' },
  { value: '101', label: 'Harbour City Gas' },
];

/** Lists that open inside stand above the drawer, where a pointer reaches them. */
export const ListInside: Story = {
  parameters: overlayStory,
  render: (args) => (
    <Sheet defaultOpen>
      <SheetContent {...args}>
        <SheetBody>
          <Combobox aria-label="Business" value="" minLength={0} query={() => Promise.resolve(businesses)} />
        </SheetBody>
      </SheetContent>
    </Sheet>
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('combobox', { name: 'Business' }));
    const option = await screen.findByRole('option', { name: 'Harbour City Gas' });
    const { left, top, width, height } = option.getBoundingClientRect();
    await waitFor(() =>
      expect(option).toContainElement(
        document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement | null,
      ),
    );
  },
};
