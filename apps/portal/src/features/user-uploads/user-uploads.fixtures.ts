import type { UploadedUser, UploadRole, UserUploadCheck } from '@quickportal/contracts/user-uploads/user-upload';

const users: UploadedUser[] = [
  {
    loginName: 'ana.silva',
    fullName: 'Ana Silva',
    email: 'ana.silva@example.com',
    phone: '0491 570 157',
    status: 'New',
    changes: [],
  },
  {
    loginName: 'priya.nair',
    fullName: 'Priya Nair',
    email: 'priya.nair@harbour.example',
    phone: '',
    status: 'Existing',
    changes: [{ field: 'Email', before: 'p.nair@example.com', after: 'priya.nair@harbour.example' }],
  },
];

/** A new user and an existing one. */
export const checked: UserUploadCheck = {
  errors: [],
  errorsCount: 0,
  users,
  usersAlreadyExist: true,
  clientUserAdministratorBusiness: null,
};

/** Lines that cannot be read. */
export const wrongUsers: Pick<UserUploadCheck, 'errors' | 'errorsCount'> = {
  errors: [
    {
      lineNumber: 2,
      nameOfField: 'Email',
      providedValueText: 'ana.silva',
      errorText: 'Enter an email such as name@example.com',
    },
    {
      lineNumber: 4,
      nameOfField: 'Login Name',
      providedValueText: 'kiwi.admin',
      errorText: 'This login name is taken. Choose another one.',
    },
  ],
  errorsCount: 2,
};

/** A role of each scope. */
export const uploadRoles: readonly UploadRole[] = [
  {
    systemRoleId: 3,
    systemRoleName: 'Facility viewer',
    systemRoleDescription: 'Looks at everything and changes nothing.',
    scopeCode: 'COMMUNITY',
  },
  {
    systemRoleId: 7,
    systemRoleName: 'Business clerk',
    systemRoleDescription: 'Takes payments for one business.',
    scopeCode: 'SUPPLIER_BUSINESS',
  },
  { systemRoleId: 8, systemRoleName: 'Buyer', systemRoleDescription: '', scopeCode: 'BUSINESS' },
];
