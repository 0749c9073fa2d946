import { z } from 'zod';
import { dateTime } from './primitives.ts';

export const timelineTones = ['plain', 'done', 'now', 'bad'] as const;

export const timelineActorKinds = ['USER', 'API_KEY', 'PAYER', 'BANK', 'SYSTEM'] as const;

const TimelineActor = z
  .strictObject({
    kind: z.enum(timelineActorKinds).meta({
      title: 'Kind of actor',
      description:
        'USER: a portal user. API_KEY: an API client. PAYER: the customer. BANK: the payment network. SYSTEM: the platform itself.',
    }),
    name: z.string().meta({
      title: 'Actor name',
      description: 'Name of the user or API key where it is known, otherwise the kind of actor.',
      examples: ['Dana Petrov'],
    }),
  })
  .meta({ id: 'TimelineActor' });
export type TimelineActor = z.output<typeof TimelineActor>;

/** The fields of every timeline entry. */
export const timelineShape = {
  at: dateTime().meta({ title: 'Time', description: 'When it happened, UTC.' }),
  tone: z.enum(timelineTones).meta({
    title: 'Tone',
    description: 'done: it went well. bad: it failed. now: it is under way. plain: neither.',
  }),
  actor: TimelineActor.meta({ title: 'Actor', description: 'Who did it.' }),
  title: z.string().meta({ title: 'Title', description: 'What happened.' }),
  text: z.string().meta({ title: 'Text', description: 'Details; may be empty.' }),
};
