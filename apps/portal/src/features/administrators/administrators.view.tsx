import type { Administrator } from '@quickportal/contracts/administrators/administrator';
import { administratorList } from '@quickportal/contracts/administrators/administrator-list';
import type { FilterValues } from '@quickportal/contracts/kernel/filter';
import { Button } from '@quickportal/ui/button';
import { ShieldCheck, UserPlus } from 'lucide-react';
import { ListFilters } from '../../layout/filters/list-filters.tsx';
import { ListPage } from '../../layout/list/list-page.tsx';
import type { ListProps, RowLinks, Sorting } from '../../layout/list/list-table.tsx';
import { PageLink } from '../../pages/page-link.tsx';
import { administratorColumns } from './administrator.entity.tsx';

export interface AdministratorsViewProps
  extends ListProps<Administrator, FilterValues<typeof administratorList>>, RowLinks, Sorting {
  timeZone: string;
  /** Whether the user may request new administrators. */
  canAdd: boolean;
}

/** Staff who sign in to the portal, and whether they can. */
export function AdministratorsView(props: AdministratorsViewProps) {
  const create = props.canAdd && (
    <Button asChild variant="primary">
      <PageLink to="NewAdministratorView">
        <UserPlus />
        Create administrator
      </PageLink>
    </Button>
  );
  return (
    <ListPage
      of={administratorList}
      subtitle="Staff who sign in to the portal. A second administrator approves every change."
      actions={
        <>
          <Button asChild>
            <PageLink to="PendingAdministratorsView">Pending administrators</PageLink>
          </Button>
          {create}
        </>
      }
      columns={administratorColumns(props.timeZone)}
      idOf={(row) => row.systemUserId}
      list={props}
      empty={{
        icon: <ShieldCheck />,
        text: 'Administrators are the staff who sign in to the portal.',
        tip: 'Try fewer letters, or the other status.',
        action: create || undefined,
      }}
    >
      <ListFilters of={administratorList} list={props} />
    </ListPage>
  );
}
