import { list } from '../../kernel/list.ts';

/** The list of the IP whitelist. */
export const ipAddressList = list({
  name: 'ip-addresses',
  title: 'IP addresses',
  noun: ['IP address', 'IP addresses'],
  columns: {
    ipAddress: { title: 'IP address', kind: 'code', lead: true },
    description: { title: 'Description', maxWidth: 24 },
    createdDate: { title: 'Added', kind: 'time', rank: 2 },
  },
});
