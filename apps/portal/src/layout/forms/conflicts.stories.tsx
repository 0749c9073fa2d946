import type { Values } from '@quickportal/contracts/rules/forms/field-tree';
import type { FormSchemaDocument } from '@quickportal/contracts/rules/forms/form-document';
import { overlayStory } from '@quickportal/ui/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { mockServer } from '../../storybook/mock-server.ts';
import { patience } from '../../storybook/portal-pages.ts';
import { portalStory } from '../../storybook/portal-story.tsx';
import { CallForm } from './call-form.tsx';

const onClose = fn();
const FORM = 'rest/internal/forms/put/customers/1048217/details';

const opened = {
  customerName: 'Margaret Olsson',
  city: 'Newcastle',
  state: 'NSW',
  limit: '50.00',
  receivesEmail: true,
};
const savedByThem = { ...opened, customerName: 'Margaret Ohlsson', state: 'OUTSIDE_AUSTRALIA', limit: '75.00' };

const formOf = (values: Values, version: number): FormSchemaDocument => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  properties: {
    customerName: { type: 'string', title: 'Name', minLength: 1, maxLength: 100, 'x-text': 'line' },
    city: { type: 'string', title: 'City', maxLength: 40, 'x-text': 'line' },
    state: {
      type: 'string',
      title: 'State',
      enum: ['NSW', 'OUTSIDE_AUSTRALIA'],
      'x-form': {
        options: [
          { value: 'NSW', label: 'New South Wales' },
          { value: 'OUTSIDE_AUSTRALIA', label: 'Outside Australia' },
        ],
      },
    },
    limit: { type: 'string', title: 'Limit per payment', 'x-form': { widget: 'money' } },
    receivesEmail: { type: 'boolean', title: 'Email notifications', 'x-form': { widget: 'switch' } },
    version: { type: 'integer', 'x-form': { widget: 'hidden' } },
  },
  required: ['customerName'],
  additionalProperties: false,
  'x-form': {
    title: 'Customer',
    submitLabel: 'Save customer',
    order: ['customerName', 'city', 'state', 'limit', 'receivesEmail', 'version'],
    groups: [{ title: '', fields: ['customerName', 'city', 'state', 'limit', 'receivesEmail'] }],
    values: { ...(values as FormSchemaDocument['x-form']['values']), version },
    options: {},
    today: '2026-11-20',
    currency: 'AUD',
  },
});

let server: ReturnType<typeof mockServer>;

const meta = {
  title: 'Layout/Conflicts',
  component: CallForm<'customers.updateDetails'>,
  parameters: overlayStory,
  decorators: [portalStory()],
  args: {
    as: 'sheet',
    call: 'customers.updateDetails',
    params: { id: 1048217 },
    title: 'Edit Margaret Olsson',
    onClose,
  },
  beforeEach: () => {
    server = mockServer();
    server.respond(FORM, { data: formOf(opened, 3) }, { data: formOf(savedByThem, 4) });
    server.respond(
      'customers.updateDetails',
      { status: 409, type: 'lost-update', title: 'Another user changed this.', current: { version: 4 } },
      { data: { customerName: 'Margaret Olsson-Reid' } },
    );
    onClose.mockClear();
    return () => server.stop();
  },
} satisfies Meta<typeof CallForm<'customers.updateDetails'>>;
export default meta;
type Story = StoryObj<typeof meta>;

const name = () => screen.findByLabelText(/^Name/, {}, patience);
const press = (label: string) => userEvent.click(screen.getByRole('button', { name: label }));
const row = (label: string) => within(screen.getByRole('row', { name: new RegExp(`^${label}`) }));
const sent = () =>
  server.heard.filter(({ call }) => call === 'customers.updateDetails').map(({ body }) => JSON.parse(body) as unknown);

/** Types another name and city over what is saved meanwhile, and sends it. */
async function collide(): Promise<void> {
  await userEvent.clear(await name());
  await userEvent.type(await name(), 'Margaret Olsson-Reid');
  await userEvent.clear(screen.getByLabelText(/^City/));
  await userEvent.type(screen.getByLabelText(/^City/), 'Maitland');
  await press('Save customer');
  await screen.findByRole('table', { name: 'Saved values and your values' }, patience);
}

