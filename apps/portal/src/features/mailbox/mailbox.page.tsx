import { shownInline, shownPaged } from '../../data/connection/query-client.ts';
import { trpc } from '../../data/connection/trpc.ts';
import { useDebounced } from '../../data/use-debounced.ts';
import { usePolling } from '../../data/polling/use-polling.ts';
import { tableOf } from '../../layout/list/table-of.ts';
import { href } from '../../pages/href.ts';
import { useSearch, useSetSearch } from '../../pages/search.ts';
import { MailboxView } from './mailbox.view.tsx';

/** How often new mail is looked for, in milliseconds. */
const LOOK_EVERY = 5000;

/** The mail that the demo sent; newest first, new mail appears by itself. */
export default function MailboxPage(): React.ReactNode {
  const search = useSearch('MailboxView');
  const setSearch = useSetSearch('MailboxView');
  const query = useDebounced(search.query, 200);
  const list = trpc.mailbox.listMail.useQuery(
    { query: { query, page: search.page } },
    { refetchInterval: usePolling(LOOK_EVERY), ...shownPaged },
  );
  const mail = trpc.mailbox.getMail.useQuery(
    { params: { mailId: search.MailId ?? 0 } },
    { enabled: search.MailId !== undefined, staleTime: Infinity, ...shownInline },
  );
  return (
    <MailboxView
      table={tableOf(list, 'Mail')}
      pageSize={list.data?.pageSize ?? 25}
      search={search}
      mail={search.MailId === undefined ? null : mail}
      hrefFor={(mailId) => href('MailboxView', { ...search, MailId: mailId })}
      onSearchChange={setSearch}
    />
  );
}
