import { useCommunity } from '../../data/session.ts';
import { tableOf } from '../../layout/list/table-of.ts';
import { useList, useRowLinks } from '../../layout/list/use-list.ts';
import { CommunityApiKeysView } from './community-api-keys.view.tsx';
import { useCommunityApiKeys } from './api-keys.data.ts';

export default function CommunityApiKeysPage() {
  const list = useList('CommunityApiKeysView');
  const { communityId, communityName, timeZone } = useCommunity();
  return (
    <CommunityApiKeysView
      {...list}
      {...useRowLinks('CommunityApiKeyDetailsView', (id) => ({ ApiKeyId: id }))}
      table={tableOf(useCommunityApiKeys(communityId, list.search), 'API keys')}
      communityName={communityName}
      timeZone={timeZone}
    />
  );
}
