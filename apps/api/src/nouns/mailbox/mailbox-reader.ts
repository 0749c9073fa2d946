import type { Context } from '../../procedures/context.ts';
import { notFound } from '../../kernel/problem.ts';

/**
 * Anyone may read the mailbox of a demo, because anyone who forgot a password cannot sign in; anywhere else there is
 * none.
 */
export function mailboxReader({ services }: Context) {
  const { seed, smtpUrl } = services.configuration;
  if (seed !== 'demo' || smtpUrl !== null) throw notFound();
  return services.db.reader({ kind: 'auth' });
}
