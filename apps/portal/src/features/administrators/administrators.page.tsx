import { useMay } from '../../data/calls/use-may.ts';
import { api } from '../../data/connection/trpc.ts';
import { useZone } from '../../data/platform-zone.ts';
import { tableOf } from '../../layout/list/table-of.ts';
import { useList, useRowLinks } from '../../layout/list/use-list.ts';
import type { PageSearch } from '../../pages/search.ts';
import { searchInput, useAdministratorSearch } from './administrators.data.ts';
import { AdministratorsView } from './administrators.view.tsx';

export const preload = (search: PageSearch<'AdministratorsView'>) =>
  api.administrators.search.prefetch(searchInput(search));

export default function AdministratorsPage() {
  const list = useList('AdministratorsView');
  return (
    <AdministratorsView
      timeZone={useZone()}
      {...list}
      {...useRowLinks('AdministratorDetailsView', (id) => ({ SystemUserId: id }))}
      table={tableOf(useAdministratorSearch(list.search), 'Administrators')}
      canAdd={useMay('administrators.create')}
    />
  );
}
