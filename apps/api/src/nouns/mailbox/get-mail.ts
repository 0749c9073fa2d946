import * as contracts from '@quickportal/contracts/mailbox/contracts';
import * as mail from '@quickportal/db/mailbox/received-mail';
import { openBody } from '../../engines/mail/mailbox-body.ts';
import { implement } from '../../procedures/implement.ts';
import { orNotFound } from '../../kernel/problem.ts';
import { mailboxReader } from './mailbox-reader.ts';

export const getMail = implement(contracts.getMail).query(async ({ ctx, input }) => {
  const found = orNotFound(await mail.getMail(mailboxReader(ctx), input.params.mailId));
  const { sealed, ...message } = found;
  return { ...message, ...openBody(ctx.services, sealed) };
});
