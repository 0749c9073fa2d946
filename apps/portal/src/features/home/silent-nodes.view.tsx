import type { SilentNode } from '@quickportal/contracts/dashboard/contracts';
import { Badge } from '@quickportal/ui/badge';
import { DateTime } from '@quickportal/ui/date-time';
import { Skeleton } from '@quickportal/ui/skeleton';
import { Gadget, type GadgetData, GadgetRow } from './gadget.tsx';
import { QuietLine } from './quiet-line.tsx';

const roleTitles = { all: 'Web server and worker', web: 'Web server', worker: 'Worker' } as const;

export interface SilentNodesViewProps {
  nodes: GadgetData<{ items: readonly SilentNode[] }>;
  timeZone: string;
}

/** Nodes that stopped without having been stopped: one quiet line while there are none. */
export function SilentNodesView({ nodes, timeZone }: SilentNodesViewProps) {
  const { data, failed } = nodes;
  if (!failed && data === undefined) return <Skeleton className="h-5 w-48" />;
  if (data?.items.length === 0) return <QuietLine>All nodes respond.</QuietLine>;
  return (
    <Gadget title="Nodes that do not respond" note="Last 24 hours" {...nodes}>
      {({ items }) => (
        <ul>
          {items.map(({ nodeId, host, role, startedAt, heartbeatAt }) => (
            <GadgetRow key={nodeId}>
              <div className="min-w-0">
                <p className="font-medium wrap-anywhere">{host}</p>
                <p className="text-13 text-ink-2">
                  {roleTitles[role]}, last heartbeat{' '}
                  <DateTime value={heartbeatAt} timeZone={timeZone} show="date-time" />, started{' '}
                  <DateTime value={startedAt} timeZone={timeZone} show="date-time" />
                </p>
              </div>
              <Badge tone="danger">No heartbeat</Badge>
            </GadgetRow>
          ))}
        </ul>
      )}
    </Gadget>
  );
}
