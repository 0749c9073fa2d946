import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { DescriptionItem, DescriptionList } from '../description-list/description-list.tsx';
import { guide } from '../story-kit/story-kit.tsx';
import { CopyableId } from './copyable-id.tsx';

const writeText = fn<(text: string) => Promise<void>>(() => Promise.resolve());
const meta = {
  title: 'Components/CopyableId',
  component: CopyableId,
  parameters: guide({
    what: 'An id, code or token in monospace, cut in the middle where it is long. A press copies the whole of it and says so.',
    use: [
      'Use it for every id that people carry to other systems.',
      'Name it: the button is called Copy token a81f…c09e.',
    ],
    avoid: ['For secrets: what may be copied here may be read here.', 'For ids nobody needs elsewhere: print them.'],
  }),
  args: { value: 'a81fcc02b7e34d19c09e', label: 'token' },
  beforeEach: () => {
    writeText.mockReset().mockResolvedValue();
    const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    return () => {
      if (own) Object.defineProperty(navigator, 'clipboard', own);
      else Reflect.deleteProperty(navigator, 'clipboard');
    };
  },
} satisfies Meta<typeof CopyableId>;
export default meta;
type Story = StoryObj<typeof meta>;

const press: Story['play'] = async ({ canvas }) => {
  // the element is pressed directly: a simulated user would bring a clipboard of its own
  canvas.getByRole('button', { name: 'Copy token a81f…c09e' }).click();
  await waitFor(() => expect(canvas.getByRole('status')).not.toBeEmptyDOMElement());
};

/** Copies all of it, not what is shown, and says "Copied". */
export const Default: Story = {
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByText('a81f…c09e')).toBeVisible();
    await press(context);
    await expect(writeText).toHaveBeenCalledWith('a81fcc02b7e34d19c09e');
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied');
  },
};

/** The full value on hover and focus. */
export const FullValue: Story = {
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('a81fcc02b7e34d19c09e');
  },
};

/** In a dialog Tab leads on from it: nothing is taken out of the dialog meanwhile, at which it would take the focus back. */
export const InDialog: Story = {
  render: (args) => (
    <dialog open aria-label="Delivery">
      <CopyableId {...args} />
      <button type="button">Send now</button>
    </dialog>
  ),
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog');
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toBeVisible();
    const removed: Node[] = [];
    const watch = new MutationObserver((changes) =>
      removed.push(...changes.flatMap((change) => [...change.removedNodes])),
    );
    watch.observe(dialog, { childList: true, subtree: true });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Send now' })).toHaveFocus();
    await expect(screen.queryByRole('tooltip')).toBeNull();
    await expect(removed).toEqual([]);
  },
};

/** Short ids stay whole. */
export const Whole: Story = { args: { value: 'HCW-0041827', label: 'number', keep: false } };

/** Where the clipboard is refused, the value is at least said. */
export const Refused: Story = {
  play: async (context) => {
    writeText.mockRejectedValue(new Error('not allowed'));
    await press(context);
    await expect(context.canvas.getByRole('status')).toHaveTextContent('Could not copy. The token is a81fcc02');
  },
};

export const MissingValue: Story = { args: { value: null } };

export const ExampleDetails: Story = {
  render: (args) => (
    <DescriptionList>
      <DescriptionItem term="Frequency">Fortnightly</DescriptionItem>
      <DescriptionItem term="Token">
        <CopyableId {...args} />
      </DescriptionItem>
    </DescriptionList>
  ),
};
