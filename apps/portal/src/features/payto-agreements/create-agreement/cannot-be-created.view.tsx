import { Alert } from '@quickportal/ui/alert';
import { labelled } from '../../../data/labels.ts';

/** Who gives a business what agreements need. */
export const whoAddsPayees = (): string =>
  labelled('Platform staff switch the PayTo product on for a business and add its payee account. Ask them to do so.');

interface CannotBeCreatedProps {
  /** Why, in the server's words. */
  reason: string;
  className?: string;
}

/** In the place of the button where no agreement can be created: why, and who can change that. */
export const CannotBeCreated = ({ reason, className }: CannotBeCreatedProps) => (
  <Alert tone="neutral" title={reason} className={className}>
    {whoAddsPayees()}
  </Alert>
);
