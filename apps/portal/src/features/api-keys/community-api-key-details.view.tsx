import type { ApiKey } from '@quickportal/contracts/api-keys/api-key';
import { Ban, Power } from 'lucide-react';
import { PageAction } from '../../layout/page/page-action.tsx';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { SideBySide } from '../../layout/page/page-stack.tsx';
import { ApiKeyFacts } from './api-key-facts.view.tsx';
import { ApiKeyStatusBadge, isWorking } from './api-key.entity.tsx';

export interface CommunityApiKeyDetailsViewProps {
  apiKey: ApiKey;
  timeZone: string;
  use: React.ReactNode;
  businesses: React.ReactNode;
  history: React.ReactNode;
  /** Null where the user may not change keys. */
  onSetStatus: (() => void) | null;
}

/** One key of a community, for staff: what it is, what uses it, and what was done to it. */
// In the specification: 3P038
export function CommunityApiKeyDetailsView(props: CommunityApiKeyDetailsViewProps) {
  const { apiKey, timeZone, use, businesses, history, onSetStatus } = props;
  return (
    <>
      <PageHeader
        title={apiKey.name}
        badge={<ApiKeyStatusBadge {...apiKey} />}
        actions={
          onSetStatus &&
          (isWorking(apiKey) ? (
            <PageAction action="Disable key" variant="dangerQuiet" onClick={onSetStatus}>
              <Ban />
              Disable
            </PageAction>
          ) : (
            <PageAction action="Enable key" variant="primary" onClick={onSetStatus}>
              <Power />
              Enable
            </PageAction>
          ))
        }
      />
      <SideBySide side={businesses}>
        <ApiKeyFacts apiKey={apiKey} timeZone={timeZone} />
        {use}
        {history}
      </SideBySide>
    </>
  );
}
