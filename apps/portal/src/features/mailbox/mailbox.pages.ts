import { optional, idParam, pageParam, textParam } from '../../pages/search-params.ts';
import { page } from '../../pages/page.ts';

/** The mail that a demo sends to itself. */
export const mailboxPages = [
  page({
    view: 'MailboxView',
    title: 'Mailbox',
    audience: 'public',
    scope: 'global',
    search: { MailId: optional(idParam()), query: textParam({ max: 100 }), page: pageParam() },
    load: () => import('./mailbox.page.tsx'),
  }),
] as const;
