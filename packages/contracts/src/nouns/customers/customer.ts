import { z } from 'zod';
import { currentVersion } from '../../kernel/field-builders.ts';
import { dateTime, id } from '../../kernel/primitives.ts';

/** Values of `state`; OUTSIDE_AUSTRALIA hides the state in the address (1R060). */
export const CustomerState = z.enum(['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA', 'OUTSIDE_AUSTRALIA']);
export type CustomerState = z.output<typeof CustomerState>;
const noState = z.enum(['', ...CustomerState.options]);

/** A customer (1E001). */
export const Customer = z
  .object({
    customerId: id().meta({
      title: 'Customer ID',
      description: 'Identifier given by the portal.',
      examples: [1048217],
    }),
    customerNumber: z.string().meta({
      title: 'Customer number',
      description: 'Your number for the customer, unique in its business.',
      examples: ['HCW-0041827'],
    }),
    customerName: z.string().meta({ title: 'Customer name', description: 'Name of the person or organisation.' }),
    customerEnabled: z.boolean().meta({
      title: 'Enabled',
      description: 'Whether payments, accounts and schedules of the customer may be active.',
    }),
    businessId: id().meta({ title: 'Business ID', description: 'The supplier business the customer belongs to.' }),
    businessName: z.string().meta({ title: 'Business name', description: 'Name of that business.' }),
    street1: z.string().meta({ title: 'Street line 1', description: 'First line of the street address.' }),
    street2: z.string().meta({ title: 'Street line 2', description: 'Second line of the street address.' }),
    street3: z.string().meta({ title: 'Street line 3', description: 'Third line of the street address.' }),
    city: z.string().meta({ title: 'City or suburb', description: 'City, town or suburb.' }),
    state: noState.meta({
      title: 'State',
      description: 'Australian state or territory, or OUTSIDE_AUSTRALIA.',
    }),
    postcode: z.string().meta({ title: 'Postcode', description: 'Postcode as entered.' }),
    email: z.string().meta({ title: 'Email', description: 'Email address.' }),
    receivesEmail: z.boolean().meta({ title: 'Email notifications', description: 'Whether notices go out by email.' }),
    phoneNumber: z.string().meta({ title: 'Phone', description: 'Phone number as entered.' }),
    receivesSms: z.boolean().meta({ title: 'SMS notifications', description: 'Whether notices go out by SMS.' }),
    hasPayToProduct: z
      .boolean()
      .meta({ title: 'Has PayTo', description: 'Whether the business of the customer has the PayTo product.' }),
    version: currentVersion(),
    createdAt: dateTime().meta({ title: 'Created at', description: 'When the customer was added, UTC.' }),
    updatedAt: dateTime().meta({ title: 'Updated at', description: 'When the customer last changed, UTC.' }),
  })
  .meta({
    id: 'Customer',
    title: 'Customer',
    description: 'A person or organisation that payments are taken from. Text that was never given is empty.',
  });
export type Customer = z.output<typeof Customer>;
