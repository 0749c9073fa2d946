import { StatusWordBadge } from '../../layout/status-badge.tsx';

/** Whether fraud guard is on, in a word. */
export const EnabledBadge = ({ isEnabled }: { isEnabled: boolean }) => (
  <StatusWordBadge word={isEnabled ? 'Enabled' : 'Disabled'} />
);
