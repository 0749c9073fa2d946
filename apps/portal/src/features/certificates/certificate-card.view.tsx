import type { Certificate } from '@quickportal/contracts/certificates/certificate';
import { certificateStates, type CertificateStatus } from '@quickportal/contracts/rules/states/community';
import { Button } from '@quickportal/ui/button';
import { Card, CardBody, CardFooter } from '@quickportal/ui/card';
import { DateTime } from '@quickportal/ui/date-time';
import { DescriptionItem, DescriptionList } from '@quickportal/ui/description-list';
import { Download } from 'lucide-react';
import { Fragment } from 'react';
import { statusBadge } from '../../layout/status-badge.tsx';
import { basePath } from '../../pages/base-path.ts';

const StatusBadge = statusBadge<CertificateStatus>(certificateStates.states);

/** The state in which a certificate is shown. */
export function statusOf({ enabled, expired, expiringSoon }: Certificate): CertificateStatus {
  if (!enabled) return 'DISABLED';
  if (expired) return 'EXPIRED';
  return expiringSoon ? 'EXPIRING_SOON' : 'ENABLED';
}

interface CertificateCardProps {
  certificate: Certificate;
  timeZone: string;
  /** Null where the user may not take it. */
  downloadHref: string | null;
  /** Null where the user may not disable it. */
  onDisable: (() => void) | null;
}

/** One certificate with what can be done with it. An expired one cannot be downloaded. */
export function CertificateCard({ certificate, timeZone, downloadHref, onDisable }: CertificateCardProps) {
  const { subject, issuer, authorityId, signatureAlgorithm, createdBy, installDate, expiryDate, expired } = certificate;
  const { fingerprint, lastUsedDateTime } = certificate;
  const hasDownload = downloadHref !== null && !expired;
  return (
    <Card
      level={2}
      dense
      title={<span className="font-mono text-14">{subject}</span>}
      actions={<StatusBadge status={statusOf(certificate)} />}
    >
      <CardBody>
        <DescriptionList>
          <DescriptionItem term={expired ? 'Expired' : 'Expires'}>
            <DateTime value={expiryDate} timeZone={timeZone} show="date-time" />
          </DescriptionItem>
          <DescriptionItem term="Generated">
            <DateTime value={installDate} timeZone={timeZone} /> by {createdBy}
          </DescriptionItem>
          <DescriptionItem term="Last used">
            {lastUsedDateTime === null ? (
              'Not yet'
            ) : (
              <DateTime value={lastUsedDateTime} timeZone={timeZone} show="date-time" />
            )}
          </DescriptionItem>
          <DescriptionItem term="Issuer">
            <a
              href={`${basePath()}/certificate-authorities/${authorityId}.crt`}
              download
              className="font-mono text-12 underline"
            >
              {issuer}
            </a>
          </DescriptionItem>
          <DescriptionItem term="Signature">{signatureAlgorithm}</DescriptionItem>
          <DescriptionItem term="SHA-256 fingerprint">
            <span className="font-mono text-12">
              {fingerprint.split(':').map((pair, at) => (
                <Fragment key={at}>
                  {at > 0 && (
                    <>
                      :<wbr />
                    </>
                  )}
                  {pair}
                </Fragment>
              ))}
            </span>
          </DescriptionItem>
        </DescriptionList>
      </CardBody>
      {(hasDownload || onDisable) && (
        <CardFooter className="justify-end">
          {onDisable && (
            <Button size="sm" onClick={onDisable} aria-label={`Disable ${subject}`}>
              Disable
            </Button>
          )}
          {hasDownload && (
            <Button asChild size="sm">
              <a href={downloadHref} download aria-label={`Download ${subject}`}>
                <Download />
                Download
              </a>
            </Button>
          )}
        </CardFooter>
      )}
    </Card>
  );
}
