import { z } from 'zod';
import { shownText, statusField } from '../../kernel/field-builders.ts';
import { date, dateTime, id } from '../../kernel/primitives.ts';
import { sandboxStates } from '../../rules/states/community.ts';

/** A sandbox as staff see it; of its owner’s address as little as it takes to recognise it. */
export const Sandbox = z
  .strictObject({
    sandboxId: id().meta({ title: 'Sandbox ID', description: 'Identifier of the sandbox.', examples: [12] }),
    communityId: id().nullable().meta({
      title: 'Community ID',
      description: 'The community that it is; null before it was created and after its data was deleted.',
    }),
    companyName: shownText('Company', 'Names the sandbox.', 'Petrov Plumbing'),
    emailAddress: shownText('Email', 'Masked address of its owner.', 'd•••@example.com'),
    status: statusField(sandboxStates, 'How far it is.'),
    createdAt: dateTime().meta({ title: 'Requested', description: 'When it was requested, UTC.' }),
    lastUsedAt: dateTime().nullable().meta({
      title: 'Last used',
      description:
        'The last sign-in, call of a session, or use of a key or certificate, UTC; null before it is in use.',
    }),
    endsOn: date().nullable().meta({
      title: 'Ends on',
      description: 'The day in Sydney on which it ends where no one uses it before; null once it has ended.',
    }),
  })
  .meta({ id: 'Sandbox', title: 'Sandbox', description: 'A facility of test data that a visitor made.' });
export type Sandbox = z.output<typeof Sandbox>;
