export type { components, paths } from './schema.gen.ts';
export type { CallOptions, RequestOf, ResponseOf } from './operations.ts';
export { ConnectionError, type FieldError, type Problem, ProblemError, type ProblemName } from './problem-error.ts';
export { QuickPortal, type QuickPortalOptions } from './quickportal.ts';
export { type EventType, verifyWebhook, WebhookError, type WebhookEvent, type WebhookRequest } from './webhooks.ts';
