import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { leaveFor } from '../../data/connection/gatekeeper.ts';
import { shownInline } from '../../data/connection/query-client.ts';
import { useSession } from '../../data/session.ts';
import { trpc } from '../../data/connection/trpc.ts';
import { addressIn, pageAt } from '../../pages/other-context.ts';
import { type RecordOfPage, recordNouns, recordOfPage } from '../../pages/record-of-page.ts';
import { readSearch } from '../../pages/search-params.ts';
import { wasOpenedUnnamed } from '../../pages/tab-context.ts';
import { ElsewhereView } from './elsewhere.view.tsx';
import { noteSwitch } from './switch-note.ts';

interface ElsewhereProps {
  /** What is shown where the record is in no community, or not one that the user may see. */
  children: React.ReactNode;
}

/**
 * For staff, where a page's record is not in the community worked in: opens it where it belongs if the address named no
 * community, and otherwise says where that is. For everyone else what is inside.
 */
export function Elsewhere({ children }: ElsewhereProps) {
  const { kind, viewedBy } = useSession();
  const record = useShownRecord();
  if (kind !== 'STAFF' || viewedBy || !record) return children;
  return <LookedUp {...record}>{children}</LookedUp>;
}

function LookedUp({ children, ...record }: RecordOfPage & { isUnnamed: boolean } & ElsewhereProps) {
  const { kind, reference, isUnnamed } = record;
  const { community } = useSession();
  const { data, isPending } = trpc.communities.locate.useQuery({ query: { kind, reference } }, shownInline);
  const others = data?.items.filter(({ communityId }) => communityId !== community?.communityId) ?? [];
  const [only] = others;
  const goesOn = isUnnamed && only !== undefined && others.length === 1;
  const communityId = goesOn ? only.communityId : undefined;
  const before = community?.communityName ?? null;
  useEffect(() => {
    if (communityId === undefined) return;
    noteSwitch({ communityId, before, because: recordNouns[kind] });
    leaveFor(addressIn(communityId), { replacing: true });
  }, [communityId, before, kind]);
  if (isPending || goesOn) return <div aria-busy="true" className="h-80" />;
  if (others.length === 0) return children;
  return <ElsewhereView noun={recordNouns[kind]} communities={others} addressIn={addressIn} />;
}

/** The record that the address is about, and whether the address was opened without a community. */
function useShownRecord(): (RecordOfPage & { isUnnamed: boolean }) | undefined {
  const { pathname, search } = useRouterState({ select: ({ location }) => location });
  const page = pageAt(pathname);
  if (!page) return undefined;
  const raw = search as Record<string, string>;
  const record = recordOfPage(page, readSearch(page.search ?? {}, raw).values);
  return record && { ...record, isUnnamed: wasOpenedUnnamed(page, raw) };
}
