import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { FormFooter } from '../form-footer/form-footer.tsx';
import { Sheet, SheetBody, SheetContent, SheetFooter } from '../sheet/sheet.tsx';
import { guide } from '../story-kit/story-kit.tsx';
import { toast, Toaster, type ToastOptions } from './toast.tsx';

const undo = fn();

function Stage(options: ToastOptions) {
  return (
    <>
      <Button onClick={() => toast(options)}>Show</Button>
      <Toaster />
    </>
  );
}

const meta = {
  id: 'components-toast',
  // The word in brackets is found by the search of Storybook
  title: 'Components/Toast (snackbar)',
  component: Toaster,
  parameters: guide({
    what: 'Confirms what was done and may offer Undo. Read out politely, stays while hovered or focused.',
    use: [
      'Mount one Toaster at the root; call `toast()` from anywhere.',
      'Do what can be undone at once, and offer Undo.',
    ],
    avoid: [
      'For an error that needs action: that is an Alert or FailedState.',
      'As the only place where a result can be seen.',
    ],
    keys: { F8: 'leads to the toasts', Escape: 'dismisses the focused one' },
  }),
  beforeEach: () => {
    undo.mockClear();
  },
  render: () => <Stage title="Account made default" duration={Infinity} />,
} satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj<typeof meta>;

const show: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
  await screen.findByRole('button', { name: 'Dismiss' });
};

/** Called from anywhere; closes by its cross. */
export const Default: Story = {
  play: async (context) => {
    await show(context);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull());
  },
};

/** Undo does its work, closes the toast, and the focus goes back to where it came from. */
export const Undo: Story = {
  render: () => <Stage title="Account made default" action={{ label: 'Undo', onAction: undo }} />,
  play: async (context) => {
    await show(context);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Show' })).toHaveFocus());
  },
};

/** Read out politely, without taking the focus. */
export const ReadOut: Story = {
  play: async (context) => {
    await show(context);
    await waitFor(() => expect(screen.getByText(/Notification Account made default/)).toBeInTheDocument());
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Show' })).toHaveFocus());
  },
};

/** Time stands still while the pointer is on it. */
export const StaysWhileHovered: Story = {
  render: () => <Stage title="Customer disabled" duration={500} />,
  play: async (context) => {
    await show(context);
    const dismiss = screen.getByRole('button', { name: 'Dismiss' });
    await userEvent.hover(dismiss);
    await new Promise((resolve) => setTimeout(resolve, 900));
    await expect(dismiss).toBeInTheDocument();
    await userEvent.unhover(dismiss);
    await waitFor(() => expect(dismiss).not.toBeInTheDocument(), { timeout: 3000 });
  },
};

/** The same id updates a toast in place. */
export const Replaced: Story = {
  render: () => (
    <>
      <Button
        onClick={() => toast({ id: 'export', tone: 'neutral', title: 'Exporting customers', duration: Infinity })}
      >
        Show
      </Button>
      <Button onClick={() => toast({ id: 'export', title: 'Customers are ready', duration: Infinity })}>Finish</Button>
      <Toaster />
    </>
  ),
  play: async (context) => {
    await show(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Finish' }));
    await expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(1);
    await expect(within(screen.getByRole('region')).getByText('Customers are ready')).toBeVisible();
  },
};

async function expectFreeButtons(footerSlot: string): Promise<void> {
  const toaster = await waitFor(() => {
    const found = document.querySelector('[data-slot=toast]')?.closest('[data-slot=toaster]');
    if (!found) throw new Error('No toast');
    return found;
  });
  const footer = document.querySelector(`[data-slot=${footerSlot}]`);
  await waitFor(() =>
    expect(toaster.getBoundingClientRect().bottom).toBeLessThanOrEqual(footer?.getBoundingClientRect().top ?? 0),
  );
}

/** A drawer's buttons lie in the same corner: the toast of the step before leaves them free. */
export const AboveADrawersButtons: Story = {
  render: () => (
    <>
      <Sheet open>
        <SheetContent title="Edit account">
          <SheetBody>Visa •••• 1881</SheetBody>
          <SheetFooter>
            <Button variant="primary">Save changes</Button>
          </SheetFooter>
        </SheetContent>
      </Sheet>
      <Toaster />
    </>
  ),
  play: async () => {
    toast({ title: 'Account made default', duration: Infinity });
    await expectFreeButtons('sheet-footer');
  },
};

/** On phones the newest alone, above the drawer: it covers no field, and no button. */
export const AboveADrawerOnPhone: Story = {
  ...AboveADrawersButtons,
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    toast({ title: 'Account disabled', duration: Infinity });
    toast({ title: 'Account made default', duration: Infinity });
    const newest = (await screen.findAllByText('Account made default'))[0]?.closest('[data-slot=toast]');
    const drawer = document.querySelector('[data-slot=sheet]');
    await waitFor(() =>
      expect(newest?.getBoundingClientRect().bottom).toBeLessThanOrEqual(drawer?.getBoundingClientRect().top ?? 0),
    );
    await expect(screen.getByText('Account disabled')).not.toBeVisible();
  },
};

/** The same for the buttons of a form that stay at the bottom edge. */
export const AboveAFormsButtons: Story = {
  render: () => (
    <>
      <div className="flex min-h-dvh flex-col justify-end">
        <FormFooter unsaved={2}>
          <Button>Cancel</Button>
          <Button variant="primary">Save changes</Button>
        </FormFooter>
      </div>
      <Toaster />
    </>
  ),
  play: async () => {
    toast({ title: 'Account made default', duration: Infinity });
    await expectFreeButtons('form-footer');
  },
};

export const ExampleExportReady: Story = {
  render: () => (
    <Stage
      tone="info"
      title="Customers are ready"
      description="1,284 rows, 212 kB. Kept for 24 hours."
      action={{ label: 'Download', onAction: undo }}
      duration={Infinity}
    />
  ),
  play: show,
};
