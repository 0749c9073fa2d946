import { rights as vocabulary, type Right } from '@quickportal/contracts/access/rights';
import type { Role } from '@quickportal/contracts/roles/role';
import { roleList } from '@quickportal/contracts/roles/role-list';
import { Alert } from '@quickportal/ui/alert';
import { Button } from '@quickportal/ui/button';
import { DescriptionItem, DescriptionList } from '@quickportal/ui/description-list';
import { Sheet, SheetBody, SheetContent, SheetFooter } from '@quickportal/ui/sheet';
import { Check, Copy, Pencil, Trash2 } from 'lucide-react';
import { labelled } from '../../data/labels.ts';
import { PageLink } from '../../pages/page-link.tsx';
import { RoleKind } from './role.entity.tsx';

export interface RoleDetailsViewProps {
  role: Role;
  /** Whether the person may change roles at all. */
  canChange: boolean;
  onEdit: () => void;
  onCopy: () => void;
  onDelete: () => void;
  onClose: () => void;
}

/** One role: who holds it and what it allows. */
export function RoleDetailsView({ role, canChange, onEdit, onCopy, onDelete, onClose }: RoleDetailsViewProps) {
  const isBeyond = role.rightsBeyondYours.length > 0;
  const mayEdit = canChange && !role.shared && !isBeyond;
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()}>
      <SheetContent title={role.roleName} description={role.description || undefined} size="lg">
        <SheetBody className="grid content-start gap-5">
          {canChange && <Notice role={role} />}
          <DescriptionList layout="facts">
            <DescriptionItem term="Kind">
              <RoleKind shared={role.shared} />
            </DescriptionItem>
            <DescriptionItem term="Scope">{labelled(roleList.columns.scope.words[role.scope])}</DescriptionItem>
            <DescriptionItem term="Users">
              {role.userCount === 0 ? (
                'No users'
              ) : (
                <PageLink to="UsersView" search={{ RoleId: [role.roleId] }}>
                  {role.userCount === 1 ? '1 user' : `${role.userCount} users`}
                </PageLink>
              )}
            </DescriptionItem>
          </DescriptionList>
          <RightsByGroup rights={role.rights} />
        </SheetBody>
        {canChange && (
          <SheetFooter>
            {mayEdit && (
              <Button variant="dangerQuiet" className="mr-auto" onClick={onDelete}>
                <Trash2 />
                Delete
              </Button>
            )}
            <Button onClick={onCopy}>
              <Copy />
              Copy
            </Button>
            {mayEdit && (
              <Button variant="primary" onClick={onEdit}>
                <Pencil />
                Edit
              </Button>
            )}
          </SheetFooter>
        )}
      </SheetContent>
    </Sheet>
  );
}

function Notice({ role }: { role: Role }) {
  if (role.rightsBeyondYours.length > 0) {
    const titles = role.rightsBeyondYours.map((right) => labelled(vocabulary[right as Right].title));
    return (
      <Alert tone="warning" title="You cannot assign or change this role">
        It has rights that you do not have: {titles.join('; ')}.
      </Alert>
    );
  }
  return role.shared ? (
    <Alert title="All facilities share this role">It cannot be changed. Copy it to create your own.</Alert>
  ) : null;
}

/** Rights in the groups of the vocabulary; those that only look are said so. */
export function RightsByGroup({ rights }: { rights: readonly string[] }) {
  const held = (Object.keys(vocabulary) as Right[]).filter((right) => rights.includes(right));
  const groups = [...new Set(held.map((right) => vocabulary[right].group))];
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {groups.map((group) => (
        <section key={group} aria-label={group}>
          <h3 className="mb-1.5 text-13 font-strong">{group}</h3>
          <ul className="grid gap-1">
            {held
              .filter((right) => vocabulary[right].group === group)
              .map((right) => (
                <li key={right} className="flex gap-2">
                  <Check className="mt-0.75 text-success" aria-hidden="true" />
                  <span className="min-w-0">{labelled(vocabulary[right].title)}</span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
