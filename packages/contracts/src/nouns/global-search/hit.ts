import { z } from 'zod';

/** Something that a search over all communities finds, with where it opens. */
export const GlobalSearchHit = z
  .strictObject({
    id: z.int().meta({ title: 'ID', description: 'Identifier of what was found.' }),
    title: z.string().meta({ title: 'Title', description: 'Its name or number.' }),
    subtitle: z
      .string()
      .meta({ title: 'Subtitle', description: 'What tells it from others: code, community, status.' }),
    view: z.string().meta({ title: 'View', description: 'Page of the portal that shows it; empty where none does.' }),
    params: z
      .record(z.string(), z.int())
      .meta({ title: 'Parameters', description: 'Parameters of that page.', examples: [{ CommunityId: 10 }] }),
    communityId: z
      .int()
      .nullable()
      .meta({ title: 'Community ID', description: 'The community it belongs to; null where it belongs to none.' }),
    canViewAs: z
      .boolean()
      .meta({ title: 'Can be viewed as', description: 'Whether it is a user whose portal can be viewed.' }),
  })
  .meta({ id: 'GlobalSearchHit', title: 'Search hit' });
export type GlobalSearchHit = z.output<typeof GlobalSearchHit>;
