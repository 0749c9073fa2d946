import { rights as vocabulary, type Right } from '@quickportal/contracts/access/rights';
import type { UserDetails } from '@quickportal/contracts/users/user';
import { Card, CardBody } from '@quickportal/ui/card';
import { Missing } from '@quickportal/ui/missing';
import { ChevronRight } from 'lucide-react';
import { labelled } from '../../data/labels.ts';
import { PageLink } from '../../pages/page-link.tsx';

/** Roles with where they are held, and the rights that come with them. */
export function UserRights({ user }: { user: UserDetails }) {
  const known = user.rights.filter((right): right is Right => Object.hasOwn(vocabulary, right));
  const groups = [...new Set(known.map((right) => vocabulary[right].group))];
  return (
    <Card title="Roles" dense>
      <CardBody className="grid gap-3">
        {user.roles.length === 0 ? (
          <Missing />
        ) : (
          <ul className="grid gap-1">
            {user.roles.map(({ roleId, roleName, businessId, businessName }) => (
              <li key={`${roleId} ${businessId}`}>
                <PageLink to="RolesView" search={{ RoleId: roleId }}>
                  {roleName}
                </PageLink>
                {businessName !== null && <span className="text-ink-2"> in {businessName}</span>}
              </li>
            ))}
          </ul>
        )}
        {known.length > 0 && (
          <details className="group/rights border-t border-line-soft pt-3">
            <summary className="flex w-fit cursor-pointer list-none items-center gap-2 rounded-1 text-13 font-medium text-ink-2 hover:text-ink [&::-webkit-details-marker]:hidden">
              <ChevronRight className="size-3.25 stroke-2 transition-[rotate] group-open/rights:rotate-90" />
              {known.length === 1 ? '1 right' : `${known.length} rights`}
            </summary>
            <div className="mt-3 grid gap-3">
              {groups.map((group) => (
                <div key={group}>
                  <div className="text-12 text-ink-2">{group}</div>
                  <ul className="text-13">
                    {known
                      .filter((right) => vocabulary[right].group === group)
                      .map((right) => (
                        <li key={right}>{labelled(vocabulary[right].title)}</li>
                      ))}
                  </ul>
                </div>
              ))}
            </div>
          </details>
        )}
      </CardBody>
    </Card>
  );
}
