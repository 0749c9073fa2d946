import type { MySession } from '@quickportal/contracts/my-profile/my-profile';
import { Badge } from '@quickportal/ui/badge';
import { Button } from '@quickportal/ui/button';
import { Card, CardBody } from '@quickportal/ui/card';
import { DateTime } from '@quickportal/ui/date-time';
import { Skeleton } from '@quickportal/ui/skeleton';
import { Monitor, Smartphone } from 'lucide-react';
import { QueryResult, type QueryResultProps } from '../../layout/query-result.tsx';
import { browserName } from './browser-name.ts';

export interface MySessionsProps {
  sessions: QueryResultProps<{ items: MySession[] }>['query'];
  /** The session that is being ended now. */
  endingSession: number | null;
  endingOthers: boolean;
  onEndSession: (sessionId: number) => void;
  onEndOthers: () => void;
}

/** Where the person is signed in, and ways to end that. */
export function MySessions(props: MySessionsProps & { timeZone: string }) {
  const { sessions, endingOthers, onEndOthers } = props;
  const hasOthers = (sessions.data?.items.length ?? 0) > 1;
  return (
    <Card
      title="Where you are signed in"
      actions={
        hasOthers && (
          <Button size="sm" busy={endingOthers} onClick={onEndOthers}>
            Sign out everywhere else
          </Button>
        )
      }
    >
      <QueryResult
        query={sessions}
        failed="Your sessions did not load"
        skeleton={
          <CardBody>
            <Skeleton className="w-64" />
          </CardBody>
        }
      >
        {({ items }) => (
          <ul>
            {items.map((session) => (
              <SessionRow key={session.sessionId} session={session} {...props} />
            ))}
          </ul>
        )}
      </QueryResult>
    </Card>
  );
}

function SessionRow({
  session,
  timeZone,
  endingSession,
  onEndSession,
}: MySessionsProps & { session: MySession; timeZone: string }) {
  const { sessionId, current, ip, userAgent, createdAt, lastActivityAt, viewingAs } = session;
  const Icon = /Mobile|Android|iPhone/.test(userAgent) ? Smartphone : Monitor;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line-soft px-5 py-3 last:border-b-0 max-sm:px-4">
      <Icon className="size-5 text-ink-3" />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <span className="flex flex-wrap items-center gap-2">
          <strong title={userAgent}>{browserName(userAgent)}</strong>
          {current && <Badge tone="accent">This session</Badge>}
          {viewingAs !== null && <Badge tone="warning">Viewing as {viewingAs}</Badge>}
        </span>
        <span className="flex flex-wrap gap-x-3 text-13 text-ink-2">
          <span>{ip}</span>
          <span>
            Last active <DateTime value={lastActivityAt} timeZone={timeZone} show="date-time" />
          </span>
          <span>
            Signed in <DateTime value={createdAt} timeZone={timeZone} show="date-time" />
          </span>
        </span>
      </div>
      {!current && (
        <Button size="sm" busy={endingSession === sessionId} onClick={() => onEndSession(sessionId)}>
          Sign out
        </Button>
      )}
    </li>
  );
}
