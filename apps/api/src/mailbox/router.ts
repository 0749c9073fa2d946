import { getMail } from './get-mail.ts';
import { listMail } from './list-mail.ts';

/** The calls about the mailbox of a demo. */
export const mailbox = {
  get: getMail,
  list: listMail,
};
