import { Alert } from '@quickportal/ui/alert';

/** Says which changes of the rules wait for a second user, where the community's settings need one. */
export const WeakeningWaits = () => (
  <Alert title="Changes that weaken the rules wait for the approval of another user">
    Higher limits, fewer countries, rules that are switched off or only counted, and the passive mode. Stricter rules
    apply at once.
  </Alert>
);
