import { fieldsOf, notificationKind, type NotificationKind } from './kinds.ts';
import { composeMessage, type MailMessage } from './mail-message.ts';
import { filled, paragraphsOf, type Template } from './template.ts';
import { writtenFields, type Voice } from './written-fields.ts';

/** Who a notice is for. */
export interface Addressee {
  name: string;
  email: string;
}

interface NoticeParts {
  to: Addressee;
  values: Readonly<Record<string, unknown>>;
  voice: Voice;
  /** The address of a page of the portal, for notices with a link. */
  pageUrl: (page: string) => string;
}

/** A notice as it is sent: the template's words with the values in, in the layout of every mail. */
export function composeNotice(
  kind: NotificationKind,
  template: Template,
  { to, values, voice, pageUrl }: NoticeParts,
): MailMessage {
  const fields = writtenFields(kind, { facilityName: voice.name, ...values }, voice);
  const { action, facts = [] } = notificationKind(kind);
  const titles = fieldsOf(kind);
  return composeMessage({
    to: to.email,
    name: to.name,
    sender: voice.name,
    replyTo: voice.replyToEmail,
    subject: filled(template.subject, fields),
    paragraphs: paragraphsOf(template.body).map((paragraph) => filled(paragraph, fields)),
    facts: facts.flatMap((name) => {
      const value = fields[name];
      return value === undefined ? [] : [{ title: titles[name]?.title ?? name, value }];
    }),
    ...(action && { action: { label: action.label, url: pageUrl(action.page) } }),
  });
}

/** A notice with made-up values, for the user who writes a template. */
export function previewNotice(
  kind: NotificationKind,
  template: Template,
  { voice, pageUrl }: Pick<NoticeParts, 'voice' | 'pageUrl'>,
): MailMessage {
  const samples = Object.entries(fieldsOf(kind)).map(([name, { sample }]) => [name, sample]);
  const values = { ...(Object.fromEntries(samples) as Record<string, unknown>), facilityName: voice.name };
  return composeNotice(kind, template, {
    to: { name: 'Kim Lee', email: 'kim.lee@example.com' },
    values,
    voice,
    pageUrl,
  });
}
