import { Button } from '@quickportal/ui/button';
import { Dialog, DialogBody, DialogContent } from '@quickportal/ui/dialog';
import { Field } from '@quickportal/ui/field';
import { Input } from '@quickportal/ui/input';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ReauthenticationView } from './reauthentication.view.tsx';
import { overlayStory } from '@quickportal/ui/story-kit';

const meta = {
  title: 'Screens/Enter password again',
  component: ReauthenticationView,
  parameters: { layout: 'fullscreen', ...overlayStory },
  args: {
    person: { fullName: 'Dana Petrov', loginName: 'facility.admin' },
    busy: false,
    error: undefined,
    onSubmit: fn(),
    onSignOut: fn(),
  },
} satisfies Meta<typeof ReauthenticationView>;
export default meta;
type Story = StoryObj<typeof meta>;

const theDialog = () => screen.findByRole('dialog', { name: 'Enter your password to continue' });

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = within(await theDialog());
    await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await dialog.findByText('Required.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Password'), 'Demo-portal-2026{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith('Demo-portal-2026');
  },
};

export const WrongPassword: Story = { args: { error: 'The password is not correct.' } };

export const Busy: Story = { args: { busy: true } };

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

function OverADialog(args: React.ComponentProps<typeof ReauthenticationView>) {
  const [locked, setLocked] = useState(false);
  const [name, setName] = useState('');
  return (
    <>
      <Dialog open onOpenChange={fn()}>
        <DialogContent title="Edit customer">
          <DialogBody>
            <Field label="Customer name">
              <Input value={name} onValueChange={setName} />
            </Field>
            <Button onClick={() => setLocked(true)}>Save</Button>
          </DialogBody>
        </DialogContent>
      </Dialog>
      {locked && <ReauthenticationView {...args} onSubmit={() => setLocked(false)} />}
    </>
  );
}

/** Whatever was open and typed is there afterwards: neither Escape nor a press closes what is behind. */
export const KeepsWhatIsBehind: Story = {
  render: (args) => <OverADialog {...args} />,
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Customer name'), 'Margaret Olsson');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await theDialog();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(within(dialog).getByText(/Nothing you typed is lost/));
    await userEvent.type(within(dialog).getByLabelText('Password'), 'Demo-portal-2026');
    await expect(within(dialog).getByLabelText('Password')).toHaveValue('Demo-portal-2026');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Enter your password to continue' })).toBeNull());
    await expect(screen.getByLabelText('Customer name')).toHaveValue('Margaret Olsson');
  },
};
