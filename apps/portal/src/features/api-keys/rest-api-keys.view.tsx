import type { ApiKey } from '@quickportal/contracts/api-keys/api-key';
import { apiKeyList } from '@quickportal/contracts/api-keys/api-key-list';
import { Alert } from '@quickportal/ui/alert';
import { Button } from '@quickportal/ui/button';
import { DateTime } from '@quickportal/ui/date-time';
import { KeyRound, Plus } from 'lucide-react';
import { ListPage } from '../../layout/list/list-page.tsx';
import type { ListProps, RowLinks } from '../../layout/list/list-table.tsx';
import { PageLink } from '../../pages/page-link.tsx';
import { apiKeyColumns } from './api-key.entity.tsx';

export interface RestApiKeysViewProps extends ListProps<ApiKey>, RowLinks {
  timeZone: string;
  canGenerate: boolean;
  /** Generates the first two keys. */
  onGenerateInitial: () => void;
  isGenerating: boolean;
  /** What applies to all keys. */
  config: React.ReactNode;
}

/** The keys of a facility. On the first page it warns of keys that end soon: active keys are listed first. */
// In the specification: 2P027
export function RestApiKeysView(props: RestApiKeysViewProps) {
  const { table, search, timeZone, canGenerate, onGenerateInitial, isGenerating, config } = props;
  const generate = canGenerate && (
    <Button asChild variant="primary">
      <PageLink to="GenerateRestApiKeyView">
        <Plus />
        Generate key
      </PageLink>
    </Button>
  );
  const expiring = search.page === 1 ? table.rows.filter((apiKey) => apiKey.expiring) : [];
  return (
    <ListPage
      of={apiKeyList}
      subtitle="Keys that your programs call the REST API with"
      columns={apiKeyColumns(timeZone)}
      actions={(table.state !== 'empty' && generate) || undefined}
      idOf={(row) => row.id}
      list={props}
      empty={{
        icon: <KeyRound />,
        text: 'A program calls the REST API with a key. This facility has none yet.',
        action: canGenerate ? (
          <span className="flex flex-wrap justify-center gap-2">
            <Button variant="primary" busy={isGenerating} onClick={onGenerateInitial}>
              <KeyRound />
              Generate the first pair
            </Button>
            <Button asChild>
              <PageLink to="GenerateRestApiKeyView">Generate one key</PageLink>
            </Button>
          </span>
        ) : undefined,
      }}
    >
      {expiring.length > 0 && (
        <Alert tone="warning" title={expiring.length === 1 ? 'A key ends soon' : `${expiring.length} keys end soon`}>
          <ul>
            {expiring.map(({ id, name, expiryDateTime }) => (
              <li key={id}>
                <PageLink to="RestApiKeyDetailsView" search={{ ApiKeyId: id }} className="underline">
                  {name}
                </PageLink>
                : from <DateTime value={expiryDateTime} timeZone={timeZone} show="date-time" /> on, every call with it
                is refused.
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {config}
    </ListPage>
  );
}
