import { z } from 'zod';
import { count, id, text } from '../../kernel/primitives.ts';
import { userUploadColumns } from './user-upload-columns.ts';

const columns = {
  loginName: z.string().meta({ title: userUploadColumns.loginName, description: 'Name for signing in.' }),
  fullName: z.string().meta({ title: userUploadColumns.fullName, description: 'First and last name.' }),
  email: z.string().meta({ title: userUploadColumns.email, description: 'Email address of the user.' }),
  phone: z.string().meta({ title: userUploadColumns.phone, description: 'Phone number; empty without one.' }),
};
const status = z.enum(['New', 'Existing']).meta({
  title: 'Status',
  description: 'New is added and mailed a temporary password. Existing is changed, without a mail.',
});
const change = z
  .strictObject({
    field: z.string().meta({ title: 'Field', description: 'Column of the field.', examples: ['Email'] }),
    before: z.string().meta({ title: 'Before', description: 'What it is now.', examples: ['d.petrov@example.com'] }),
    after: z.string().meta({ title: 'After', description: 'What it becomes.', examples: ['dana.petrov@example.com'] }),
  })
  .meta({ id: 'UploadedUserChange' });

/** A user of a bulk upload (2E009). */
export const UploadedUser = z
  .strictObject({
    ...columns,
    status,
    changes: z.array(change).meta({
      title: 'Changes',
      description: 'Details of an existing user that will change. The roles are replaced in any case.',
    }),
  })
  .meta({ id: 'UploadedUser' });
export type UploadedUser = z.output<typeof UploadedUser>;

const entered = (column: keyof typeof userUploadColumns, max: number) =>
  text({ max, min: 0 }).meta({ title: userUploadColumns[column], description: 'As the check returned it.' });

/** The same as it is sent back to be saved; what the check said of it is worked out again. */
export const EnteredUser = z.strictObject({
  loginName: entered('loginName', 200),
  fullName: entered('fullName', 200),
  email: entered('email', 300),
  phone: entered('phone', 100),
  status: status.optional(),
  changes: z.unknown().optional().meta({ title: 'Changes', description: 'Ignored.' }),
});

/** What is wrong with a line. */
export const UserUploadError = z
  .strictObject({
    lineNumber: count().meta({
      title: 'Line',
      description: 'Line of the text, counted from 1, heading and empty lines included.',
      examples: [3],
    }),
    nameOfField: z.string().meta({
      title: 'Column name',
      description: 'Heading of the column, or empty where the whole line is wrong.',
      examples: [userUploadColumns.email],
    }),
    providedValueText: z
      .string()
      .meta({ title: 'Value', description: 'What is there, at most 100 characters.', examples: ['dana.petrov'] }),
    errorText: z.string().meta({
      title: 'Error',
      description: 'What is wrong, and what to do.',
      examples: ['Enter an email such as name@example.com'],
    }),
  })
  .meta({ id: 'UserUploadError' });
export type UserUploadError = z.output<typeof UserUploadError>;

/** What a check of pasted users came to (2E010). */
export const UserUploadCheck = z
  .strictObject({
    errors: z.array(UserUploadError).meta({ title: 'Errors', description: 'Errors by line, the first 500 of them.' }),
    errorsCount: count().meta({ title: 'Errors in all', description: 'Number of errors, unnamed ones too.' }),
    users: z
      .array(UploadedUser)
      .meta({ title: 'Users', description: 'In the order of the text; empty while there are errors.' }),
    usersAlreadyExist: z
      .boolean()
      .meta({ title: 'Users already exist', description: 'Whether any of them is an existing user.' }),
    clientUserAdministratorBusiness: z
      .strictObject({
        businessId: id().meta({ title: 'Business ID', description: 'Identifier of the business.', examples: [100] }),
        businessCode: z.string().meta({ title: 'Business code', description: 'Its code.', examples: ['HCW'] }),
        businessName: z.string().meta({ title: 'Business name', description: 'Its name.' }),
      })
      .nullable()
      .meta({
        title: 'Your business',
        description: 'The one business that the caller is kept to, which the users get; null for others.',
      }),
  })
  .meta({ id: 'UserUploadCheck' });
export type UserUploadCheck = z.output<typeof UserUploadCheck>;

/** A role that the caller can give. */
export const UploadRole = z
  .strictObject({
    systemRoleId: id().meta({ title: 'Role ID', description: 'Identifier of the role.' }),
    systemRoleName: z.string().meta({ title: 'Role', description: 'Name of the role.' }),
    systemRoleDescription: z.string().meta({ title: 'Description', description: 'Who it is for.' }),
    scopeCode: z.string().meta({
      title: 'Access scope',
      description: 'COMMUNITY, SUPPLIER_BUSINESS or BUSINESS.',
      examples: ['COMMUNITY'],
    }),
  })
  .meta({ id: 'UploadRole' });
export type UploadRole = z.output<typeof UploadRole>;

/** What was saved (2E012). */
export const UserUploadSaved = z
  .strictObject({
    business: z
      .strictObject({
        supplierBusinessName: z.string().meta({ title: 'Business name', description: 'Name of the business chosen.' }),
        supplierBusinessCode: z.string().meta({ title: 'Business code', description: 'Code of the business chosen.' }),
      })
      .meta({ title: 'Business', description: 'The business that was chosen.' }),
    systemRoleNames: z
      .array(z.string())
      .meta({ title: 'Roles', description: 'Names of the roles given, sorted.', examples: [['Payments officer']] }),
    created: count().meta({ title: 'Added', description: 'Users that were added and are mailed.' }),
    updated: count().meta({ title: 'Changed', description: 'Existing users that were changed.' }),
  })
  .meta({ id: 'UserUploadSaved' });
export type UserUploadSaved = z.output<typeof UserUploadSaved>;
