import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { dateTime, email } from '../../kernel/primitives.ts';

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
