import { Alert } from '@quickportal/ui/alert';

/** Who gives a business what agreements need. */
export const WHO_ADDS_PAYEES =
  'Platform staff switch the PayTo product on for a business and add its payee account. Ask them to do so.';

interface CannotBeCreatedProps {
  /** Why, in the server's words. */
  reason: string;
  className?: string;
}

/** In the place of the button where no agreement can be created: why, and who can change that. */
export const CannotBeCreated = ({ reason, className }: CannotBeCreatedProps) => (
  <Alert tone="neutral" title={reason} className={className}>
    {WHO_ADDS_PAYEES}
  </Alert>
);
