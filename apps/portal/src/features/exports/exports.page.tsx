import { isRunning } from '@quickportal/contracts/exports/is-running';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { downloadExport } from '../../data/export-watch.ts';
import { shownPaged } from '../../data/connection/query-client.ts';
import { retryPause } from '../../data/connection/server-away.ts';
import { useCommunity } from '../../data/session.ts';
import { api, trpc } from '../../data/connection/trpc.ts';
import { useChange } from '../../data/calls/use-change.ts';
import { usePolling } from '../../data/polling/use-polling.ts';
import { tableOf } from '../../layout/list/table-of.ts';
import { useList } from '../../layout/list/use-list.ts';
import type { PageSearch } from '../../pages/search.ts';
import { ExportsView } from './exports.view.tsx';

/** Polling interval of the list while an export runs, in milliseconds. */
const LOOK_EVERY = 2000;

const inputOf = ({ page, pageSize }: PageSearch<'ExportsView'>) => ({ query: { page, pageSize } });

export const preload = (search: PageSearch<'ExportsView'>) => api.exports.list.prefetch(inputOf(search));

export default function ExportsPage(): React.ReactNode {
  const frame = useList('ExportsView');
  const [hasRunning, setHasRunning] = useState(false);
  const polling = usePolling(LOOK_EVERY, hasRunning);
  const list = trpc.exports.list.useQuery(inputOf(frame.search), {
    refetchInterval: (query) => retryPause(query) || polling,
    staleTime: 0,
    ...shownPaged,
  });
  const isAnyRunning = list.data?.items.some(({ status }) => isRunning(status)) ?? false;
  if (isAnyRunning !== hasRunning) setHasRunning(isAnyRunning);
  const download = useMutation({ mutationFn: downloadExport });
  const cancel = useChange('exports.cancel', { notice: true });
  return (
    <ExportsView
      table={tableOf(list, 'Exports')}
      timeZone={useCommunity().timeZone}
      {...frame}
      downloading={download.isPending ? download.variables : null}
      onDownload={(exportId) => download.mutate(exportId)}
      cancelling={cancel.sending?.params.exportId ?? null}
      onCancel={(exportId) => cancel.make({ params: { exportId } })}
    />
  );
}
