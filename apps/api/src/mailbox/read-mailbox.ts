import * as contracts from '@quickportal/contracts/mailbox/contracts';
import * as mail from '@quickportal/db/mailbox/mail-messages';
import type { Context } from '../kernel/context.ts';
import { implement } from '../kernel/implement.ts';
import { checkDepth, pageOf } from '../kernel/paging.ts';
import { notFound } from '../kernel/problem.ts';

/**
 * Anybody may read the mailbox of a demo, because whoever forgot a password cannot sign in; anywhere else there is
 * none.
 */
function mailboxReader({ services }: Context) {
  const { seed, smtpUrl } = services.configuration;
  if (seed !== 'demo' || smtpUrl !== null) throw notFound();
  return services.db.reader({ kind: 'auth' });
}

export const listMail = implement(contracts.listMail).query(async ({ ctx, input }) => {
  const reader = mailboxReader(ctx);
  const { query = '', page, pageSize } = input.query;
  checkDepth(input.query);
  return pageOf(await mail.listMail(reader, { query, page, pageSize }), input.query);
});

export const getMail = implement(contracts.getMail).query(async ({ ctx, input }) => {
  const found = await mail.getMail(mailboxReader(ctx), input.params.mailId);
  if (!found) throw notFound();
  return found;
});
