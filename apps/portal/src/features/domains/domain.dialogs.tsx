import type { Domain } from '@quickportal/contracts/domains/domain';
import { CallForm } from '../../layout/forms/call-form.tsx';
import { ConfirmChange, type Question } from '../../layout/forms/confirm-change.tsx';
import { useDoneOrWaits } from '../../layout/use-waits-toast.ts';

interface OfEntry {
  entry: Domain;
  onClose: () => void;
}

/** Form of a new domain. */
export function AddDomainDialog({ onClose }: { onClose: () => void }) {
  const doneOrWaits = useDoneOrWaits();
  return (
    <CallForm
      call="domains.create"
      title="Add domain"
      submitLabel="Add domain"
      done={doneOrWaits('Domain added', 'The domain')}
      onClose={onClose}
    />
  );
}

/** Form to edit an entry. */
export function EditDomainDialog({ entry: { communityIpId, url }, onClose }: OfEntry) {
  const doneOrWaits = useDoneOrWaits();
  return (
    <CallForm
      call="domains.update"
      params={{ communityIpId }}
      title="Edit domain"
      submitLabel="Save"
      done={doneOrWaits('Domain updated', `The edit of ${url}`)}
      onClose={onClose}
    />
  );
}

/** Removes an entry after confirmation. */
export function RemoveDomainDialog({ entry, isLast, onClose }: OfEntry & { isLast: boolean }) {
  const doneOrWaits = useDoneOrWaits();
  return (
    <ConfirmChange
      call="domains.delete"
      input={{ params: { communityIpId: entry.communityIpId }, query: { version: entry.version } }}
      seen={entry}
      {...removeQuestion(entry, isLast)}
      done={doneOrWaits('Domain removed', `Removing ${entry.url}`)}
      onClose={onClose}
    />
  );
}

/** The question asked before an entry is removed. Without any entry, every domain is allowed. */
export const removeQuestion = ({ url, description }: Domain, isLast: boolean): Question => ({
  title: `Remove ${url}?`,
  action: 'Remove domain',
  cancel: 'Keep domain',
  children: isLast ? (
    <p>This is the only domain in the whitelist. Without it, pages of any domain can use your publishable keys.</p>
  ) : (
    <p>
      Pages of {url}
      {description !== '' && ` (${description})`} can no longer use publishable keys, and hand-offs no longer return
      there, unless another entry contains the domain.
    </p>
  ),
});
