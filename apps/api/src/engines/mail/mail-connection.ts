import type { Transporter } from 'nodemailer';

export interface Post {
  readonly transport: Transporter;
  stop(): Promise<void>;
}

/** The connection to the mail server: null until the first message is sent. */
export interface MailConnection {
  post: Promise<Post> | null;
}
