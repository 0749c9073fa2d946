import type { ServiceMessageDetails } from '@quickportal/contracts/service-messages/service-message';
import { serviceMessageList } from '@quickportal/contracts/service-messages/service-message-list';
import { Alert } from '@quickportal/ui/alert';
import { Button } from '@quickportal/ui/button';
import { Card, CardBody } from '@quickportal/ui/card';
import { CopyableId } from '@quickportal/ui/copyable-id';
import { DateTime } from '@quickportal/ui/date-time';
import { DescriptionItem, DescriptionList } from '@quickportal/ui/description-list';
import { FileSize } from '@quickportal/ui/file-size';
import { Skeleton } from '@quickportal/ui/skeleton';
import { sentenceCase } from '@quickportal/ui/label-case';
import { Download, Send } from 'lucide-react';
import { labelled } from '../../data/labels.ts';
import { CodeBlock } from '../../layout/code-block.tsx';
import { OverviewSkeleton } from '../../layout/page/details-skeleton.tsx';
import { PageAction } from '../../layout/page/page-action.tsx';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { SideBySide } from '../../layout/page/page-stack.tsx';
import { AboutLink, PLATFORM, ServiceMessageStatusBadge } from './service-message.entity.tsx';
import { ServiceMessageLife } from './service-message-life.view.tsx';

export interface ServiceMessageDetailViewProps {
  message: ServiceMessageDetails;
  timeZone: string;
  /** Whether it belongs to the community worked in, so that links lead somewhere. */
  isHere: boolean;
  /** Whether the person may send messages again. */
  canResend: boolean;
  resending: boolean;
  /** Why sending again was refused. */
  error: string | undefined;
  onResend: () => void;
  /** URL of its file; null where it has none or the person may not download it. */
  fileHref: string | null;
}

/** One service message: what it was, what became of it, and all that was kept of it. */
// In the specification: 3P019
export function ServiceMessageDetailView(props: ServiceMessageDetailViewProps) {
  const { message, timeZone, isHere, canResend } = props;
  const isStuck = canResend && message.status === 'FAILED' && !message.canBeResent;
  return (
    <>
      <PageHeader
        title={message.summary || sentenceCase(message.doctypeCode)}
        badge={<ServiceMessageStatusBadge status={message.status} />}
        actions={
          canResend &&
          message.canBeResent && (
            <PageAction action="Send message again" variant="primary" busy={props.resending} onClick={props.onResend}>
              <Send />
              Send again
            </PageAction>
          )
        }
      />
      <SideBySide
        side={
          <Card title="What happened">
            <CardBody>
              <ServiceMessageLife message={message} timeZone={timeZone} />
            </CardBody>
          </Card>
        }
      >
        {props.error !== undefined && <Alert tone="danger" title={props.error} />}
        {message.errorText !== '' && (
          <Alert
            tone={message.status === 'FAILED' ? 'danger' : 'warning'}
            title={message.errorText}
            {...(isStuck && { children: 'Messages of this kind cannot be sent again.' })}
          />
        )}
        {message.file && <MessageFile file={message.file} href={props.fileHref} timeZone={timeZone} />}
        <Facts message={message} isHere={isHere} />
        <Card title="Content">
          <CardBody className="grid gap-5">
            {message.parameters === '{}' ? (
              <p className="text-13 text-ink-2">No parameters.</p>
            ) : (
              <CodeBlock label="Parameters" text={pretty(message.parameters)} />
            )}
            {message.payload !== null && <CodeBlock label="Document" text={pretty(message.payload)} wraps />}
            {message.payload === null && message.file === null && (
              <p className="text-13 text-ink-2">The document was not stored.</p>
            )}
            <p className="text-13 text-ink-2">Secrets, card numbers and account numbers are never stored.</p>
          </CardBody>
        </Card>
      </SideBySide>
    </>
  );
}

interface MessageFileProps {
  file: NonNullable<ServiceMessageDetails['file']>;
  href: string | null;
  timeZone: string;
}

const MessageFile = ({ file, href, timeZone }: MessageFileProps) => (
  <Card
    title="File"
    actions={
      href !== null && (
        <Button asChild size="sm">
          <a href={href} download aria-label={`Download ${file.fileName}`}>
            <Download />
            Download
          </a>
        </Button>
      )
    }
  >
    <CardBody>
      <DescriptionList layout="facts" className="gap-x-8">
        <DescriptionItem term="Name">{file.fileName}</DescriptionItem>
        <DescriptionItem term="Rows">{file.rowCount.toLocaleString('en-AU')}</DescriptionItem>
        <DescriptionItem term="Size">
          <FileSize bytes={file.sizeBytes} />
        </DescriptionItem>
        <DescriptionItem term="Kept until">
          <DateTime value={file.expiresAt} timeZone={timeZone} show="date-time" />
        </DescriptionItem>
        <DescriptionItem term="SHA-256">
          <code className="text-13 wrap-anywhere">{file.sha256}</code>
        </DescriptionItem>
      </DescriptionList>
    </CardBody>
  </Card>
);

function Facts({ message, isHere }: Pick<ServiceMessageDetailViewProps, 'message' | 'isHere'>) {
  return (
    <Card>
      <CardBody>
        <DescriptionList layout="facts" className="gap-x-8">
          <DescriptionItem term="Message ID">
            <CopyableId value={String(message.serviceMessageId)} label="message ID" />
          </DescriptionItem>
          <DescriptionItem term="Kind">{sentenceCase(message.doctypeCode)}</DescriptionItem>
          <DescriptionItem term="Direction">
            {serviceMessageList.columns.direction.words[message.direction]}
          </DescriptionItem>
          <DescriptionItem term="Community">{message.communityName ?? PLATFORM}</DescriptionItem>
          {message.businessName !== null && (
            <DescriptionItem term={labelled('Business')}>{message.businessName}</DescriptionItem>
          )}
          {message.objectType !== null && (
            <DescriptionItem term="About">
              <AboutLink message={message} isHere={isHere} />
            </DescriptionItem>
          )}
          <DescriptionItem term="Attempts">{message.attempts}</DescriptionItem>
        </DescriptionList>
      </CardBody>
    </Card>
  );
}

/** JSON with indents; anything else as it is. */
function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** The shape of the page while it loads. */
export const ServiceMessageDetailSkeleton = () => (
  <OverviewSkeleton title="Service message">
    <Skeleton className="h-48 w-full" />
  </OverviewSkeleton>
);
