import type { ExampleFields, Examples } from '../../kernel/examples.ts';

const administrator: ExampleFields = {
  loginName: 'ines.moreau',
  fullName: 'Ines Moreau',
  emailAddress: 'ines.moreau@example.com',
  employeeNumber: 'E20417',
  roles: [{ roleId: 4, name: 'Staff support' }],
  pendingSystemUserId: null,
};

/** What components look like as a whole. */
export const examples = {
  Administrator: administrator,
} satisfies Examples;
