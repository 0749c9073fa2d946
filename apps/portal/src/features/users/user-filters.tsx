import type { UserStatus } from '@quickportal/contracts/users/user';
import { ChoiceFilter } from '../../layout/choice-filter.tsx';
import { SearchForm } from '../../layout/search-form.tsx';
import { statusTexts } from './user.entity.tsx';

export interface UserFilterValues {
  query: string;
  status: UserStatus | undefined;
  RoleId: number | undefined;
}

interface UserFiltersProps {
  values: UserFilterValues;
  /** Roles to filter by; empty until they are known. */
  roles: readonly { roleId: number; roleName: string }[];
  onChange: (patch: Partial<UserFilterValues>) => void;
}

const statuses = Object.entries(statusTexts) as [UserStatus, string][];

/** What narrows the list: who, in which status, in which role. */
export const UserFilters = ({ values, roles, onChange }: UserFiltersProps) => (
  <SearchForm
    label="Name, login name, email or phone"
    value={values.query}
    onSearch={(query) => onChange({ query })}
    isFiltered={values.query !== '' || values.status !== undefined || values.RoleId !== undefined}
    onClear={() => onChange({ query: '', status: undefined, RoleId: undefined })}
  >
    <ChoiceFilter label="Status" value={values.status} options={statuses} onChange={(status) => onChange({ status })} />
    <ChoiceFilter
      label="Role"
      value={values.RoleId === undefined ? undefined : String(values.RoleId)}
      options={roles.map(({ roleId, roleName }) => [String(roleId), roleName])}
      onChange={(roleId) => onChange({ RoleId: roleId === undefined ? undefined : Number(roleId) })}
    />
  </SearchForm>
);
