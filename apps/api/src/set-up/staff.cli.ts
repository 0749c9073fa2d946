import { runAccountCommand } from './account-command.ts';
import { addStaff } from './add-staff.ts';

// `npm run staff -- add NAME EMAIL` makes a staff administrator, `-- link LOGIN` a new link for one (docs/first-hour.md)
await runAccountCommand({
  script: 'staff',
  kind: 'STAFF',
  takes: ['"Full Name"', 'name@example.com'],
  add: async (services, operator, [fullName = '', emailAddress = '']) => {
    const { loginName, link, approvers } = await addStaff(services, operator, { fullName, emailAddress });
    return {
      sentence: `Staff administrator ${loginName} was created.`,
      link,
      ...(approvers < 2 && {
        note: 'You need two administrators, because one approves the requests of the other. Add another one.',
      }),
    };
  },
});
