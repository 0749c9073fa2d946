import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LoadedForm } from '../../layout/forms/call-form.tsx';
import { portalStory } from '../../storybook/portal-story.tsx';
import { bankAccountForm } from './account-forms.fixtures.ts';
import { nameNotes } from './name-notes.tsx';

const meta = {
  title: 'Screens/Customer details/Add an account',
  decorators: [portalStory({ view: 'CustomerDetailsView', search: { CustomerId: '1048217', tab: 'accounts' } })],
  render: () => (
    <LoadedForm
      as="page"
      call="customerAccounts.addBankAccount"
      params={{ id: 1_048_217 }}
      title="Add a bank account"
      schema={bankAccountForm}
      notes={nameNotes}
      onCancel={fn()}
    />
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A name that the bank prints otherwise: what it will print, as soon as it is typed. */
export const PrintedName: Story = {
  play: async ({ canvas }) => {
    const name = await canvas.findByLabelText(/^Account name/);
    await userEvent.type(name, 'M J Olsson');
    await expect(canvas.queryByText(/bank will print/)).toBeNull();
    await userEvent.clear(name);
    await userEvent.type(name, 'José García');
    await expect(await canvas.findByText('The bank will print: JOSE GARCIA.')).toBeVisible();
    await userEvent.clear(name);
    await userEvent.type(name, '李小龍');
    await expect(
      await canvas.findByText('The bank cannot print this name. It will print: ACCOUNT HOLDER.'),
    ).toBeVisible();
  },
};
