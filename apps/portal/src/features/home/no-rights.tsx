import { Card } from '@quickportal/ui/card';
import { EmptyState } from '@quickportal/ui/empty-state';
import { KeyRound } from 'lucide-react';

/** The start page of a user to whom no right was given. */
export default function NoRights() {
  return (
    <Card>
      <EmptyState level={2} icon={<KeyRound />} title="No rights yet">
        Your account has no rights yet. Ask an administrator of your facility for a role.
      </EmptyState>
    </Card>
  );
}
