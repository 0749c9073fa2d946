import { createAdministrator } from './create-administrator.ts';
import { enableAdministrator } from './enable-administrator.ts';
import { getAdministrator } from './get-administrator.ts';
import { updateAdministrator } from './update-administrator.ts';

/** The calls about administrators: staff who sign in to the portal. */
export const administrators = {
  create: createAdministrator,
  enable: enableAdministrator,
  get: getAdministrator,
  update: updateAdministrator,
};
