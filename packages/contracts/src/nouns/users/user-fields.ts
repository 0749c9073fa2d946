import { z } from 'zod';
import { email, id, text } from '../../kernel/primitives.ts';

/** Roles and businesses one user can be given. */
const MOST = 50;

const loginPattern = /^[A-Za-z0-9][A-Za-z0-9._@-]{2,49}$/;

/** What the user signs in with; chosen once. */
export const newLoginName = text({ max: 50, min: 3 })
  .regex(loginPattern, { message: 'Use 3 to 50 letters, digits, dots, dashes, underscores or @.' })
  .meta({
    title: 'Login name',
    description: 'Name for signing in, unique in the portal; case does not matter. It cannot be changed.',
    examples: ['dana.petrov'],
    'x-form': { group: 'Person', help: 'It cannot be changed later.', autocomplete: 'off', width: 'half' },
  });

const businessRole = z
  .strictObject({
    roleId: id().meta({
      title: 'Role',
      description: 'A role in one business.',
      'x-form': { widget: 'select', optionsFrom: 'businessRoles', width: 'half' },
    }),
    businessId: id().meta({
      title: 'Business',
      description: 'The business the role applies to.',
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
      description: 'Roles in the whole facility. At least one role, here or in a business.',
      'x-form': { widget: 'checkbox', optionsFrom: 'communityRoles', group: 'Roles and businesses' },
    }),
  businessRoles: z
    .array(businessRole)
    .max(MOST)
    .default([])
    .meta({
      title: 'Roles in one business',
      description: 'Roles that apply to one business only.',
      'x-form': { widget: 'repeat', group: 'Roles and businesses' },
      'x-rules': [{ rule: 'uniqueRows', message: 'This role in this business is listed already.' }],
    }),
  businessIds: z
    .array(id())
    .max(MOST)
    .default([])
    .meta({
      title: 'Only these supplier businesses',
      description: 'Supplier businesses that the user can work with; none means all.',
      'x-form': {
        widget: 'autocomplete',
        searchPath: 'businesses/search?supplierFlag=true',
        optionsFrom: 'businesses',
        placeholder: 'Search by name or code',
        help: 'Leave empty for every business of the facility.',
        group: 'Roles and businesses',
      },
    }),
};

export const userFormGroups = [
  { title: 'Person' },
  { title: 'Roles and businesses', help: 'You can choose only roles whose rights you have yourself.' },
  { title: 'Confirm' },
];
