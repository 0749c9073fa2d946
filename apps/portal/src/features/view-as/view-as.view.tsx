import { viewableUserList } from '@quickportal/contracts/view-as/viewable-user-list';
import { Button } from '@quickportal/ui/button';
import { Input } from '@quickportal/ui/input';
import { Eye, Search, Users } from 'lucide-react';
import { actionsColumn } from '../../layout/list/actions-column.tsx';
import { HomeButton } from '../../layout/page/home-button.tsx';
import { listColumns } from '../../layout/list/list-columns.tsx';
import { ListPage } from '../../layout/list/list-page.tsx';
import type { InnerListProps } from '../../layout/list/list-table.tsx';
import { MessagePage } from '../../layout/page/message-page.tsx';

export interface ViewableUser {
  systemUserId: number;
  loginName: string;
  fullName: string;
  email: string;
  communityId: number;
  communityName: string;
}

export interface ViewAsViewProps extends InnerListProps<ViewableUser> {
  text: string;
  onTextChange: (text: string) => void;
  /** Staff see users of every community. */
  showsCommunity: boolean;
  onChoose: (user: ViewableUser) => void;
}

const columnsOf = ({ showsCommunity, onChoose }: Pick<ViewAsViewProps, 'showsCommunity' | 'onChoose'>) => [
  ...listColumns<ViewableUser, typeof viewableUserList>(viewableUserList, '', {}).filter(
    ({ id }) => showsCommunity || id !== 'communityName',
  ),
  actionsColumn<ViewableUser>((row) => (
    <Button size="sm" aria-label={`View as ${row.fullName}`} onClick={() => onChoose(row)}>
      <Eye />
      View as
    </Button>
  )),
];

/** Users that may be viewed as. */
export const ViewAsView = (props: ViewAsViewProps) => (
  <ListPage
    of={viewableUserList}
    title="View as another user"
    subtitle="You see the portal with the rights that both of you have. What you do is recorded under your own name."
    columns={columnsOf(props)}
    idOf={(row) => row.systemUserId}
    list={props}
    pageSize={10}
    empty={{
      icon: <Users />,
      title: 'No user found',
      text: 'You can view as enabled client users only. Try another part of the name.',
    }}
  >
    <Input
      aria-label="Find a user"
      placeholder="Name, login name or email"
      leading={<Search />}
      value={props.text}
      onValueChange={props.onTextChange}
    />
  </ListPage>
);

/** One view at a time. */
export function AlreadyViewing({ fullName }: { fullName: string }) {
  return (
    <MessagePage icon={<Eye />} title={`You are viewing as ${fullName}`} actions={<HomeButton />}>
      <p>Stop viewing as this user before you choose another one.</p>
    </MessagePage>
  );
}
