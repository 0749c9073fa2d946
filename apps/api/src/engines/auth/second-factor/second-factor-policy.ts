import type { Configuration } from '../../../kernel/configuration.ts';

/** Whether a user needs a second factor: staff do (PCI DSS 8.4.2), except in a demo. */
export const needsSecondFactor = (
  { seed }: Pick<Configuration, 'seed'>,
  { kind }: { readonly kind: 'STAFF' | 'CLIENT' },
): boolean => kind === 'STAFF' && seed !== 'demo';
