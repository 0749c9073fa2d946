import { toast } from '@quickportal/ui/toast';
import { useState } from 'react';
import { useSession } from '../../data/session.ts';
import { api } from '../../data/connection/trpc.ts';
import { useChange } from '../../data/calls/use-change.ts';
import { useMay } from '../../data/calls/use-may.ts';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { QueryResult } from '../../layout/query-result.tsx';
import { ChangePasswordDialog } from './change-password.dialog.tsx';
import { useMyProfile, useMySessions } from './my-profile.data.ts';
import { MyProfileSkeleton, MyProfileView } from './my-profile.view.tsx';
import { RecoveryCodesDialog, RemoveSecondFactorDialog, SetUpSecondFactorDialog } from './second-factor.dialogs.tsx';

type OpenDialog = 'password' | 'set-up' | 'remove' | 'codes' | null;

export const preload = () => Promise.all([api.myProfile.get.prefetch(), api.myProfile.listSessions.prefetch()]);

/** The signed-in person about themselves. */
export default function MyProfilePage(): React.ReactNode {
  const session = useSession();
  const mayChange = useMay('myProfile.changePassword');
  const profile = useMyProfile();
  const sessions = useMySessions(mayChange);
  const endSession = useChange('myProfile.endSession', {
    notice: true,
    onDone: () => void toast({ title: 'Session ended' }),
  });
  const endOthers = useChange('myProfile.endOtherSessions', {
    notice: true,
    onDone: ({ ended }) => void toast({ title: `${ended} other ${ended === 1 ? 'session' : 'sessions'} ended` }),
  });
  const [open, setOpen] = useState<OpenDialog>(null);
  const close = () => setOpen(null);
  return (
    <>
      <PageHeader title="My profile" />
      <QueryResult query={profile} skeleton={<MyProfileSkeleton />} failed="Your profile did not load">
        {(data) => (
          <MyProfileView
            profile={data}
            sessions={sessions}
            timeZone={session.community?.timeZone ?? 'Australia/Sydney'}
            mayChange={mayChange}
            endingSession={endSession.sending?.params.sessionId ?? null}
            endingOthers={endOthers.busy}
            onOpen={setOpen}
            onEndSession={(sessionId) => endSession.make({ params: { sessionId } })}
            onEndOthers={() => endOthers.make(undefined)}
          />
        )}
      </QueryResult>
      {open === 'password' && <ChangePasswordDialog onClose={close} />}
      {open === 'set-up' && <SetUpSecondFactorDialog onClose={close} />}
      {open === 'remove' && <RemoveSecondFactorDialog onClose={close} />}
      {open === 'codes' && <RecoveryCodesDialog onClose={close} />}
    </>
  );
}
