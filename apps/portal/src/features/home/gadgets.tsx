import { useState } from 'react';
import { shownInline, shownPaged, unbatched } from '../../data/connection/query-client.ts';
import type { Session } from '../../data/session.ts';
import { trpc } from '../../data/connection/trpc.ts';
import { useMay } from '../../data/calls/use-may.ts';
import { useThrottled } from '../../data/use-throttled.ts';
import type { GadgetData } from './gadget.tsx';
import { GadgetsView, type ListGadget } from './gadgets.view.tsx';
import { SilentNodesView } from './silent-nodes.view.tsx';

/** Milliseconds between two searches of a gadget while a user types. */
// In the specification: 1R234 1K054
const SEARCH_THROTTLE = 300;
/** The zone of the platform, where no community is chosen. */
const PLATFORM_ZONE = 'Australia/Sydney';

interface Query<T> {
  data: T | undefined;
  error: unknown;
  refetch: () => unknown;
}

const gadgetOf = <T,>(query: Query<T>): GadgetData<T> => ({
  data: query.data,
  failed: query.error !== null && query.data === undefined,
  onRetry: () => void query.refetch(),
});

/** The gadgets that a member of staff may see. */
export default function Gadgets({ session }: { session: Session }) {
  const may = {
    transactions: useMay('dashboard.getTransactionSummary'),
    serviceMessages: useMay('dashboard.listGadgetServiceMessages'),
    auditHistory: useMay('dashboard.listGadgetAuditHistory'),
    silentNodes: useMay('dashboard.listSilentNodes'),
    users: useMay('dashboard.listGadgetUsers'),
  };
  const [messagePage, setMessagePage] = useState(1);
  const [auditPage, setAuditPage] = useState(1);
  const [userPage, setUserPage] = useState(1);
  const [text, setText] = useState('');
  const Query = useThrottled(text.trim(), SEARCH_THROTTLE);
  const transactions = trpc.dashboard.getTransactionSummary.useQuery(
    { query: {} },
    { ...shownInline, ...unbatched, enabled: may.transactions },
  );
  const serviceMessages = trpc.dashboard.listGadgetServiceMessages.useQuery(
    { query: { Page: messagePage } },
    { ...shownPaged, ...unbatched, enabled: may.serviceMessages },
  );
  const auditHistory = trpc.dashboard.listGadgetAuditHistory.useQuery(
    { query: { Page: auditPage } },
    { ...shownPaged, ...unbatched, enabled: may.auditHistory },
  );
  const silentNodes = trpc.dashboard.listSilentNodes.useQuery(undefined, {
    ...shownInline,
    ...unbatched,
    enabled: may.silentNodes,
  });
  const users = trpc.dashboard.listGadgetUsers.useQuery(
    { query: { Page: userPage, Query } },
    { ...shownPaged, ...unbatched, enabled: may.users },
  );
  const paged = <R,>(query: Query<NonNullable<ListGadget<R>['data']>>, onPageChange: (page: number) => void) => ({
    ...gadgetOf(query),
    onPageChange,
  });
  const timeZone = session.community?.timeZone ?? PLATFORM_ZONE;
  return (
    <>
      {may.silentNodes && <SilentNodesView nodes={gadgetOf(silentNodes)} timeZone={timeZone} />}
      <GadgetsView
        timeZone={timeZone}
        mayViewAs={useMay('viewAs.listViewableUsers')}
        transactions={may.transactions ? gadgetOf(transactions) : undefined}
        serviceMessages={may.serviceMessages ? paged(serviceMessages, setMessagePage) : undefined}
        auditHistory={may.auditHistory ? paged(auditHistory, setAuditPage) : undefined}
        users={
          may.users
            ? {
                ...paged(users, setUserPage),
                text,
                onTextChange: (next) => {
                  setText(next);
                  setUserPage(1);
                },
              }
            : undefined
        }
      />
    </>
  );
}
