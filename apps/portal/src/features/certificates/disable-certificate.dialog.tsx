import type { ApiKeyUse } from '@quickportal/contracts/api-keys/api-key-use';
import type { Certificate } from '@quickportal/contracts/certificates/certificate';
import { Checkbox } from '@quickportal/ui/checkbox';
import { useState } from 'react';
import { ConfirmChange } from '../../layout/forms/confirm-change.tsx';
import { callsADay } from '../../layout/program-use/use-words.ts';
import { WhatStops } from '../../layout/program-use/what-stops.tsx';

interface DisableCertificateProps {
  certificate: Certificate;
  /** Undefined while it loads. */
  use: ApiKeyUse | undefined;
  timeZone: string;
  onDone: () => void;
  onClose: () => void;
}

/** Asks before a certificate is disabled, with what stops; used ones that work need one tick more. */
export function DisableCertificateDialog({ certificate, use, timeZone, onDone, onClose }: DisableCertificateProps) {
  const { id, subject, expired } = certificate;
  const [knows, setKnows] = useState(false);
  const isUsed = !expired && use !== undefined && use.callersCount > 0;
  return (
    <ConfirmChange
      call="certificates.disable"
      input={{ params: { id } }}
      title={`Disable ${subject}?`}
      action="Disable certificate"
      cancel="Keep it"
      actionDisabled={!expired && (use === undefined || (isUsed && !knows))}
      done="Certificate disabled"
      onDone={onDone}
      onClose={onClose}
    >
      <CertificateStops certificate={certificate} use={use} timeZone={timeZone} />
      {isUsed && (
        <Checkbox value={knows} onValueChange={setKnows} label={`I know that ${callsADay(use)} will be refused`} />
      )}
    </ConfirmChange>
  );
}

/** What a certificate can no longer be used for. */
export const CertificateStops = ({
  certificate,
  use,
  timeZone,
}: Pick<DisableCertificateProps, 'certificate' | 'use' | 'timeZone'>) =>
  certificate.expired ? (
    <p>It has expired, so no call with it is accepted. Disabling takes it off this page; this cannot be undone.</p>
  ) : (
    <>
      <WhatStops use={use} of="certificate" timeZone={timeZone} isFinal />
      <p>Its file can no longer be downloaded, and it is put on the revocation list.</p>
    </>
  );
