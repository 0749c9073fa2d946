import type { MatchingRegistration } from '@quickportal/contracts/matching-registrations/matching-registration';
import { matchingRegistrationList } from '@quickportal/contracts/matching-registrations/matching-registration-list';
import { displayBsb } from '@quickportal/contracts/rules/accounts/bsb';
import type { Column } from '@quickportal/ui/data-table';
import { Mono } from '@quickportal/ui/mono';
import { editAndDeleteColumn } from '../../layout/list/actions-column.tsx';
import { listColumns } from '../../layout/list/list-columns.tsx';
import { PageLink } from '../../pages/page-link.tsx';
import { registrationName } from './matching-registration.dialogs.tsx';

/** What can be done with a registration. */
export interface RegistrationActions {
  onEdit: (registration: MatchingRegistration) => void;
  onDelete: (registration: MatchingRegistration) => void;
}

interface RegistrationColumns {
  /** For users who may change registrations. */
  actions: RegistrationActions | null;
  /** Whether the user may open the page of a business. */
  canOpenBusinesses: boolean;
}

/** The columns of the registrations. */
// In the specification: 2R157
export const registrationColumns = ({
  actions,
  canOpenBusinesses,
}: RegistrationColumns): readonly Column<MatchingRegistration>[] => [
  ...listColumns<MatchingRegistration, typeof matchingRegistrationList>(matchingRegistrationList, 'UTC', {
    osbsb: ({ osbsb }) => <Mono>{displayBsb(osbsb)}</Mono>,
    business: ({ business }) =>
      canOpenBusinesses ? (
        <PageLink to="BusinessEditView" search={{ BusinessId: business.id }}>
          {business.name}
        </PageLink>
      ) : (
        business.name
      ),
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
