import { z } from 'zod';
import { count } from '../../kernel/primitives.ts';
import { SUMMARY_ITEMS } from './summary-parts.ts';

/** The first few of a list, and how many there are. */
export const firstItems = <T extends z.ZodType>(item: T, title: string, description: string) =>
  z
    .strictObject({
      items: z.array(item).meta({ title, description: `The first ${SUMMARY_ITEMS}.` }),
      recordsCount: count().meta({ title: 'Count', description: 'How many there are.' }),
    })
    .meta({ title, description });
