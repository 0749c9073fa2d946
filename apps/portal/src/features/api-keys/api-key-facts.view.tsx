import type { ApiKey } from '@quickportal/contracts/api-keys/api-key';
import { Card, CardBody } from '@quickportal/ui/card';
import { CopyableId } from '@quickportal/ui/copyable-id';
import { DateTime } from '@quickportal/ui/date-time';
import { DescriptionItem, DescriptionList } from '@quickportal/ui/description-list';
import { Mono } from '@quickportal/ui/mono';

interface ApiKeyFactsProps {
  apiKey: ApiKey;
  timeZone: string;
}

/** What a key is: its type, the key itself where it is publishable, use and end. */
export function ApiKeyFacts({ apiKey, timeZone }: ApiKeyFactsProps) {
  const time = (value: string) => <DateTime value={value} timeZone={timeZone} show="date-time" />;
  return (
    <Card>
      <CardBody>
        <DescriptionList layout="facts" className="gap-x-8">
          <DescriptionItem term="Type">{apiKey.securityCodeDisplay}</DescriptionItem>
          <DescriptionItem term="Key">
            {apiKey.decryptedKey === null ? (
              <Mono>{apiKey.keyHint}</Mono>
            ) : (
              <CopyableId value={apiKey.decryptedKey} label="key" keep={12} />
            )}
          </DescriptionItem>
          <DescriptionItem term="Last used">
            {apiKey.lastUsedDateTime === null ? 'Never' : time(apiKey.lastUsedDateTime)}
          </DescriptionItem>
          <DescriptionItem term="Expires">
            {apiKey.expiryDateTime === null ? 'Publishable keys do not expire' : time(apiKey.expiryDateTime)}
          </DescriptionItem>
          <DescriptionItem term="Generated">
            {time(apiKey.createdDate)} by {apiKey.createdBy}
          </DescriptionItem>
          <DescriptionItem term="API key ID">
            <CopyableId value={String(apiKey.id)} label="API key ID" keep={false} />
          </DescriptionItem>
        </DescriptionList>
      </CardBody>
    </Card>
  );
}
