import { z } from 'zod';
import { passwordText, email, id, text } from '../../kernel/primitives.ts';
import { contract } from '../../kernel/contract.ts';
import { noContent } from '../../kernel/response.ts';
import { newLoginName } from '../users/user-fields.ts';
import { sandboxChangeRights } from './sandbox-rights.ts';
import { Sandbox } from './sandbox.ts';

const visitor = {
  kind: 'mutation',
  audience: ['public'],
  rights: {},
  notIdempotent: 'Keys belong to a community, and visitors have none yet; each step can be taken once.',
} as const;

export const createSandbox = contract({
  ...visitor,
  name: 'sandboxes.create',
  method: 'POST',
  path: 'sandbox/creator',
  body: z
    .strictObject({
      fullName: text({ max: 100 }).meta({
        title: 'Full name',
        description: 'First and last name.',
        examples: ['Dana Petrov'],
        'x-form': { autocomplete: 'name' },
      }),
      companyName: text({ max: 100 }).meta({
        title: 'Company name',
        description: 'Names the sandbox.',
        examples: ['Petrov Plumbing'],
        'x-form': { autocomplete: 'organization' },
      }),
      emailAddress: email().meta({
        title: 'Email address',
        description: 'Where the code is mailed to.',
        examples: ['dana.petrov@example.com'],
        'x-form': { autocomplete: 'email', inputMode: 'email' },
        'x-rules': [{ rule: 'email', message: 'Enter an email such as name@example.com' }],
      }),
      acceptTerms: z.boolean().meta({
        title: 'I use test data only, and know that the sandbox is removed after 30 days without use',
        description: 'Must be true.',
        'x-form': { widget: 'checkbox' },
      }),
    })
    .meta({ id: 'SandboxRequest' }),
  responses: { 204: noContent() },
  errors: ['not-found', 'mail-not-set-up'],
  cost: 5,
  summary: 'Request a sandbox',
  description:
    'Mails a code of eight digits, valid for 30 minutes, and sets the cookie that the next steps are known by. The response is the same for every address. At most 20 requests a day from one network address, 5 for one email address, and 1,000 sandboxes in total; above that 429 with `Retry-After`.',
  spec: ['2C154'],
});

export const confirmSandbox = contract({
  ...visitor,
  name: 'sandboxes.confirm',
  method: 'POST',
  path: 'sandbox/verify',
  body: z
    .strictObject({
      emailAddress: email().meta({
        title: 'Email address',
        description: 'Where the code was mailed to.',
        examples: ['dana.petrov@example.com'],
        'x-form': { autocomplete: 'email', inputMode: 'email' },
      }),
      verificationCode: text({ max: 20 }).meta({
        title: 'Verification code',
        description: 'The code in the mail: eight digits.',
        examples: ['12345678'],
        'x-form': { autocomplete: 'one-time-code', inputMode: 'numeric' },
      }),
    })
    .meta({ id: 'SandboxCode' }),
  responses: { 204: noContent() },
  errors: ['not-found', 'state-conflict'],
  summary: 'Confirm the email address of a sandbox',
  description:
    'A wrong or expired code is 422 on `verificationCode`; after ten wrong codes it is void. A second use is 409.',
  spec: ['2C158'],
});

export const resendSandboxVerification = contract({
  ...visitor,
  name: 'sandboxes.resendVerification',
  method: 'GET',
  path: 'sandbox/resendVerification',
  responses: {
    200: z
      .strictObject({
        linkExpired: z.boolean().meta({
          title: 'Link expired',
          description: 'True when the code has expired: nothing was sent, and only starting again helps.',
        }),
      })
      .meta({ id: 'SandboxResend' }),
  },
  errors: ['not-found', 'mail-not-set-up', 'state-conflict'],
  cost: 5,
  summary: 'Send the code again',
  description:
    'Mails a new code; the one before stops working. At most once in 60 seconds after the first time, and five times.',
  spec: ['2C159'],
});

export const startSandbox = contract({
  ...visitor,
  name: 'sandboxes.start',
  method: 'PUT',
  path: 'sandbox/detail',
  body: z
    .strictObject({
      loginName: newLoginName.meta({
        title: 'Login name',
        description: 'Name for signing in, unique in the portal; case does not matter.',
        examples: ['dana.petrov'],
        'x-form': { autocomplete: 'username' },
      }),
      password: passwordText().meta({
        title: 'Password',
        description: 'At least 12 characters, one letter and one digit; hard to guess.',
        examples: ['nine tall ferries 26'],
        'x-form': {
          widget: 'password',
          autocomplete: 'new-password',
          help: 'At least 12 characters, with a letter and a digit. Several unrelated words are best.',
        },
        'x-rules': [{ rule: 'newPassword' }],
      }),
      repeatPassword: passwordText().meta({
        title: 'Repeat the password',
        description: 'The password again.',
        examples: ['nine tall ferries 26'],
        'x-form': { widget: 'password', autocomplete: 'new-password' },
        'x-rules': [{ rule: 'equalTo', field: 'password', message: 'Enter the same password twice.' }],
      }),
    })
    .meta({ id: 'SandboxDetail' }),
  responses: { 204: noContent() },
  errors: ['not-found', 'state-conflict'],
  cost: 5,
  summary: 'Create the sandbox',
  description:
    'Creates the community and its administrator, who can sign in at once. Before the code was verified, and a second time, it is 409.',
  spec: ['2C155'],
});

export const deleteSandbox = contract({
  ...visitor,
  name: 'sandboxes.delete',
  method: 'DELETE',
  path: 'sandbox',
  responses: { 204: noContent() },
  errors: ['not-found'],
  summary: 'Delete the sandbox',
  description:
    'For the visitor who requested it, and for signed-in users of a sandbox, who are signed out; users of facilities get 403. The email address may begin again.',
  spec: ['2C160'],
});

export const endSandbox = contract({
  name: 'sandboxes.end',
  kind: 'mutation',
  method: 'POST',
  path: 'sandboxes/{sandboxId}/end',
  params: z.strictObject({
    sandboxId: id().meta({ title: 'Sandbox ID', description: 'Identifier of the sandbox.', examples: [12] }),
  }),
  responses: { 200: Sandbox },
  errors: ['state-conflict'],
  audience: ['staff'],
  rights: { anyOf: sandboxChangeRights },
  refusedInViewAs: true,
  summary: 'End a sandbox',
  description:
    'Its users are signed out, its keys and certificates are refused, and its data is deleted in the following night. 409 where it has ended already.',
});
