import type { ApiKey } from '@quickportal/contracts/api-keys/api-key';
import { Alert } from '@quickportal/ui/alert';
import { Button } from '@quickportal/ui/button';
import { DateTime } from '@quickportal/ui/date-time';
import { Ban, KeyRound, ScrollText } from 'lucide-react';
import { PageAction } from '../../layout/page/page-action.tsx';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { SideBySide } from '../../layout/page/page-stack.tsx';
import { PageLink } from '../../pages/page-link.tsx';
import { ApiKeyFacts } from './api-key-facts.view.tsx';
import { ApiKeyStatusBadge, isWorking } from './api-key.entity.tsx';
import { NewKey } from './new-key.view.tsx';

export interface RestApiKeyDetailsViewProps {
  apiKey: ApiKey;
  /** The key itself, right after it was generated. */
  newKey: { key: string | undefined; onSaved: () => void };
  /** Fetches the secret that waits for the user. */
  onFetch: () => void;
  isFetching: boolean;
  timeZone: string;
  use: React.ReactNode;
  businesses: React.ReactNode;
  /** The key that it replaces. */
  former: React.ReactNode;
  history: React.ReactNode;
  /** Whether the user may see the developer log. */
  canSeeCalls: boolean;
  /** Null where the user may not change keys. */
  onDisable: (() => void) | null;
  onReplace: (() => void) | null;
}

/** One key: what it is, what uses it, and what was done to it. */
// In the specification: 2P029
export function RestApiKeyDetailsView(props: RestApiKeyDetailsViewProps) {
  const {
    apiKey,
    newKey,
    onFetch,
    isFetching,
    timeZone,
    use,
    businesses,
    former,
    history,
    canSeeCalls,
    onDisable,
    onReplace,
  } = props;
  const works = isWorking(apiKey);
  const canReplace = works && onReplace !== null && apiKey.replacedByApiKeyId === null;
  return (
    <>
      <PageHeader
        title={apiKey.name}
        badge={<ApiKeyStatusBadge {...apiKey} />}
        actions={
          <>
            {canSeeCalls && (
              <Button asChild>
                <PageLink to="RestApiDeveloperLogView" search={{ apiKeyId: apiKey.id }}>
                  <ScrollText />
                  Calls of this key
                </PageLink>
              </Button>
            )}
            {works && onDisable && (
              <PageAction action="Disable key" variant="dangerQuiet" onClick={onDisable}>
                <Ban />
                Disable
              </PageAction>
            )}
            {canReplace && (
              <PageAction action="Rotate key" variant="primary" onClick={onReplace}>
                <KeyRound />
                Rotate
              </PageAction>
            )}
          </>
        }
      />
      <SideBySide
        side={
          <>
            {former}
            {businesses}
          </>
        }
      >
        {newKey.key !== undefined && <NewKey secret={newKey.key} onSaved={newKey.onSaved} />}
        {newKey.key === undefined && apiKey.secretWaitsUntil !== null && (
          <SecretWaits until={apiKey.secretWaitsUntil} timeZone={timeZone} onFetch={onFetch} isFetching={isFetching} />
        )}
        {apiKey.expiring && <EndsSoon apiKey={apiKey} timeZone={timeZone} onReplace={canReplace ? onReplace : null} />}
        {apiKey.replacedByApiKeyId !== null && works && <Replaced by={apiKey.replacedByApiKeyId} />}
        <ApiKeyFacts apiKey={apiKey} timeZone={timeZone} />
        {use}
        {history}
      </SideBySide>
    </>
  );
}

interface SecretWaitsProps extends Pick<RestApiKeyDetailsViewProps, 'timeZone' | 'onFetch' | 'isFetching'> {
  until: string;
}

const SecretWaits = ({ until, timeZone, onFetch, isFetching }: SecretWaitsProps) => (
  <Alert
    title="Your key was approved"
    actions={
      <Button size="sm" busy={isFetching} onClick={onFetch}>
        Show key once
      </Button>
    }
  >
    Only you can fetch it, once, until <DateTime value={until} timeZone={timeZone} show="date-time" />. Have the place
    ready where your program keeps it.
  </Alert>
);

function EndsSoon({
  apiKey,
  timeZone,
  onReplace,
}: {
  apiKey: ApiKey;
  timeZone: string;
  onReplace: (() => void) | null;
}) {
  return (
    <Alert
      tone="warning"
      title="This key ends soon"
      actions={
        onReplace && (
          <Button size="sm" onClick={onReplace}>
            Generate replacement
          </Button>
        )
      }
    >
      From <DateTime value={apiKey.expiryDateTime} timeZone={timeZone} show="date-time" /> on, every call with it is
      refused. Replace it now, and disable it when nothing uses it any more.
    </Alert>
  );
}

const Replaced = ({ by }: { by: number }) => (
  <Alert
    title="A replacement was generated"
    actions={
      <Button asChild size="sm">
        <PageLink to="RestApiKeyDetailsView" search={{ ApiKeyId: by }}>
          Open replacement
        </PageLink>
      </Button>
    }
  >
    Both keys work. Disable this one when its calls have fallen to zero.
  </Alert>
);
