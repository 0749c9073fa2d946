import { readRights } from '@quickportal/contracts/customers/customer-rights';
import { useState } from 'react';
import { useCommunity, useRights, useSession } from '../../data/session.ts';
import { api } from '../../data/trpc.ts';
import { QueryResult } from '../../layout/query-result.tsx';
import { tableOf } from '../../layout/table-of.ts';
import { href } from '../../pages/href.ts';
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
    api.users.auditEntries.prefetch({ params: { userId: SystemUserId }, query: { page: 1 } }),
  ]);

export default function UserDetailsPage() {
  const { SystemUserId, edit } = useSearch('UserDetailsView');
  const setSearch = useSetSearch('UserDetailsView');
  const { timeZone } = useCommunity();
  const rights = useRights();
  const { viewedBy } = useSession();
  const canChange = viewedBy === null && rights.has('MANAGE_USERS');
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
  const search = useSearch('UserDetailsView');
  const setSearch = useSetSearch('UserDetailsView');
  const { timeZone } = useCommunity();
  const rights = useRights();
  return (
    <UserActivityView
      timeZone={timeZone}
      linksToCustomers={readRights.some((right) => rights.has(right))}
      table={tableOf(useUserActivity(userId, search.page), 'Recent activity')}
      page={search.page}
      hrefForPage={(page) => href('UserDetailsView', { ...search, page })}
      onPageChange={(page) => setSearch({ page })}
    />
  );
}
