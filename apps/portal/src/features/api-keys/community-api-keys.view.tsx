import type { ApiKey } from '@quickportal/contracts/api-keys/api-key';
import { apiKeyList } from '@quickportal/contracts/api-keys/api-key-list';
import { KeyRound } from 'lucide-react';
import { ListPage } from '../../layout/list/list-page.tsx';
import type { ListProps, RowLinks } from '../../layout/list/list-table.tsx';
import { apiKeyColumns } from './api-key.entity.tsx';

export interface CommunityApiKeysViewProps extends ListProps<ApiKey>, RowLinks {
  communityName: string;
  timeZone: string;
}

/** The keys of a community, for staff. */
// In the specification: 3P037
export const CommunityApiKeysView = (props: CommunityApiKeysViewProps) => (
  <ListPage
    of={apiKeyList}
    subtitle={`Keys that programs of ${props.communityName} call the REST API with`}
    columns={apiKeyColumns(props.timeZone)}
    idOf={(row) => row.id}
    list={props}
    empty={{
      icon: <KeyRound />,
      text: 'A program calls the REST API with a key. This community has none yet; its own users generate them.',
    }}
  />
);
