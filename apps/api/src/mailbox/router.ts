import { getMail, listMail } from './read-mailbox.ts';

/** The calls about the mailbox of a demo. */
export const mailbox = {
  get: getMail,
  list: listMail,
};
