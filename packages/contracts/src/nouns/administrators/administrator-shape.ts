import { z } from 'zod';
import { email, id, text } from '../../kernel/primitives.ts';

/** Reason of a request for a change. */
export const reason = text({ max: 500, min: 0, multiline: true })
  .default('')
  .meta({
    title: 'Reason',
    description: 'Why you request the change; the approver sees it.',
    'x-form': { widget: 'textarea' },
  });

/** What is decided about an administrator. */
export const administratorShape = {
  fullName: text({ max: 100 }).meta({
    title: 'Full name',
    description: 'First and last name.',
    examples: ['Ines Moreau'],
    'x-form': { width: 'half' },
  }),
  emailAddress: email().meta({
    title: 'Email',
    description: 'Where emails to the administrator go.',
    examples: ['ines.moreau@example.com'],
    'x-form': { width: 'half' },
    'x-rules': [{ rule: 'email' }],
  }),
  employeeNumber: text({ max: 20, min: 0 })
    .default('')
    .meta({
      title: 'Employee number',
      description: 'Employee number; may be empty.',
      examples: ['E20417'],
      'x-form': { width: 'half' },
    }),
  roleIds: z
    .array(id())
    .min(1)
    .max(20)
    .meta({
      title: 'Roles',
      description: 'IDs of the administrator’s roles; at least one.',
      examples: [[3]],
      'x-form': {
        widget: 'checkbox',
        optionsFrom: 'roles',
        help: 'You can choose only roles whose rights you have yourself.',
      },
    }),
};

const { fullName, ...otherFields } = administratorShape;

/** The same for a new one. */
export const administratorCreationShape = {
  fullName,
  loginName: text({ max: 50 })
    .regex(/^[A-Za-z0-9][A-Za-z0-9._@-]{2,49}$/, {
      message: 'Enter 3 to 50 letters, digits, dots, dashes, underscores or @.',
    })
    .meta({
      title: 'Login name',
      description: 'Name for signing in; case does not matter.',
      examples: ['ines.moreau'],
      'x-form': { width: 'half' },
    }),
  ...otherFields,
};

/** What enabling or disabling an administrator asks for, beside the operator's password. */
export const statusShape = {
  issueKey: text({ max: 50 }).meta({
    title: 'Issue key',
    description: 'Key of the issue behind the change; kept in the audit trail.',
    examples: ['OPS-1204'],
  }),
};
