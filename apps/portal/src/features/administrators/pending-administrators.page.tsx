import { api } from '../../data/connection/trpc.ts';
import { tableOf } from '../../layout/list/table-of.ts';
import { useList, useRowLinks } from '../../layout/list/use-list.ts';
import type { PageSearch } from '../../pages/search.ts';
import { pendingInput, usePendingAdministrators } from './administrators.data.ts';
import { PendingAdministratorsView } from './pending-administrators.view.tsx';

export const preload = (search: PageSearch<'PendingAdministratorsView'>) =>
  api.userAuthorisations.search.prefetch(pendingInput(search));

export default function PendingAdministratorsPage() {
  const list = useList('PendingAdministratorsView');
  return (
    <PendingAdministratorsView
      {...list}
      {...useRowLinks('UserAuthorisationView', (id) => ({ PendingUserAuthorisationId: id }))}
      table={tableOf(usePendingAdministrators(list.search), 'Pending administrators')}
    />
  );
}
