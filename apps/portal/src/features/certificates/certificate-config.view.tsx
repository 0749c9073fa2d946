import type { CertificateConfig } from '@quickportal/contracts/certificates/certificate-config';
import { isLegacyTechnology, technologyTitles, UPGRADE_TEXT } from '@quickportal/contracts/certificates/technology';
import { Alert } from '@quickportal/ui/alert';
import { Button } from '@quickportal/ui/button';
import { Card, CardBody } from '@quickportal/ui/card';
import { DescriptionItem, DescriptionList } from '@quickportal/ui/description-list';

interface CertificateConfigProps {
  config: CertificateConfig;
  /** Null where the user may not change it. */
  onEdit: (() => void) | null;
  /** Where the client software is; null where there is none yet. */
  softwareHref: string | null;
}

/** Technology of the programs and who gets notices, as one row above the certificates. */
export const CertificateConfigView = ({ config, onEdit, softwareHref }: CertificateConfigProps) => {
  const { technology, expiringCertificateNotificationEmail: email, downloadFilename } = config;
  return (
    <>
      <Card
        title="Configuration"
        actions={
          onEdit && (
            <Button size="sm" variant={technology === null ? 'primary' : 'secondary'} onClick={onEdit}>
              {technology === null ? 'Set technology and email' : 'Edit configuration'}
            </Button>
          )
        }
      >
        <CardBody>
          <DescriptionList layout="facts" className="gap-x-8">
            <DescriptionItem term="Technology of your programs">
              {technology === null ? 'Not set yet' : technologyTitles[technology]}
            </DescriptionItem>
            <DescriptionItem term="Notices before a certificate ends go to">{email ?? 'No one yet'}</DescriptionItem>
            <DescriptionItem term="Client software">
              {softwareHref === null || downloadFilename === null ? (
                'Available once a technology and a notification email are set'
              ) : (
                <a href={softwareHref} download={downloadFilename} className="break-all underline">
                  Download {downloadFilename}
                </a>
              )}
            </DescriptionItem>
          </DescriptionList>
        </CardBody>
      </Card>
      {technology !== null && isLegacyTechnology(technology) && (
        <Alert tone="warning" title={UPGRADE_TEXT}>
          Earlier versions of the client software for {technologyTitles[technology]} cannot use certificates that are
          generated here.
        </Alert>
      )}
    </>
  );
};
