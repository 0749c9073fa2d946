import { createCustomer, updateCustomerDetails } from '@quickportal/contracts/customers/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { formSchema } from '../schema/form-schema.ts';
import { FormStory, failedWith, refusedWith } from './form-story.tsx';

const TODAY = '2026-11-20';
const businesses = [
  { value: '31', label: 'Harbour City Water' },
  { value: '32', label: 'Harbour City Gas' },
];
const creation = formSchema(createCustomer.body!, {
  title: createCustomer.summary,
  submitLabel: 'Add customer',
  options: { supplierBusinesses: businesses },
  today: TODAY,
});
const editing = formSchema(updateCustomerDetails.body!, {
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
  today: TODAY,
});

const meta = {
  title: 'Forms/Customer form',
  component: FormStory,
  args: { schema: creation, onSend: fn(), onCancel: fn() },
} satisfies Meta<typeof FormStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Built from the contract of "Add a customer", as the portal shows it. */
export const AddCustomer: Story = {};

export const EditCustomer: Story = { args: { schema: editing } };
