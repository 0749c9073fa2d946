import type { ApiKey } from '@quickportal/contracts/api-keys/api-key';
import { apiKeyList } from '@quickportal/contracts/api-keys/api-key-list';
import { apiKeyStates, type ApiKeyStatus } from '@quickportal/contracts/rules/states/api-key';
import { Badge } from '@quickportal/ui/badge';
import type { Column } from '@quickportal/ui/data-table';
import { DateTime } from '@quickportal/ui/date-time';
import { Mono } from '@quickportal/ui/mono';
import { Clock } from 'lucide-react';
import { listColumns } from '../../layout/list/list-columns.tsx';
import { statusBadge } from '../../layout/status-badge.tsx';

const StatusBadge = statusBadge<ApiKeyStatus>(apiKeyStates.states);

/** Whether programs can call with a key. */
export const isWorking = ({ expired, statusCode: { statusCode } }: ApiKey): boolean =>
  statusCode === 'ACTIVE' && !expired;

/** Status of a key, with a warning while it nears its end. */
export const ApiKeyStatusBadge = ({ expired, expiring, statusCode: { statusCode } }: ApiKey) => (
  <span className="flex flex-wrap items-center gap-1.5">
    <StatusBadge status={statusCode === 'ACTIVE' && expired ? 'EXPIRED' : statusCode} />
    {expiring && (
      <Badge tone="warning" icon={<Clock />}>
        Expiring
      </Badge>
    )}
  </span>
);

/** The columns of the list of keys. */
export const apiKeyColumns = (timeZone: string): readonly Column<ApiKey>[] =>
  listColumns<ApiKey, typeof apiKeyList>(apiKeyList, timeZone, {
    keyHint: ({ keyHint }) => <Mono>{keyHint}</Mono>,
    lastUsedDateTime: ({ lastUsedDateTime }) =>
      lastUsedDateTime === null ? 'Never' : <DateTime value={lastUsedDateTime} timeZone={timeZone} show="date-time" />,
    expiryDateTime: ({ expiryDateTime }) =>
      expiryDateTime === null ? 'N/A' : <DateTime value={expiryDateTime} timeZone={timeZone} />,
    statusCode: (apiKey) => <ApiKeyStatusBadge {...apiKey} />,
  });
