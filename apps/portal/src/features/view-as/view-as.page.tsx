import { useState } from 'react';
import { shownPaged } from '../../data/connection/query-client.ts';
import { useSession } from '../../data/session.ts';
import { api, trpc } from '../../data/connection/trpc.ts';
import { useDebounced } from '../../data/use-debounced.ts';
import { tableOf } from '../../layout/list/table-of.ts';
import { type PageSearch, useSearch, useSetSearch } from '../../pages/search.ts';
import { AlreadyViewing, ViewAsView } from './view-as.view.tsx';
import { ViewAsDialog } from './view-as.dialog.tsx';

const input = (query: string, page: number) => ({ query: { query, page, pageSize: 10 } });

export const preload = ({ query, page }: PageSearch<'ViewAsView'>) =>
  api.viewAs.listViewableUsers.prefetch(input(query, page));

/** Chooses whom to see the portal as. */
export default function ViewAsPage(): React.ReactNode {
  const { viewedBy, user } = useSession();
  return viewedBy ? <AlreadyViewing fullName={user.fullName} /> : <ChooseUser />;
}

function ChooseUser() {
  const { page, query: given } = useSearch('ViewAsView');
  const setSearch = useSetSearch('ViewAsView');
  const isStaff = useSession().kind === 'STAFF';
  const [text, setText] = useState(given);
  const query = useDebounced(text.trim(), 200);
  const users = trpc.viewAs.listViewableUsers.useQuery(input(query, page), shownPaged);
  const [chosen, setChosen] = useState<{ systemUserId: number; fullName: string } | null>(null);
  return (
    <>
      <ViewAsView
        table={tableOf(users, 'Users')}
        text={text}
        onTextChange={(next) => {
          setText(next);
          if (page !== 1) setSearch({ page: 1 }, { replace: true });
        }}
        page={page}
        onPageChange={(next) => setSearch({ page: next })}
        showsCommunity={isStaff}
        onChoose={setChosen}
      />
      {chosen && <ViewAsDialog user={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}
