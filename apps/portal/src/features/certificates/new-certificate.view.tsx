import type { Certificate } from '@quickportal/contracts/certificates/certificate';
import { Alert } from '@quickportal/ui/alert';
import { Button } from '@quickportal/ui/button';
import { Download } from 'lucide-react';
import { CodeBlock } from '../../layout/code-block.tsx';

interface NewCertificateProps {
  certificate: Certificate & { password: string };
  downloadHref: string;
  onSaved: () => void;
}

/** The password of a new certificate, this once, with its file. */
export const NewCertificate = ({ certificate, downloadHref, onSaved }: NewCertificateProps) => (
  <Alert
    tone="warning"
    title={`Copy the password of ${certificate.subject} now: it is not shown again`}
    actions={
      <>
        <Button asChild size="sm" variant="primary">
          <a href={downloadHref} download>
            <Download />
            Download certificate
          </a>
        </Button>
        <Button size="sm" onClick={onSaved}>
          I have saved it
        </Button>
      </>
    }
  >
    <p className="mb-2">
      It opens the file with the private key, which you can download again. If you lose the password, disable the
      certificate and generate another.
    </p>
    <CodeBlock label="Password" text={certificate.password} breaks />
  </Alert>
);
