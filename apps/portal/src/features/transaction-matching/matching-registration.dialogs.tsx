import type { MatchingRegistration } from '@quickportal/contracts/matching-registrations/matching-registration';
import { displayBsb } from '@quickportal/contracts/rules/accounts/bsb';
import { CallForm } from '../../layout/forms/call-form.tsx';
import { ConfirmChange, type Question } from '../../layout/forms/confirm-change.tsx';

interface OfRegistration {
  registration: MatchingRegistration;
  onClose: () => void;
}

/** Form of a new registration. */
export const AddRegistrationDialog = ({ communityId, onClose }: { communityId: number; onClose: () => void }) => (
  <CallForm
    call="matchingRegistrations.create"
    params={{ communityId }}
    title="Add registration"
    submitLabel="Add registration"
    done="Registration added"
    onClose={onClose}
  />
);

/** Form to modify a registration. */
export const EditRegistrationDialog = ({ registration: { id }, onClose }: OfRegistration) => (
  <CallForm
    call="matchingRegistrations.update"
    params={{ id }}
    title="Edit registration"
    submitLabel="Save"
    done="Registration modified"
    onClose={onClose}
  />
);

/** Deletes a registration after confirmation. */
export const DeleteRegistrationDialog = ({ registration, onClose }: OfRegistration) => (
  <ConfirmChange
    call="matchingRegistrations.delete"
    input={{ params: { id: registration.id }, query: { version: registration.version } }}
    seen={registration}
    {...deleteRegistrationQuestion(registration)}
    done="Registration deleted"
    onClose={onClose}
  />
);

/** BSB and prefix, as a person names a registration. */
export const registrationName = ({ osbsb, prefix }: Pick<MatchingRegistration, 'osbsb' | 'prefix'>): string =>
  prefix === '' ? displayBsb(osbsb) : `${displayBsb(osbsb)}, prefix ${prefix}`;

/** The question asked before a registration is deleted, with the rules that go with it. */
export const deleteRegistrationQuestion = (registration: MatchingRegistration): Question => ({
  title: `Delete the registration of ${registrationName(registration)}?`,
  action: 'Delete registration',
  cancel: 'Keep registration',
  children: (
    <p>
      {consequenceOf(registration)}
      {registration.prefix !== '' && ' Its prefix is not given again.'}
    </p>
  ),
});

function consequenceOf({ rulesCount, business: { name } }: MatchingRegistration): string {
  if (rulesCount === 0) return `It has no rules: nothing of ${name} is matched by it.`;
  const rules =
    rulesCount === 1
      ? 'Its rule is deleted with it and no longer matches'
      : `Its ${rulesCount} rules are deleted with it and no longer match`;
  return `${rules} lines of ${name}. Matches that were made stay.`;
}
