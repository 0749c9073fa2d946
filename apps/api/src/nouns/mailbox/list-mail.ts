import * as contracts from '@quickportal/contracts/mailbox/contracts';
import * as mail from '@quickportal/db/mailbox/received-mail';
import { implement } from '../../procedures/implement.ts';
import { pageOf } from '../../kernel/paging.ts';
import { mailboxReader } from './mailbox-reader.ts';

export const listMail = implement(contracts.listMail).query(async ({ ctx, input }) => {
  const reader = mailboxReader(ctx);
  const { query = '', page, pageSize } = input.query;
  return pageOf(await mail.listMail(reader, { query, page, pageSize }), input.query);
});
