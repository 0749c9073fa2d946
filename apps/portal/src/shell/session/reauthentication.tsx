import { useMutation } from '@tanstack/react-query';
import { gateTools, unlockGate } from '../../data/connection/gatekeeper.ts';
import { fieldErrorsOf, messageOf, problemOf } from '../../data/problem.ts';
import { shownInline } from '../../data/connection/query-client.ts';
import { sendJson } from '../../data/connection/send-json.ts';
import { useSession } from '../../data/session.ts';
import { holdOf } from '../../data/connection/through-gate.ts';
import { ReauthenticationView } from './reauthentication.view.tsx';
import { useSignOut } from './session-actions.ts';

/** Asks for the password again; then every held call goes and the page is as it was. */
export default function Reauthentication() {
  const { user, viewedBy } = useSession();
  const signOut = useSignOut();
  const enter = useMutation({
    // Not through the gate: this is what opens it
    mutationFn: (password: string) => sendJson('AuthAction/reauthenticate', { method: 'POST', body: { password } }),
    ...shownInline,
    onSuccess: unlockGate,
    onError: (error) => {
      const problem = problemOf(error);
      const why = problem && holdOf(problem);
      if (why) gateTools.hold(why);
    },
  });
  return (
    <ReauthenticationView
      person={viewedBy ?? user}
      busy={enter.isPending}
      error={enter.error ? (fieldErrorsOf(enter.error)[0]?.messages[0] ?? messageOf(enter.error)) : undefined}
      onSubmit={(password) => enter.mutate(password)}
      onSignOut={() => signOut.mutate()}
    />
  );
}
