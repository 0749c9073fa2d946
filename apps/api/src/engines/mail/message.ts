/** A message as templates write it; text and HTML are made from the same words. */
export interface MessageParts {
  to: string;
  subject: string;
  /** Who is addressed. */
  name: string;
  paragraphs: readonly string[];
  /** A link that stands out, after the first paragraph. */
  action?: { label: string; url: string };
  /** In whose voice it speaks: a community's name, or null for the platform. */
  sender: string | null;
}

/** A message as it is sent. */
export interface Message {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: Attachment[];
}

/** A file that goes with a message. */
export interface Attachment {
  filename: string;
  content: Buffer;
  contentType: string;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

const BODY = 'font:16px/1.5 system-ui,sans-serif;color:#1c2430;max-width:36rem;margin:0 auto;padding:24px';
const BUTTON =
  'display:inline-block;background:#1d4ed8;color:#ffffff;text-decoration:none;padding:10px 18px;border-radius:6px';

const signature = (sender: string | null): string => (sender === null ? 'QuickPortal' : `${sender}, on QuickPortal`);

/** Plain text and simple HTML of a message. Everything that comes from outside is escaped. */
export function composeMessage({ to, subject, name, paragraphs, action, sender }: MessageParts): Message {
  const [first = '', ...others] = paragraphs;
  const text = [
    `Hello ${name},`,
    first,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...others,
    signature(sender),
  ].join('\n\n');
  const paragraph = (words: string) => `<p>${escape(words)}</p>`;
  const html = [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escape(subject)}</title></head>`,
    `<body style="margin:0;background:#ffffff"><div style="${BODY}">`,
    paragraph(`Hello ${name},`),
    paragraph(first),
    ...(action ? [`<p><a href="${escape(action.url)}" style="${BUTTON}">${escape(action.label)}</a></p>`] : []),
    ...others.map(paragraph),
    `<p style="color:#5b6675">${escape(signature(sender))}</p>`,
    '</div></body></html>',
  ].join('\n');
  return { to, subject, text: `${text}\n`, html };
}
