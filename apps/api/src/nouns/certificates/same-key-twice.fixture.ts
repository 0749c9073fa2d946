import { AT, type SameKeyTwice } from '../../testing/every-call/same-key-twice.ts';

const technology = `insert into app.certificate_config (community_id, technology, notification_email, version, updated_at)
  values (10, 'NODE', 'it@example.com', 2, '2026-11-20') on conflict do nothing`;

export const sameKeyTwice: SameKeyTwice = {
  ready: {
    'certificates.generate': async (owner) => {
      await owner.query(technology);
      return {};
    },
    'certificates.disable': async (owner) => {
      await owner.query(
        `insert into app.certificate_authority (id, key_type, subject, certificate, private_key_sealed, expires_at, created_at)
         values (4117, 'EC', 'CN=QuickPortal Client CA 4117,O=QuickPortal', '\\x00', 'none', '2027-11-20', $1) on conflict do nothing`,
        [AT],
      );
      const { rows } = await owner.query<{ id: number }>(
        `insert into app.certificate (community_id, authority_id, serial, fingerprint, subject, issuer, signature_algorithm, file_sealed, expires_at, created_by, created_at)
         values (10, 4117, decode(md5(random()::text), 'hex'), sha256(convert_to(random()::text, 'UTF8')), 'CN=1,O=HARBOUR',
           'CN=QuickPortal Client CA 4117,O=QuickPortal', 'SHA256withECDSA', 'none', '2028-11-20', 'Dana Petrov', $1) returning id`,
        [AT],
      );
      return { params: { id: Number(rows[0]?.id) } };
    },
    'certificates.updateConfig': async (owner) => {
      await owner.query('delete from app.certificate_config where community_id = 10');
      return { body: { technology: 'JAVA', expiringCertificateNotificationEmail: 'it@example.com' } };
    },
  },
  notMadeHere: {
    'certificates.takePassword':
      'The password is sealed for its requester: certificates-by-two-users.test.ts sends the same key twice.',
  },
};
