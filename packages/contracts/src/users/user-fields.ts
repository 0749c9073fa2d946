import { z } from 'zod';
import { email, id, text } from '../kernel/primitives.ts';

/** Roles and businesses one user can be given. */
const MOST = 50;

const loginPattern = /^[A-Za-z0-9][A-Za-z0-9._@-]{2,49}$/;

/** What the user signs in with; chosen once. */
export const newLoginName = text({ max: 50, min: 3 })
  .regex(loginPattern, { message: 'Use 3 to 50 letters, digits, dots, dashes, underscores or @.' })
  .meta({
    title: 'Login name',
    description: 'What the user signs in with, unique in the whole portal; case does not matter. It never changes.',
    examples: ['dana.petrov'],
    'x-form': { group: 'Person', help: 'It cannot be changed later.', autocomplete: 'off', width: 'half' },
  });

const businessRole = z
  .strictObject({
    roleId: id().meta({
      title: 'Role',
      description: 'A role that is held in one business.',
      'x-form': { widget: 'select', optionsFrom: 'businessRoles', width: 'half' },
    }),
    businessId: id().meta({
      title: 'Business',
      description: 'The business it is held in.',
      'x-form': {
        widget: 'autocomplete',
        searchPath: 'businesses/search',
        optionsFrom: 'businesses',
        placeholder: 'Search by name or code',
        width: 'half',
      },
    }),
  })
  .meta({ title: 'Role in one business' });

/** What an administrator decides about a user, at creation and when editing. */
export const userFields = {
  fullName: text({ max: 100 }).meta({
    title: 'Full name',
    description: 'First and last name.',
    examples: ['Dana Petrov'],
    'x-form': { group: 'Person', autocomplete: 'off', width: 'half' },
  }),
  email: email().meta({
    title: 'Email',
    description: 'Where the invitation and notices about the account go.',
    examples: ['dana.petrov@example.com'],
    'x-form': { group: 'Person', inputMode: 'email', autocomplete: 'off', width: 'half' },
    'x-rules': [{ rule: 'email', message: 'Enter an email such as name@example.com' }],
  }),
  phoneNumber: text({ max: 30, min: 0 })
    .optional()
    .meta({
      title: 'Phone',
      description: 'Australian, New Zealand or international (E.164) number.',
      examples: ['0491 570 157'],
      'x-form': { group: 'Person', inputMode: 'tel', autocomplete: 'off', width: 'half' },
      'x-rules': [
        {
          rule: 'phone',
          message: 'Enter an Australian or New Zealand phone number, or an international one that starts with +.',
        },
      ],
    }),
  roleIds: z
    .array(id())
    .max(MOST)
    .default([])
    .meta({
      title: 'Roles',
      description: 'Roles held everywhere in the facility. At least one role, here or in a business.',
      'x-form': { widget: 'checkbox', optionsFrom: 'communityRoles', group: 'What the user may do' },
    }),
  businessRoles: z
    .array(businessRole)
    .max(MOST)
    .default([])
    .meta({
      title: 'Roles in one business',
      description: 'Roles that are held in one business only.',
      'x-form': { widget: 'repeat', group: 'What the user may do' },
      'x-rules': [{ rule: 'uniqueRows', message: 'This role in this business is listed already.' }],
    }),
  businessIds: z
    .array(id())
    .max(MOST)
    .default([])
    .meta({
      title: 'Only these supplier businesses',
      description:
        'Supplier businesses the user is restricted to, with everything that belongs to them; none means all.',
      'x-form': {
        widget: 'autocomplete',
        searchPath: 'businesses/search?supplierFlag=true',
        optionsFrom: 'businesses',
        placeholder: 'Search by name or code',
        help: 'None: every business of the facility.',
        group: 'What the user may do',
      },
    }),
};

export const userFormGroups = [
  { title: 'Person' },
  { title: 'What the user may do', help: 'Only roles whose rights you hold yourself are offered.' },
  { title: 'Confirm' },
];
