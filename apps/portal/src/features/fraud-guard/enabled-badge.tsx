import { Badge } from '@quickportal/ui/badge';
import { Ban, Check } from 'lucide-react';

/** Whether fraud guard is on, in a word. */
export const EnabledBadge = ({ isEnabled }: { isEnabled: boolean }) => (
  <Badge tone={isEnabled ? 'success' : 'neutral'} icon={isEnabled ? <Check /> : <Ban />}>
    {isEnabled ? 'Enabled' : 'Disabled'}
  </Badge>
);
