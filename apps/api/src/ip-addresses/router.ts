import { createIpAddress } from './create-ip-address.ts';
import { deleteIpAddress } from './delete-ip-address.ts';
import { listIpAddresses } from './list-ip-addresses.ts';
import { updateIpAddress } from './update-ip-address.ts';

/** The calls about the IP whitelist. */
export const ipAddresses = {
  create: createIpAddress,
  delete: deleteIpAddress,
  list: listIpAddresses,
  update: updateIpAddress,
};
