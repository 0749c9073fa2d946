import { leaveFor } from '../../data/connection/gatekeeper.ts';
import { announce } from '../../data/connection/session-watch.ts';
import { CallForm } from '../../layout/forms/call-form.tsx';
import { basePath } from '../../pages/base-path.ts';

interface ViewAsDialogProps {
  user: { systemUserId: number; fullName: string };
  onClose: () => void;
}

/** Asks why, and then the portal starts afresh as the other user sees it. */
export const ViewAsDialog = ({ user: { systemUserId, fullName }, onClose }: ViewAsDialogProps) => (
  <CallForm
    call="viewAs.start"
    title={`View as ${fullName}`}
    description="While viewing as another user you cannot approve requests, take payments or change passwords, keys, users and roles."
    values={{ systemUserId }}
    fields={['reason']}
    submitLabel={`View as ${fullName}`}
    onDone={() => {
      // Rights, community, token and cookie are others now
      announce({ kind: 'changed' });
      leaveFor(`${basePath()}/`);
    }}
    onClose={onClose}
  />
);
