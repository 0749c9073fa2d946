import { z } from 'zod';
import { id } from '../../kernel/primitives.ts';

export const audience = ['facility', 'staff'] as const;
export const readRights = { anyOf: ['VIEW_CONNECTION_DETAILS', 'MANAGE_CERTIFICATES'] } as const;
export const changeRights = { anyOf: ['MANAGE_CERTIFICATES'] } as const;
export const certificateId = () =>
  id().meta({ title: 'Certificate ID', description: 'Identifier of the certificate.', examples: [12] });
export const params = z.strictObject({ id: certificateId() });