/** Theirs beside mine in the words of the form: mine is proposed where I typed, theirs elsewhere. */
export const Compared: Story = {
  play: async () => {
    await collide();
    await waitFor(() => expect(screen.getByText(/Another user saved changes/).closest('[tabindex]')).toHaveFocus());
    await expect(row('Name').getByRole('radio', { name: /Yours Margaret Olsson-Reid/ })).toBeChecked();
    await expect(row('Name').getByText('Changed by both')).toBeVisible();
    await expect(row('City').getByRole('radio', { name: /Yours Maitland/ })).toBeChecked();
    await expect(row('State').getByRole('radio', { name: /Theirs Outside Australia/ })).toBeChecked();
    await expect(row('Limit').getByRole('radio', { name: /Theirs \$75\.00/ })).toBeChecked();
    await expect(screen.queryByRole('row', { name: /Email notifications/ })).toBeNull();
  },
};

export const OnPhone: Story = { ...Compared, globals: { viewport: { value: 'phone' } } };

/** Chosen with the keyboard, merged, checked and saved over the version of the other user. */
export const Merged: Story = {
  play: async () => {
    await collide();
    const mine = row('Limit').getByRole('radio', { name: /Yours/ });
    row('Limit')
      .getByRole('radio', { name: /Theirs/ })
      .focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(mine).toBeChecked();
    screen.getByRole('button', { name: 'Keep chosen values' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText(/Your changes were merged with those of the other user/)).toBeVisible();
    await expect(await name()).toHaveValue('Margaret Olsson-Reid');
    await expect(screen.getByLabelText(/^State/)).toHaveTextContent('Outside Australia');
    await press('Save customer');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce(), patience);
    await expect(sent()).toEqual([
      expect.objectContaining({ body: expect.objectContaining({ version: 3 }) as unknown }),
      {
        params: { id: 1048217 },
        body: {
          ...opened,
          customerName: 'Margaret Olsson-Reid',
          city: 'Maitland',
          state: 'OUTSIDE_AUSTRALIA',
          version: 4,
        },
      },
    ]);
  },
};

/** Cancel leads back to the form as it was typed; saving compares again, and nothing is overwritten unseen. */
export const Cancelled: Story = {
  beforeEach: () => {
    server.respond('customers.updateDetails', { status: 409, type: 'lost-update', current: { version: 4 } });
  },
  play: async () => {
    await collide();
    await press('Cancel');
    await expect(await name()).toHaveValue('Margaret Olsson-Reid');
    await expect(screen.getByLabelText(/^City/)).toHaveValue('Maitland');
    await expect(screen.getByLabelText(/^State/)).toHaveTextContent('New South Wales');
    await expect(onClose).not.toHaveBeenCalled();
    await press('Save customer');
    await screen.findByRole('table', { name: 'Saved values and your values' }, patience);
    await expect(sent()).toHaveLength(2);
    await expect(sent()[1]).toMatchObject({ body: { version: 3 } });
  },
};

/** What they changed is not in this form: it says so, and goes on over their version. */
export const NothingDiffers: Story = {
  beforeEach: () => server.respond(FORM, { data: formOf(opened, 3) }, { data: formOf(opened, 4) }),
  play: async () => {
    await userEvent.type(await name(), '-Reid');
    await press('Save customer');
    await screen.findByText(/Another user saved changes/, {}, patience);
    await expect(row('Name').getByRole('radio', { name: /Yours/ })).toBeChecked();
    await press('Keep chosen values');
    await press('Save customer');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce(), patience);
    await expect(sent()[1]).toMatchObject({ body: { customerName: 'Margaret Olsson-Reid', version: 4 } });
  },
};

/** A form that holds only what is typed keeps it, and goes on over the version of the problem. */
export const WithoutValues: Story = {
  args: { also: { version: 3 } },
  beforeEach: () => {
    const { 'x-form': head, ...form } = formOf({}, 3);
    server.respond(FORM, { data: { ...form, 'x-form': { ...head, values: {} } } });
  },
  play: async () => {
    await userEvent.type(await name(), 'Not needed');
    await press('Save customer');
    await screen.findByText(/No field of this form was changed/, {}, patience);
    await press('Continue');
    await press('Save customer');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce(), patience);
    await expect(sent()).toMatchObject([
      { body: { customerName: 'Not needed', version: 3 } },
      { body: { customerName: 'Not needed', version: 4 } },
    ]);
  },
};
