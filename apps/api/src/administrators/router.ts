import { createAdministrator, enableAdministrator, getAdministrator, updateAdministrator } from './administrators.ts';

/** The calls about administrators: staff who sign in to the portal. */
export const administrators = {
  create: createAdministrator,
  enable: enableAdministrator,
  get: getAdministrator,
  update: updateAdministrator,
};
