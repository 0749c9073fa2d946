import type { IpAddress } from '@quickportal/contracts/ip-addresses/ip-address';
import { Checkbox } from '@quickportal/ui/checkbox';
import { useState } from 'react';
import { CallForm } from '../../layout/forms/call-form.tsx';
import { ConfirmChange, type Question } from '../../layout/forms/confirm-change.tsx';
import { useDoneOrWaits } from '../../layout/use-waits-toast.ts';

interface OfEntry {
  entry: IpAddress;
  onClose: () => void;
}

/** Form of a new address or network. */
export function AddIpAddressDialog({ onClose }: { onClose: () => void }) {
  const doneOrWaits = useDoneOrWaits();
  return (
    <CallForm
      call="ipAddresses.create"
      title="Add IP address"
      submitLabel="Add IP address"
      done={doneOrWaits('IP address added', 'The IP address')}
      onClose={onClose}
    />
  );
}

/** Form to edit an entry. */
export function EditIpAddressDialog({ entry: { communityIpId, ipAddress }, onClose }: OfEntry) {
  const doneOrWaits = useDoneOrWaits();
  return (
    <CallForm
      call="ipAddresses.update"
      params={{ communityIpId }}
      title="Edit IP address"
      submitLabel="Save"
      done={doneOrWaits('IP address updated', `The edit of ${ipAddress}`)}
      onClose={onClose}
    />
  );
}

/** Removes an entry after confirmation. An address in use is locked out only with one tick more. */
export function RemoveIpAddressDialog({ entry, onClose }: OfEntry) {
  const [confirmLockOut, setConfirmLockOut] = useState(false);
  const doneOrWaits = useDoneOrWaits();
  const { children, ...question } = removeQuestion(entry);
  return (
    <ConfirmChange
      call="ipAddresses.delete"
      input={{ params: { communityIpId: entry.communityIpId }, query: { version: entry.version, confirmLockOut } }}
      seen={entry}
      {...question}
      done={doneOrWaits('IP address removed', `Removing ${entry.ipAddress}`)}
      onClose={onClose}
    >
      {children}
      <Checkbox
        value={confirmLockOut}
        onValueChange={setConfirmLockOut}
        label="Lock out addresses in use"
        description="Without this, the entry stays if a key was used from there in the last hour."
      />
    </ConfirmChange>
  );
}

/** The question asked before an entry is removed. */
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
