import type { ApiKey } from '@quickportal/contracts/api-keys/api-key';
import type { ApiKeyUse } from '@quickportal/contracts/api-keys/api-key-use';
import { Card, CardBody } from '@quickportal/ui/card';
import { PageLink } from '../../pages/page-link.tsx';
import { ApiKeyStatusBadge, isWorking } from './api-key.entity.tsx';
import { UseChart } from './api-key-use.view.tsx';

interface FormerKeyProps {
  former: ApiKey;
  use: ApiKeyUse;
}

/** Days without a call after which the former key can be disabled. */
const QUIET_DAYS = 7;

/** The key that this one replaces: its calls fall to zero as programs get the new one. */
export function FormerKeyView({ former, use }: FormerKeyProps) {
  const isQuiet = use.days.slice(-QUIET_DAYS).every(({ calls }) => calls === 0);
  return (
    <Card title="The former key" dense>
      <CardBody className="grid gap-3">
        <div className="flex flex-wrap items-center gap-2">
          <PageLink to="RestApiKeyDetailsView" search={{ ApiKeyId: former.id }}>
            {former.name} {former.keyHint}
          </PageLink>
          <ApiKeyStatusBadge {...former} />
        </div>
        {isWorking(former) && (
          <p className="text-13 text-ink-2">
            {isQuiet
              ? `It had no call for ${QUIET_DAYS} days. Open it to disable it.`
              : 'Programs still use it. Disable it when its calls have fallen to zero.'}
          </p>
        )}
        <UseChart use={use} height={80} mostLabels={4} />
      </CardBody>
    </Card>
  );
}
