import { z } from 'zod';
import { readVersion } from '../../kernel/field-builders.ts';
import { contract } from '../../kernel/contract.ts';
import { id, text } from '../../kernel/primitives.ts';
import { customerAudience, customerId } from './call-parts.ts';
import { changeRights } from './customer-rights.ts';
import { customerDetailsShape } from './customer-details.ts';
import { Customer } from './customer.ts';

const { customerName, ...otherDetails } = customerDetailsShape;

/** A new customer as people and files give it. */
export const CustomerCreation = z
  .strictObject({
    customerName,
    businessId: id().meta({
      title: 'Business',
      description: 'The supplier business the customer belongs to.',
      'x-form': { widget: 'select', optionsFrom: 'supplierBusinesses', group: 'Customer', width: 'half' },
    }),
    customerNumber: text({ max: 50, min: 0 })
      .optional()
      .meta({
        title: 'Customer number',
        description: 'Your number for the customer, unique in its business; generated when left empty.',
        examples: ['HCW-0041827'],
        'x-form': { group: 'Customer', width: 'half', help: 'Generated when left empty. It cannot be changed later.' },
      }),
    ...otherDetails,
  })
  .meta({ id: 'CustomerCreation' });

export const createCustomer = contract({
  name: 'customers.create',
  kind: 'mutation',
  method: 'POST',
  path: 'customers',
  body: CustomerCreation,
  responses: { 201: Customer },
  audience: customerAudience,
  rights: { anyOf: changeRights },
  summary: 'Add a customer',
  description: 'Adds a customer to a supplier business of the community.',
  spec: ['1C005'],
});

export const updateCustomerDetails = contract({
  name: 'customers.updateDetails',
  kind: 'mutation',
  method: 'PUT',
  path: 'customers/{id}/details',
  params: z.strictObject({ id: customerId }),
  body: z.strictObject({ ...customerDetailsShape, version: readVersion() }).meta({ id: 'CustomerDetailsChange' }),
  responses: { 200: Customer },
  audience: customerAudience,
  rights: { anyOf: changeRights },
  summary: 'Edit a customer',
  description:
    'Replaces the details of a customer. An edit that changes nothing returns 422 with "No changes detected." on the whole form.',
  spec: ['1C004'],
});

export const setCustomerStatus = contract({
  name: 'customers.setStatus',
  kind: 'mutation',
  method: 'PATCH',
  path: 'customers/{id}/status',
  params: z.strictObject({ id: customerId }),
  query: z.strictObject({
    enabled: z
      .boolean()
      .meta({ title: 'Enabled', description: 'The status to change to: true enables, false disables.' }),
  }),
  body: z
    .strictObject({
      restoreLinked: z
        .boolean()
        .default(false)
        .meta({
          title: 'Reactivate accounts and schedules',
          description:
            'When enabling: also reactivates the accounts and schedules that were deactivated with the customer.',
          'x-form': { widget: 'checkbox' },
        }),
      version: readVersion(),
    })
    .meta({ id: 'CustomerStatusChange' }),
  responses: { 200: Customer },
  errors: ['state-conflict'],
  audience: customerAudience,
  rights: { anyOf: changeRights },
  summary: 'Enable or disable a customer',
  description:
    'Disabling makes all linked accounts and recurring schedules inactive and cancels unsettled payments. Enabling allows payments, accounts and schedules again. A change to the current status returns 409.',
  spec: ['1C003'],
});
