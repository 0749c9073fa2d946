import { testTime } from '@quickportal/db/testing/test-rows';
import type { OtherCommunity } from '../../testing/every-call/other-community.ts';

export const otherCommunity: OtherCommunity = {
  things: { 'certificates/{id}': 4116 },
  insert: async (owner) => {
    await owner.query(
      `insert into app.certificate_authority (id, key_type, subject, certificate, private_key_sealed, expires_at, created_at)
       values (4116, 'EC', 'CN=QuickPortal Client CA 4116,O=QuickPortal', '\\x00', 'none', '2027-11-20', $1)`,
      [testTime],
    );
    await owner.query(
      `insert into app.certificate (community_id, id, authority_id, serial, fingerprint, subject, issuer, signature_algorithm, file_sealed, expires_at, created_by, created_at)
       values (20, 4116, 4116, decode(md5('4116'), 'hex'), sha256('4116'), 'CN=4116,O=KIWIFIT', 'CN=QuickPortal Client CA 4116,O=QuickPortal',
         'SHA256withECDSA', 'none', '2028-11-20', 'Anahera Rewi', $1)`,
      [testTime],
    );
  },
  // Belongs to the whole community
  reach: () => Promise.resolve({ paths: { 'certificates/{id}': null } }),
};
