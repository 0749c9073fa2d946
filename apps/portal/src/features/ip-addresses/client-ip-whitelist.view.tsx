import type { IpAddress } from '@quickportal/contracts/ip-addresses/ip-address';
import { ipAddressList } from '@quickportal/contracts/ip-addresses/ip-address-list';
import { Button } from '@quickportal/ui/button';
import { Network, Plus } from 'lucide-react';
import { ListPage } from '../../layout/list/list-page.tsx';
import type { ListProps } from '../../layout/list/list-table.tsx';
import { type EntryActions, ipAddressColumns } from './ip-address.entity.tsx';

export interface ClientIpWhitelistViewProps extends ListProps<IpAddress>, EntryActions {
  timeZone: string;
  canChange: boolean;
  onAdd: () => void;
}

/** Addresses from which API keys may be used, in order. */
// In the specification: 2P025
export function ClientIpWhitelistView(props: ClientIpWhitelistViewProps) {
  const { timeZone, canChange, onAdd } = props;
  const add = canChange && (
    <Button variant="primary" onClick={onAdd}>
      <Plus />
      Add IP address
    </Button>
  );
  return (
    <ListPage
      of={ipAddressList}
      title="IP Address Whitelist"
      subtitle="Addresses that API keys can be used from"
      actions={(props.table.state !== 'empty' && add) || undefined}
      columns={ipAddressColumns(timeZone, canChange ? props : null)}
      idOf={(row) => row.communityIpId}
      list={props}
      empty={{
        icon: <Network />,
        text: 'API keys that check requests against the whitelist accept them only from the addresses and networks listed here.',
        action: add || undefined,
      }}
    />
  );
}
