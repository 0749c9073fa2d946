import type { Certificate } from '@quickportal/contracts/certificates/certificate';
import { ConfirmChange, type Question } from '../../layout/forms/confirm-change.tsx';

interface DisableCertificateProps {
  certificate: Certificate;
  onDone: () => void;
  onClose: () => void;
}

/** Asks before a certificate is disabled. */
export const DisableCertificateDialog = ({ certificate, onDone, onClose }: DisableCertificateProps) => (
  <ConfirmChange
    call="certificates.disable"
    input={{ params: { id: certificate.id } }}
    {...disableQuestion(certificate)}
    done="Certificate disabled"
    onDone={onDone}
    onClose={onClose}
  />
);

/** The question asked before a certificate is disabled. */
export const disableQuestion = ({ subject, expired }: Certificate): Question => ({
  title: `Disable ${subject}?`,
  action: 'Disable certificate',
  cancel: 'Keep it',
  children: expired ? (
    <p>It has expired, so no call with it is accepted. Disabling takes it off this page; this cannot be undone.</p>
  ) : (
    <p>
      This cannot be undone. From the next request on, every call with this certificate is refused, its file can no
      longer be downloaded, and it is put on the revocation list.
    </p>
  ),
});
