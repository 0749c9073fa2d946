import { Badge } from '@quickportal/ui/badge';

/** Whether payments can settle to an account. */
export const AccountStatus = ({ enabled }: { enabled: boolean }) =>
  enabled ? <Badge tone="success">Enabled</Badge> : <Badge tone="neutral">Disabled</Badge>;
