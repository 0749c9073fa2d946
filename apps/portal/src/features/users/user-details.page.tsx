import { useState } from 'react';
import { useCommunity } from '../../data/session.ts';
import { useMay } from '../../data/calls/use-may.ts';
import { api } from '../../data/connection/trpc.ts';
import { QueryResult } from '../../layout/query-result.tsx';
import { tableOf } from '../../layout/list/table-of.ts';
import { useInnerList } from '../../layout/list/use-list.ts';
import { type PageSearch, useSearch, useSetSearch } from '../../pages/search.ts';
import type { UserAccessAction } from './user-access.view.tsx';
import { UserActionDialog } from './user-action.dialog.tsx';
import { UserActivityView } from './user-activity.view.tsx';
import { UserDetailsSkeleton, UserDetailsView } from './user-details.view.tsx';
import { EditUserSheet } from './user-form.sheet.tsx';
import { useUser, useUserActivity } from './users.data.ts';

export const preload = ({ SystemUserId }: PageSearch<'UserDetailsView'>) =>
  Promise.all([
    api.users.get.prefetch({ params: { userId: SystemUserId } }),
    api.users.listAuditEntries.prefetch({ params: { userId: SystemUserId }, query: { page: 1 } }),
  ]);

export default function UserDetailsPage() {
  const { SystemUserId, edit } = useSearch('UserDetailsView');
  const setSearch = useSetSearch('UserDetailsView');
  const { timeZone } = useCommunity();
  const canChange = useMay('users.updateDetails');
  const user = useUser(SystemUserId);
  const [action, setAction] = useState<UserAccessAction>();
  return (
    <QueryResult whole query={user} skeleton={<UserDetailsSkeleton />} failed="The user did not load">
      {(data) => (
        <>
          <UserDetailsView
            user={data}
            timeZone={timeZone}
            canChange={canChange}
            onEdit={() => setSearch({ edit: true })}
            onAction={setAction}
            activity={<Activity userId={SystemUserId} />}
          />
          {action && <UserActionDialog user={data} action={action} onClose={() => setAction(undefined)} />}
          {edit && canChange && (
            <EditUserSheet user={data} onClose={() => setSearch({ edit: false }, { replace: true })} />
          )}
        </>
      )}
    </QueryResult>
  );
}

function Activity({ userId }: { userId: number }) {
  const inner = useInnerList('UserDetailsView');
  const { timeZone } = useCommunity();
  const linksToCustomers = useMay('customers.get');
  return (
    <UserActivityView
      timeZone={timeZone}
      linksToCustomers={linksToCustomers}
      table={tableOf(useUserActivity(userId, inner.page), 'Recent activity')}
      {...inner}
    />
  );
}
