import type { UploadRole } from '@quickportal/contracts/user-uploads/user-upload';
import { scopeTitles } from '@quickportal/contracts/user-uploads/user-upload-columns';
import { Badge } from '@quickportal/ui/badge';
import { Checkbox } from '@quickportal/ui/checkbox';
import { labelled } from '../../data/labels.ts';

interface UploadRolesViewProps {
  roles: readonly UploadRole[];
  chosen: readonly number[];
  onChange: (roleIds: readonly number[]) => void;
}

/** The roles that can be given, to be ticked one by one or all at once. */
export function UploadRolesView({ roles, chosen, onChange }: UploadRolesViewProps) {
  const all = roles.length > 0 && roles.every(({ systemRoleId }) => chosen.includes(systemRoleId));
  return (
    <table className="w-full text-left text-14">
      <thead className="border-b border-line text-ink-2">
        <tr>
          <th scope="col" className="w-9 py-2">
            <Checkbox
              aria-label="Select all roles"
              value={all}
              indeterminate={!all && chosen.length > 0}
              onValueChange={(value) => onChange(value ? roles.map(({ systemRoleId }) => systemRoleId) : [])}
            />
          </th>
          <th scope="col" className="py-2 pr-4 font-medium">
            Role
          </th>
          <th scope="col" className="py-2 pr-4 font-medium max-sm:hidden">
            Description
          </th>
          <th scope="col" className="py-2 font-medium">
            Access Scope
          </th>
        </tr>
      </thead>
      <tbody>
        {roles.map(({ systemRoleId, systemRoleName, systemRoleDescription, scopeCode }) => (
          <tr key={systemRoleId} className="border-b border-line last:border-0">
            <td className="py-2 align-top">
              <Checkbox
                aria-label={systemRoleName}
                value={chosen.includes(systemRoleId)}
                onValueChange={(value) =>
                  onChange(value ? [...chosen, systemRoleId] : chosen.filter((roleId) => roleId !== systemRoleId))
                }
              />
            </td>
            <td className="py-2 pr-4 align-top wrap-anywhere">{systemRoleName}</td>
            <td className="py-2 pr-4 align-top text-ink-2 wrap-anywhere max-sm:hidden">{systemRoleDescription}</td>
            <td className="py-2 align-top">
              <Badge tone="neutral">{labelled(scopeTitles[scopeCode] ?? scopeCode)}</Badge>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
