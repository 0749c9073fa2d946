import { Button } from '@quickportal/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { useChange } from '../../data/calls/use-change.ts';
import { type MockResponse, mockServer } from '../../storybook/mock-server.ts';
import { patience } from '../../storybook/portal-pages.ts';
import { portalStory } from '../../storybook/portal-story.tsx';
import { useLeaveGuard } from './leave-guard.ts';

const input = { params: { id: 7 }, query: { enabled: false }, body: { restoreLinked: false, version: 3 } };

interface GuardedChangeProps {
  onNextPage: () => void;
}

/** A change that opens another page once it is made, by both ways of making one. */
function GuardedChange({ onNextPage }: GuardedChangeProps) {
  const { make, send, busy, leave } = useChange('customers.setStatus');
  const guard = useLeaveGuard({ dirty: false, sending: busy ? 'change' : null, onLeave: leave });
  const goOn = async () => {
    if (await guard.mayLeave()) onNextPage();
  };
  return (
    <div className="flex gap-2">
      <Button onClick={() => make(input, () => void goOn())}>Make</Button>
      <Button onClick={() => void send(input).then(goOn)}>Send</Button>
      <Button onClick={() => void goOn()}>Another page</Button>
      {guard.dialog}
    </div>
  );
}

let server: ReturnType<typeof mockServer>;

const meta = {
  title: 'Layout/Leaving what is being sent',
  component: GuardedChange,
  decorators: [portalStory()],
  args: { onNextPage: fn() },
  beforeEach: () => {
    server = mockServer();
    server.respond('customers.setStatus', { data: { customerId: 7, version: 4 } });
    return () => server.stop();
  },
} satisfies Meta<typeof GuardedChange>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }, patience));

async function goesOn(by: string, onNextPage: () => void): Promise<void> {
  await press(by);
  await waitFor(() => expect(onNextPage).toHaveBeenCalledOnce(), patience);
  await expect(screen.queryByRole('alertdialog')).toBeNull();
}

/** What follows a change that was made is not held back. */
export const GoesOnWhenMade: Story = { play: ({ args }) => goesOn('Make', args.onNextPage) };

/** The same where the component waits for the response itself. */
export const GoesOnWhenSent: Story = { play: ({ args }) => goesOn('Send', args.onNextPage) };

/** While it is being sent, leaving is asked about. */
export const Asks: Story = {
  play: async ({ args }) => {
    let respond: (response: MockResponse) => void = () => {};
    server.respond('customers.setStatus', () => new Promise((resolve) => (respond = resolve)));
    await press('Make');
    await waitFor(() => expect(server.heard).not.toEqual([]), patience);
    await press('Another page');
    await expect(await screen.findByRole('alertdialog', { name: 'The change is being sent' }, patience)).toBeVisible();
    await expect(args.onNextPage).not.toHaveBeenCalled();
    respond({ data: { customerId: 7, version: 4 } });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), patience);
    await waitFor(() => expect(args.onNextPage).toHaveBeenCalledOnce(), patience);
  },
};
