import { z } from 'zod';
import { statementSources, statementSourceTitles } from './statement-sources.ts';

/** `source` of an account. */
export const statementSource = () =>
  z.enum(statementSources).meta({
    title: 'Source',
    description: 'Format in which its statements arrive; those of SIMULATION are made from simulation lines.',
    'x-form': { options: statementSources.map((value) => ({ value, label: statementSourceTitles[value] })) },
  });
