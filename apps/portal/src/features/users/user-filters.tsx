import type { UserStatus } from '@quickportal/contracts/users/user';
import { userGrammar } from '@quickportal/contracts/users/user-grammar';
import { userList } from '@quickportal/contracts/users/user-list';
import { choicesOf, ChoicesFilter } from '../../layout/choice-filter.tsx';
import { narrowing } from '../../layout/narrowing.ts';
import { SearchForm } from '../../layout/search-form.tsx';

export interface UserFilterValues {
  query: string;
  status: UserStatus[] | undefined;
  RoleId: number[] | undefined;
}

export const noFilters: UserFilterValues = { query: '', status: undefined, RoleId: undefined };

interface UserFiltersProps {
  values: UserFilterValues;
  /** Roles to filter by; empty until they are known. */
  roles: readonly { roleId: number; roleName: string }[];
  onChange: (patch: Partial<UserFilterValues>) => void;
}

const statuses = choicesOf(userList.columns.status.words);

/** What narrows the list: who, in which statuses, in which roles. */
export const UserFilters = ({ values, roles, onChange }: UserFiltersProps) => (
  <SearchForm
    label="Name, login name, email or phone"
    grammar={userGrammar}
    values={values}
    onChange={onChange}
    names={{ RoleId: roles.map(({ roleId, roleName }) => [roleId, roleName]) }}
    {...narrowing(values, noFilters, onChange)}
  >
    <ChoicesFilter
      label="Status"
      values={values.status}
      options={statuses}
      onChange={(status) => onChange({ status })}
    />
    <ChoicesFilter
      label="Role"
      values={values.RoleId}
      options={roles.map(({ roleId, roleName }) => [roleId, roleName])}
      onChange={(RoleId) => onChange({ RoleId })}
    />
  </SearchForm>
);
