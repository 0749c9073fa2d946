import type { IpAddress } from '@quickportal/contracts/ip-addresses/ip-address';
import { CallForm } from '../../layout/call-form.tsx';
import { ConfirmChange, type Question } from '../../layout/confirm-change.tsx';

interface OfEntry {
  entry: IpAddress;
  onClose: () => void;
}

/** Asks for an address or a network. */
export const AddIpAddressDialog = ({ onClose }: { onClose: () => void }) => (
  <CallForm
    call="ipAddresses.create"
    title="Add IP address"
    submitLabel="Add IP address"
    done="IP address added"
    onClose={onClose}
  />
);

/** Asks for another address or description. */
export const EditIpAddressDialog = ({ entry: { communityIpId }, onClose }: OfEntry) => (
  <CallForm
    call="ipAddresses.update"
    params={{ communityIpId }}
    title="Edit IP address"
    submitLabel="Save"
    done="IP address updated"
    onClose={onClose}
  />
);

/** Asks before an entry is removed, and removes it. */
export const RemoveIpAddressDialog = ({ entry, onClose }: OfEntry) => (
  <ConfirmChange
    call="ipAddresses.delete"
    input={{ params: { communityIpId: entry.communityIpId }, query: { version: entry.version } }}
    seen={entry}
    {...removeQuestion(entry)}
    done="IP address removed"
    onClose={onClose}
  />
);

/** What is asked before an entry is removed. */
export const removeQuestion = ({ ipAddress, description }: IpAddress): Question => ({
  title: `Remove ${ipAddress}?`,
  action: 'Remove IP address',
  cancel: 'Keep IP address',
  children: (
    <p>
      While API keys check requests against the whitelist, requests from {ipAddress}
      {description !== '' && ` (${description})`} are refused, unless another entry contains the address.
    </p>
  ),
});
