import type { Certificate } from '@quickportal/contracts/certificates/certificate';
import { Button } from '@quickportal/ui/button';
import { Card } from '@quickportal/ui/card';
import { EmptyState } from '@quickportal/ui/empty-state';
import { Plus, ShieldCheck } from 'lucide-react';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { PageStack } from '../../layout/page/page-stack.tsx';
import { CertificateCard, statusOf } from './certificate-card.view.tsx';
import { PasswordWaits } from './password-waits.view.tsx';

export interface ApiCertificateViewProps {
  certificates: readonly Certificate[];
  timeZone: string;
  /** Whether technology and email are set: nothing is offered before. */
  isSetUp: boolean;
  /** Null where the user may not generate one. */
  onGenerate: (() => void) | null;
  isGenerating: boolean;
  /** Fetches the password that waits for the user, once. */
  onFetchPassword: (certificate: Certificate) => void;
  isFetchingPassword: boolean;
  onDisable: ((certificate: Certificate) => void) | null;
  /** Null where the user may not take files. */
  downloadHrefOf: ((certificate: Certificate) => string) | null;
  /** Technology and email. */
  config: React.ReactNode;
  /** The password of a certificate that was just generated. */
  newCertificate: React.ReactNode;
}

/** What needs attention first. */
const order = ['EXPIRING_SOON', 'ENABLED', 'EXPIRED', 'DISABLED'] as const;

/** A card for each certificate; first those that need attention. */
// In the specification: 2P022
export function ApiCertificateView(props: ApiCertificateViewProps) {
  const { certificates, timeZone, isSetUp, onGenerate, isGenerating, config, newCertificate } = props;
  const { onFetchPassword, isFetchingPassword } = props;
  const generate = onGenerate && isSetUp && (
    <Button variant="primary" busy={isGenerating} onClick={onGenerate}>
      <Plus />
      Generate Certificate
    </Button>
  );
  return (
    <PageStack>
      <PageHeader
        title="API Certificate and Client Software"
        subtitle="Client certificates for your programs"
        actions={(certificates.length > 0 && generate) || undefined}
      />
      {newCertificate}
      {certificates.map(
        (certificate) =>
          certificate.passwordWaitsUntil !== null && (
            <PasswordWaits
              key={certificate.id}
              subject={certificate.subject}
              until={certificate.passwordWaitsUntil}
              timeZone={timeZone}
              onFetch={() => onFetchPassword(certificate)}
              isFetching={isFetchingPassword}
            />
          ),
      )}
      {config}
      {certificates.length === 0 && (
        <Card>
          <EmptyState icon={<ShieldCheck />} title="No certificates yet" level={2} action={generate || undefined}>
            {isSetUp
              ? 'A certificate identifies a program by a key of its own. Each one works for two years.'
              : 'Certificates can be generated once a technology and a notification email are set.'}
          </EmptyState>
        </Card>
      )}
      {certificates.length > 0 && <Cards {...props} />}
    </PageStack>
  );
}

type CardsProps = Pick<ApiCertificateViewProps, 'certificates' | 'timeZone' | 'onDisable' | 'downloadHrefOf'>;

const placeOf = (certificate: Certificate): number => order.indexOf(statusOf(certificate));

const Cards = ({ certificates, timeZone, onDisable, downloadHrefOf }: CardsProps) => (
  <section aria-label="Certificates" className="@container">
    <div className="grid items-start gap-4 @min-[52rem]:grid-cols-2">
      {certificates
        .toSorted((a, b) => placeOf(a) - placeOf(b))
        .map((certificate) => (
          <CertificateCard
            key={certificate.id}
            certificate={certificate}
            timeZone={timeZone}
            downloadHref={downloadHrefOf?.(certificate) ?? null}
            onDisable={onDisable && (() => onDisable(certificate))}
          />
        ))}
    </div>
  </section>
);
