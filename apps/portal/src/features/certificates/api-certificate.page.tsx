import type { Certificate } from '@quickportal/contracts/certificates/certificate';
import type { CertificateConfig } from '@quickportal/contracts/certificates/certificate-config';
import { useState } from 'react';
import { useChange } from '../../data/calls/use-change.ts';
import { useMay } from '../../data/calls/use-may.ts';
import { exportHref } from '../../data/connection/download-href.ts';
import { api } from '../../data/connection/trpc.ts';
import { useCommunity } from '../../data/session.ts';
import { CallForm } from '../../layout/forms/call-form.tsx';
import { showDone } from '../../layout/forms/show-done.ts';
import { OverviewSkeleton } from '../../layout/page/details-skeleton.tsx';
import { useDoneOrWaits, useWaitsToast } from '../../layout/use-waits-toast.ts';
import { QueryResult } from '../../layout/query-result.tsx';
import { ApiCertificateView } from './api-certificate.view.tsx';
import { CertificateConfigView } from './certificate-config.view.tsx';
import { useCertificateConfig, useCertificates, useCertificateUse } from './certificates.data.ts';
import { DisableCertificateDialog } from './disable-certificate.dialog.tsx';
import { NewCertificate } from './new-certificate.view.tsx';

export const preload = () =>
  Promise.all([api.certificates.list.prefetch({ query: {} }), api.certificates.getConfig.prefetch()]);

const hrefOf = ({ id }: Certificate) => exportHref('ClientCertificateExport', { certificateId: id });

const softwareHrefOf = ({ technology, downloadFilename }: CertificateConfig) =>
  technology === null || downloadFilename === null ? null : exportHref('ClientSoftwareExport', { technology });

export default function ApiCertificatePage() {
  const certificates = useCertificates();
  const config = useCertificateConfig();
  const { timeZone } = useCommunity();
  const mayChange = useMay('certificates.generate');
  const doneOrWaits = useDoneOrWaits();
  const waits = useWaitsToast();
  const [isEditing, setIsEditing] = useState(false);
  const [disabling, setDisabling] = useState<Certificate | null>(null);
  // In memory only, until the page is left
  const [made, setMade] = useState<Certificate | null>(null);
  const generate = useChange('certificates.generate', {
    notice: true,
    onDone: (response) => {
      showDone(
        ({ status }) =>
          status === 202
            ? waits('The certificate', 'Once it is approved, fetch its password on this page.')
            : 'Certificate generated successfully',
        response,
      );
      if (response.status === 201) setMade(response.body);
    },
  });
  const password = useChange('certificates.takePassword', { notice: true, onDone: setMade });
  return (
    <QueryResult
      whole
      query={certificates}
      skeleton={<OverviewSkeleton title="API Certificate and Client Software" facts={3} />}
      failed="The certificates did not load"
    >
      {({ certificates: shown }) => (
        <>
          <ApiCertificateView
            certificates={shown}
            timeZone={timeZone}
            isSetUp={config.data?.technology != null}
            onGenerate={mayChange ? () => generate.make(undefined) : null}
            isGenerating={generate.busy}
            onFetchPassword={({ id }) => password.make({ params: { id } })}
            isFetchingPassword={password.busy}
            onDisable={mayChange ? setDisabling : null}
            downloadHrefOf={mayChange ? hrefOf : null}
            config={
              <QueryResult query={config} skeleton={null} failed="The configuration did not load">
                {(data) => (
                  <CertificateConfigView
                    config={data}
                    onEdit={mayChange ? () => setIsEditing(true) : null}
                    softwareHref={softwareHrefOf(data)}
                  />
                )}
              </QueryResult>
            }
            newCertificate={
              made?.password != null && (
                <NewCertificate
                  certificate={{ ...made, password: made.password }}
                  downloadHref={hrefOf(made)}
                  onSaved={() => setMade(null)}
                />
              )
            }
          />
          {isEditing && (
            <CallForm
              call="certificates.updateConfig"
              title="Edit configuration"
              submitLabel="Save"
              done={doneOrWaits('Settings updated', 'The change of the configuration')}
              onClose={() => setIsEditing(false)}
            />
          )}
          {disabling && (
            <Disabling
              certificate={disabling}
              timeZone={timeZone}
              onClose={() => setDisabling(null)}
              onDone={() => {
                if (made?.id === disabling.id) setMade(null);
                setDisabling(null);
              }}
            />
          )}
        </>
      )}
    </QueryResult>
  );
}

type DisablingProps = Omit<React.ComponentProps<typeof DisableCertificateDialog>, 'use'>;

const Disabling = (props: DisablingProps) => (
  <DisableCertificateDialog {...props} use={useCertificateUse(props.certificate.id).data} />
);
