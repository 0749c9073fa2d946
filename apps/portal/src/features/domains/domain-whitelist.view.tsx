import type { Domain } from '@quickportal/contracts/domains/domain';
import { domainList } from '@quickportal/contracts/domains/domain-list';
import { Button } from '@quickportal/ui/button';
import { Globe, Plus } from 'lucide-react';
import { ListPage } from '../../layout/list/list-page.tsx';
import type { ListProps } from '../../layout/list/list-table.tsx';
import { type EntryActions, domainColumns } from './domain.entity.tsx';

export interface DomainWhitelistViewProps extends ListProps<Domain>, EntryActions {
  timeZone: string;
  canChange: boolean;
  onAdd: () => void;
}

/** Domains whose pages may use publishable keys, by name. */
// In the specification: 2P026
export function DomainWhitelistView(props: DomainWhitelistViewProps) {
  const { timeZone, canChange, onAdd } = props;
  const add = canChange && (
    <Button variant="primary" onClick={onAdd}>
      <Plus />
      Add domain
    </Button>
  );
  return (
    <ListPage
      of={domainList}
      title="Domain Whitelist"
      subtitle="Domains whose pages can use publishable keys, and that hand-offs can return to"
      actions={(props.table.state !== 'empty' && add) || undefined}
      columns={domainColumns(timeZone, canChange ? props : null)}
      idOf={(row) => row.communityIpId}
      list={props}
      empty={{
        icon: <Globe />,
        text: 'Pages of any domain can use your publishable keys. With the first domain that you add, only those listed here can.',
        action: add || undefined,
      }}
    />
  );
}
