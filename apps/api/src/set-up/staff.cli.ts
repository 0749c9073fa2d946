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
      sentence: `Staff administrator ${loginName} is made.`,
      link,
      ...(approvers < 2 && {
        note: 'Two administrators are needed: one approves what the other asks for. Add another one.',
      }),
    };
  },
});
