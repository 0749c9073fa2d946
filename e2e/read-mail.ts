import { expect, type APIRequestContext } from '@playwright/test';
import { BASE } from './sign-in.ts';

/** The text of the newest mail to an address in the product's mailbox, once there is one. */
export async function readMail(request: APIRequestContext, address: string): Promise<string> {
  const headers = { 'x-requested-with': 'XMLHttpRequest' };
  const mailbox = `${BASE}/rest/internal/mailbox`;
  let mailId: number | undefined;
  await expect
    .poll(async () => {
      const { items } = (await (await request.get(mailbox, { headers })).json()) as {
        items: { mailId: number; to: string }[];
      };
      mailId = items.find(({ to }) => to.includes(address))?.mailId;
      return mailId !== undefined;
    })
    .toBe(true);
  return ((await (await request.get(`${mailbox}/${mailId}`, { headers })).json()) as { text: string }).text;
}
