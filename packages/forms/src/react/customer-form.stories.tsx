import { createCustomer, updateCustomerDetails } from '@quickportal/contracts/customers/contracts';
import { guide } from '@quickportal/ui/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { z } from 'zod';
import { formSchema } from '../schema/form-schema.ts';
import { FormStory, failedWith, refusedWith } from './form-story.tsx';

const bodyOf = ({ body }: { body?: z.ZodObject }): z.ZodObject => {
  if (!body) throw new Error('The call has no body');
  return body;
};
const creation = formSchema(bodyOf(createCustomer), {
  title: createCustomer.summary,
  submitLabel: 'Add customer',
  options: {
    supplierBusinesses: [
      { value: '31', label: 'Harbour City Water' },
      { value: '32', label: 'Harbour City Gas' },
    ],
  },
  today: '2026-11-20',
});
const editing = formSchema(bodyOf(updateCustomerDetails), {
  title: updateCustomerDetails.summary,
  values: {
    customerName: 'Margaret Olsson',
    street1: 'Unit 4, 27 Bolton Street',
    street2: null,
    city: 'Newcastle',
    state: 'NSW',
    postcode: '2300',
    email: 'margaret.olsson@example.com',
    receivesEmail: true,
    phoneNumber: null,
    receivesSms: false,
    version: 7,
  },
  today: '2026-11-20',
});

const meta = {
  title: 'Forms/Customer form',
  component: FormStory,
  parameters: guide({
    what: 'A form made from the contract of its call: `useForm` keeps what was typed, `FormView` shows it. Fields are checked when they are left and when the form is sent, with the words of the server.',
    use: [
      'Fetch the form schema of the call, give it to `useForm`, spread `form.view` into `FormView`.',
      'Go on to the next page in `onSubmitted`: by then nothing is unsaved.',
    ],
    avoid: [
      'Do not check in the page what a rule of the contract could check on both sides.',
      'Do not put a form into a CardBody: it brings its own padding, unless `footer` is `none`.',
    ],
  }),
  args: { schema: creation, onSend: fn(), onCancel: fn() },
} satisfies Meta<typeof FormStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Built from the contract of "Add a customer", as the portal shows it. */
export const AddCustomer: Story = {
  name: 'The payload comes from the form',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /Business/ }));
    // The list stands outside the canvas
    await userEvent.click(await screen.findByRole('option', { name: 'Harbour City Gas' }));
    await userEvent.type(canvas.getByLabelText(/Customer name/), 'Margaret Olsson');
    await userEvent.click(canvas.getByRole('button', { name: 'Add customer' }));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce());
    await expect(args.onSend).toHaveBeenCalledWith({
      businessId: 32,
      customerName: 'Margaret Olsson',
      receivesEmail: false,
      receivesSms: false,
    });
  },
};

