import { z } from 'zod';
import { id } from '../../kernel/primitives.ts';

const systemUserId = id().meta({ title: 'User ID', description: 'Identifier of the administrator.' });
export const administratorParams = z.strictObject({ systemUserId });
