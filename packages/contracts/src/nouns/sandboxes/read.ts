import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { filterSchemas } from '../../kernel/filter-schemas.ts';
import { pageFields, paged } from '../../kernel/paging.ts';
import { count, dateTime, email } from '../../kernel/primitives.ts';
import { sandboxList } from './sandbox-list.ts';
import { sandboxReadRights } from './sandbox-rights.ts';
import { Sandbox } from './sandbox.ts';

export const getSandboxVerification = contract({
  name: 'sandboxes.getVerification',
  kind: 'query',
  method: 'GET',
  path: 'sandbox/verificationEmail',
  query: z.strictObject({
    emailAddress: email().optional().meta({
      title: 'Email address',
      description: 'The address that the visitor gave; any other one is 404. Not needed.',
    }),
  }),
  responses: {
    200: z
      .strictObject({
        emailAddress: z.string().meta({ title: 'Email address', description: 'Where the code was mailed to.' }),
        expiresAt: dateTime().meta({ title: 'Expires at', description: 'Until when the code is valid, UTC.' }),
      })
      .meta({ id: 'SandboxVerification' }),
  },
  errors: ['not-found'],
  audience: ['public'],
  rights: {},
  summary: 'Retrieve where the code was mailed to',
  description: 'Of the sandbox that this browser requested, known by a cookie; 404 without one.',
  spec: ['2C157'],
});

export const getSandboxProgress = contract({
  name: 'sandboxes.getProgress',
  kind: 'query',
  method: 'GET',
  path: 'sandbox/progress',
  responses: {
    200: z
      .strictObject({
        customers: count().meta({
          title: 'Customers',
          description: 'Test customers that are there, with their cards.',
        }),
        schedules: count().meta({ title: 'Schedules', description: 'Schedules that are there.' }),
        payments: count().meta({ title: 'Payments', description: 'Test payments that were recorded.' }),
        paymentsDone: count().meta({ title: 'Payments done', description: 'Payments whose outcome is known.' }),
        isReady: z.boolean().meta({
          title: 'Ready',
          description: 'Whether all test data is there and the outcome of each payment is known.',
        }),
      })
      .meta({ id: 'SandboxProgress' }),
  },
  errors: ['not-found'],
  audience: ['facility'],
  rights: {},
  summary: 'Retrieve how far a new sandbox is filled',
  description: 'For users of a sandbox; users of facilities get 404.',
});

export const listSandboxes = contract({
  name: 'sandboxes.list',
  kind: 'query',
  method: 'GET',
  path: 'sandboxes',
  query: z.strictObject({ ...filterSchemas(sandboxList), ...pageFields(25) }),
  responses: { 200: paged(Sandbox, 'Sandboxes').meta({ id: 'SandboxPage' }) },
  audience: ['staff'],
  rights: { anyOf: sandboxReadRights },
  cost: 2,
  summary: 'List sandboxes',
  description: 'Sandboxes and requests for one, newest first. What has ended stays in the list for two days.',
});
