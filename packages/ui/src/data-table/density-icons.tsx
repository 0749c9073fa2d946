import { createLucideIcon } from 'lucide-react';

/** Three lines with air between them. */
export const ComfortableRows = createLucideIcon('ComfortableRows', [
  ['path', { d: 'M4 6h16M4 12h16M4 18h16', key: 'rows' }],
]);

/** Four lines in the same height. */
export const CompactRows = createLucideIcon('CompactRows', [
  ['path', { d: 'M4 5h16M4 9.7h16M4 14.3h16M4 19h16', key: 'rows' }],
]);
