import { fieldsOf, notificationKind, type NotificationKind } from '@quickportal/contracts/notifications/kinds';
import { filled, paragraphsOf, type Template } from '@quickportal/contracts/notifications/template';
import type { Configuration } from '../../server/configuration.ts';
import { composeMessage, type Message } from '../mail/message.ts';
import { writtenFields, type Voice } from './format-fields.ts';

/** Who a notice is for. */
export interface Addressee {
  name: string;
  email: string;
}

/** A notice as it is sent: the template's words with the values in, in the layout of every mail. */
export function composeNotice(
  configuration: Configuration,
  kind: NotificationKind,
  template: Template,
  { to, values, voice }: { to: Addressee; values: Readonly<Record<string, unknown>>; voice: Voice },
): Message {
  const fields = writtenFields(kind, { facilityName: voice.name, ...values }, voice);
  const { action } = notificationKind(kind);
  const { publicUrl, basePath } = configuration;
  return composeMessage({
    to: to.email,
    name: to.name,
    sender: voice.name,
    subject: filled(template.subject, fields),
    paragraphs: paragraphsOf(template.body).map((paragraph) => filled(paragraph, fields)),
    ...(action ? { action: { label: action.label, url: new URL(`${basePath}/${action.page}`, publicUrl).href } } : {}),
  });
}

/** A notice with made-up values, for whoever writes a template. */
export function previewNotice(
  configuration: Configuration,
  kind: NotificationKind,
  template: Template,
  voice: Voice,
): Message {
  const samples = Object.entries(fieldsOf(kind)).map(([name, { sample }]) => [name, sample]);
  const values = { ...(Object.fromEntries(samples) as Record<string, unknown>), facilityName: voice.name };
  return composeNotice(configuration, kind, template, {
    to: { name: 'Kim Lee', email: 'kim.lee@example.com' },
    values,
    voice,
  });
}
