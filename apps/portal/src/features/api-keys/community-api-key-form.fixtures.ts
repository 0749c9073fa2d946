import { setCommunityApiKeyStatus } from '@quickportal/contracts/community-api-keys/contracts';
import { formSchema } from '@quickportal/forms/schema/form-schema';

/** The form of a key's status as the server describes it. */
export const statusForm = formSchema(setCommunityApiKeyStatus.body ?? missing(), {
  values: { version: 1 },
  today: '2026-11-20',
});

function missing(): never {
  throw new Error('The call has no form');
}
