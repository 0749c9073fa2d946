import type { ApiKeyConfig } from '@quickportal/contracts/api-keys/api-key-config';
import { Button } from '@quickportal/ui/button';
import { Card, CardBody } from '@quickportal/ui/card';
import { formatCount } from '@quickportal/ui/count';
import { DescriptionItem, DescriptionList } from '@quickportal/ui/description-list';
import { PageLink } from '../../pages/page-link.tsx';

interface ApiKeyConfigProps {
  config: ApiKeyConfig;
  /** Null where the user may not change it. */
  onEdit: (() => void) | null;
}

/** What applies to all keys. */
export const ApiKeyConfigView = ({ config, onEdit }: ApiKeyConfigProps) => (
  <Card
    title="Configuration"
    actions={
      onEdit && (
        <Button size="sm" onClick={onEdit}>
          Edit configuration
        </Button>
      )
    }
  >
    <CardBody>
      <DescriptionList layout="facts" className="gap-x-8">
        <DescriptionItem term="Requests are checked against">
          {config.checkRequestAgainstWhitelist ? (
            <PageLink to="ClientIpWhitelistView">The IP whitelist</PageLink>
          ) : (
            'Nothing: keys work from any address'
          )}
        </DescriptionItem>
        <DescriptionItem term="Notices before a key ends go to">
          {config.notificationEmail === '' ? 'No one' : config.notificationEmail}
        </DescriptionItem>
        <DescriptionItem term="The developer log is kept for">
          {formatCount(config.logRetentionDays)} days
        </DescriptionItem>
      </DescriptionList>
    </CardBody>
  </Card>
);