/** Values of the customer; what the body does not take (null, the id) is left out, the version travels unseen. */
export const EditCustomer: Story = {
  args: { schema: editing },
  play: async ({ canvas, args }) => {
    await userEvent.clear(canvas.getByLabelText('Street line 1'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce());
    await expect(args.onSend).toHaveBeenCalledWith(
      expect.objectContaining({ customerName: 'Margaret Olsson', street1: '', version: 7 }),
    );
  },
};

/** Nothing is said while the first characters are typed; what was wrong is checked again with every key. */
export const CheckedOnLeaving: Story = {
  play: async ({ canvas }) => {
    const email = canvas.getByLabelText('Email');
    await userEvent.click(email);
    await userEvent.tab();
    await expect(canvas.queryByText(/Enter an email/)).toBeNull();
    await userEvent.type(email, 'margaret@example');
    await expect(canvas.queryByText(/Enter an email/)).toBeNull();
    await userEvent.tab();
    await expect(await canvas.findByText('Enter an email such as name@example.com')).toBeVisible();
    await expect(email).toBeInvalid();
    await userEvent.type(email, '.com');
    await expect(canvas.queryByText(/Enter an email/)).toBeNull();
    await expect(email).toBeValid();
  },
};

/** A finding never moves a button away from under the pointer: it waits until the click is over. */
export const ClickNotLost: Story = {
  play: async ({ canvas }) => {
    const user = userEvent.setup();
    const email = canvas.getByLabelText('Email');
    await user.type(email, 'nonsense');
    const cancel = canvas.getByRole('button', { name: 'Cancel' });
    await user.pointer({ keys: '[MouseLeft>]', target: cancel });
    await expect(email).not.toHaveFocus();
    await expect(canvas.queryByText(/Enter an email/)).toBeNull();
    await user.pointer({ keys: '[/MouseLeft]', target: cancel });
    await expect(await canvas.findByText('Enter an email such as name@example.com')).toBeVisible();
  },
};

/** A field can become required: the mark comes, and leaving it empty is refused. */
export const RequiredWhen: Story = {
  args: { schema: editing },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('Phone')).not.toBeRequired();
    await userEvent.click(canvas.getByRole('switch', { name: 'SMS notifications' }));
    const phone = canvas.getByLabelText('Phone (required)');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(phone).toHaveAccessibleDescription('Required.');
    await waitFor(() => expect(phone).toHaveFocus());
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** More than three fields: a summary above, each line leads to its field, and the first has the focus. */
export const ErrorSummary: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Email notifications' }));
    await userEvent.click(canvas.getByRole('switch', { name: 'SMS notifications' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add customer' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('4 fields need your attention');
    await waitFor(() => expect(canvas.getByLabelText(/Customer name/)).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: 'Phone' }));
    await waitFor(() => expect(canvas.getByLabelText('Phone (required)')).toHaveFocus());
  },
};

/** What only the server knows lands at its field, and goes when the field changes. */
// Shows [1R209]
export const RefusedByServer: Story = {
  name: 'A refusal lands at its field',
  args: {
    schema: editing,
    responses: [
      refusedWith([{ field: 'email', messages: ['This address is on the blocked list.'] }]),
      () => Promise.resolve(),
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const email = await canvas.findByLabelText('Email (required)');
    await waitFor(() => expect(email).toHaveAccessibleDescription('This address is on the blocked list.'));
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveValue('margaret.olsson@example.com');
    await userEvent.type(email, '.au');
    await expect(email).toBeValid();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledTimes(2));
  },
};

/** Findings about the whole form, and about fields it does not show, stand above it. */
// Shows [1R213]
export const WholeForm: Story = {
  name: 'A finding about the whole form',
  args: { schema: editing, responses: [refusedWith([{ field: '', messages: ['No changes detected.'] }])] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('No changes detected.');
    await waitFor(() => expect(alert).toHaveFocus());
    await userEvent.type(canvas.getByLabelText(/Customer name/), ' AM');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** A lost response: what was typed stays, and can be sent again. */
export const LostResponse: Story = {
  args: {
    schema: editing,
    responses: [
      () => Promise.reject(new TypeError('Failed to fetch')),
      failedWith(503, 'unavailable', 'The service is not available right now. Try again shortly.'),
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(/Customer name/), ' AM');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The portal cannot be reached. Check your connection and try again.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('The service is not available right now.'));
    await expect(canvas.getByLabelText(/Customer name/)).toHaveValue('Margaret Olsson AM');
    await expect(args.onSend).toHaveBeenCalledTimes(2);
  },
};

/** While it is sent the button shows it, and neither click nor Enter sends it again. */
export const Busy: Story = {
  args: { schema: editing, responses: [() => new Promise(() => {})] },
  play: async ({ canvas, args }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await waitFor(() => expect(save).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(save);
    await userEvent.type(canvas.getByLabelText(/Customer name/), '{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

/** At the window's edge the buttons say what is unsaved and what is left to mend. */
export const StickyFooter: Story = {
  args: { schema: editing },
  play: async ({ canvas }) => {
    await userEvent.clear(canvas.getByLabelText(/Customer name/));
    await userEvent.click(canvas.getByRole('switch', { name: 'SMS notifications' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByText('2 unsaved changes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '2 to fix first' }));
    await waitFor(() => expect(canvas.getByLabelText(/Customer name/)).toHaveFocus());
  },
};
