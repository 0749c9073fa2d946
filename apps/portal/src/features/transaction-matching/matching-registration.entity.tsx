import type { MatchingRegistration } from '@quickportal/contracts/matching-registrations/matching-registration';
import { matchingRegistrationList } from '@quickportal/contracts/matching-registrations/matching-registration-list';
import { displayBsb } from '@quickportal/contracts/rules/accounts/bsb';
import type { Column } from '@quickportal/ui/data-table';
import { Mono } from '@quickportal/ui/mono';
import { editAndDeleteColumn } from '../../layout/list/actions-column.tsx';
import { listColumns } from '../../layout/list/list-columns.tsx';
import { registrationName } from './matching-registration.dialogs.tsx';

/** What can be done with a registration. */
export interface RegistrationActions {
  onEdit: (registration: MatchingRegistration) => void;
  onDelete: (registration: MatchingRegistration) => void;
}

/** The columns of the registrations; `actions` for users who may change them. */
export const registrationColumns = (actions: RegistrationActions | null): readonly Column<MatchingRegistration>[] => [
  ...listColumns<MatchingRegistration, typeof matchingRegistrationList>(matchingRegistrationList, 'UTC', {
    osbsb: ({ osbsb }) => <Mono>{displayBsb(osbsb)}</Mono>,
    business: ({ business }) => business.name,
    account: ({ account }) => account?.name,
  }),
  ...(actions === null
    ? []
    : [
        editAndDeleteColumn<MatchingRegistration>({
          nameOf: registrationName,
          onEdit: actions.onEdit,
          onDelete: actions.onDelete,
        }),
      ]),
];
