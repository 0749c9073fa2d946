import type { Services } from '../services.ts';
import { stopMail } from '../mail/mail.ts';

/** Writes what is still to be noted and closes the connections to mail servers; before the database closes. */
export async function stopAuth(services: Services): Promise<void> {
  await services.auth.activity.flush();
  await stopMail(services);
}
