import { mailHtml, type MessageFact, type MessageLink } from './mail-html.ts';

/** A message as templates write it; text and HTML are made from the same words. */
export interface MessageParts {
  to: string;
  subject: string;
  /** Who is addressed. */
  name: string;
  paragraphs: readonly string[];
  /** What the message is about at a glance, as a table below the paragraphs. */
  facts?: readonly MessageFact[];
  /** A link that stands out, after the first paragraph. */
  action?: MessageLink;
  /** In whose voice it speaks: a community's name, or null for the platform. */
  sender: string | null;
  /** Where replies go; without it nowhere. */
  replyTo?: string;
}

/** A message as it is sent. */
export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  /** A whole document that loads nothing from anywhere. */
  html: string;
  /** The name that mail programs show as its sender; null: the platform's. */
  sender: string | null;
  /** Where replies go; without it nowhere. */
  replyTo?: string;
}

const signature = (sender: string | null): string => (sender === null ? 'QuickPortal' : `${sender}, on QuickPortal`);

/** Plain text and HTML of a message. */
export function composeMessage(parts: MessageParts): MailMessage {
  const { to, subject, name, paragraphs, facts = [], action, sender, replyTo } = parts;
  const greeting = `Hello ${name},`;
  const [first = '', ...others] = paragraphs;
  const table = facts.map(({ title, value }) => `${title}: ${value}`).join('\n');
  const text = [
    greeting,
    first,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...others,
    ...(table === '' ? [] : [table]),
    signature(sender),
  ].join('\n\n');
  const html = mailHtml({ subject, head: sender ?? 'QuickPortal', greeting, first, others, facts, action });
  return { to, subject, text: `${text}\n`, html, sender, ...(replyTo && { replyTo }) };
}
