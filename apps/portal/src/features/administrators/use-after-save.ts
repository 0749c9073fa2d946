import type { CallResponse } from '../../data/calls/call.ts';
import { useGoTo } from '../../pages/page-link.tsx';

/** Leads to where a requested change is next: its request, the pending list, or the administrator. */
// In the specification: 3R288 3R289 3R290 3R291 3R293
export function useAfterSave() {
  const goTo = useGoTo();
  return (saved: CallResponse<'administrators.create'>): void => {
    if (saved.dualAuth && saved.pendingSystemUserId !== null)
      goTo('UserAuthorisationView', { PendingUserAuthorisationId: saved.pendingSystemUserId });
    else if (saved.systemUserId === null) goTo('PendingAdministratorsView');
    else goTo('AdministratorDetailsView', { SystemUserId: saved.systemUserId });
  };
}
