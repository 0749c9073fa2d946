import { runAccountCommand } from './account-command.ts';
import { addFacilityUser } from './add-facility-user.ts';

// `npm run facility-user -- add CODE NAME EMAIL` makes an administrator of a community, `-- link LOGIN` a new link
await runAccountCommand({
  script: 'facility-user',
  kind: 'CLIENT',
  takes: ['CODE', '"Full Name"', 'name@example.com'],
  add: async (services, operator, [communityCode = '', fullName = '', email = '']) => {
    const user = await addFacilityUser(services, operator, { communityCode, fullName, email });
    return { sentence: `${user.loginName} was created as an administrator of ${user.communityName}.`, link: user.link };
  },
});
