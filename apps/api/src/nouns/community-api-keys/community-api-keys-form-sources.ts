import { setCommunityApiKeyStatus } from '@quickportal/contracts/community-api-keys/contracts';
import { formSource } from '../../forms/form-source.ts';
import { loadApiKey } from '../api-keys/offers.ts';

/** Current values of the form of a key's status; the page says which status is wanted. */
export const communityApiKeysFormSources = [
  formSource(setCommunityApiKeyStatus, async (ctx, { id }) => {
    const { version } = await loadApiKey(ctx, id);
    return { values: { version } };
  }),
];
