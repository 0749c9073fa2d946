import { trpcClient } from '../../data/trpc.ts';
import { FormDialog } from '../../layout/form-dialog.tsx';
import { href } from '../../pages/href.ts';

interface ViewAsDialogProps {
  user: { systemUserId: number; fullName: string };
  onClose: () => void;
}

/** Asks why, and then the portal starts afresh as the other person sees it. */
export function ViewAsDialog({ user, onClose }: ViewAsDialogProps) {
  return (
    <FormDialog
      title={`View as ${user.fullName}`}
      description="Approving, passwords, keys, users and roles and taking money stay closed meanwhile."
      verb="post"
      path="view-as"
      values={{ systemUserId: user.systemUserId }}
      fields={['reason']}
      submitLabel={`View as ${user.fullName}`}
      onClose={onClose}
      onSubmit={async (body) => {
        const reason = typeof body['reason'] === 'string' ? body['reason'] : undefined;
        await trpcClient.viewAs.start.mutate({ body: { systemUserId: user.systemUserId, reason } });
        // Rights, community, token and cookie are others now
        window.location.assign(href('HomeView'));
      }}
    />
  );
}
