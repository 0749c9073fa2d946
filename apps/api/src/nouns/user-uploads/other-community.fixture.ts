import { PASSWORD } from '../../testing/test-browser.ts';
import type { OtherCommunity } from '../../testing/every-call/other-community.ts';

export const otherCommunity: OtherCommunity = {
  things: { 'user-upload/{businessId}': 201 },
  reach: () =>
    Promise.resolve({
      paths: { 'user-upload/{businessId}': { own: 102, others: [101, 201] } },
      fields: { 'userDetails[].loginName': null, systemRoleIds: null },
      inputs: {
        'userUploads.save': {
          body: {
            userDetails: [{ loginName: 'bulk.clerk', fullName: 'Bulk Clerk', email: 'bulk@example.com', phone: '' }],
            systemRoleIds: [3903],
            userPassword: PASSWORD,
          },
        },
      },
    }),
};
