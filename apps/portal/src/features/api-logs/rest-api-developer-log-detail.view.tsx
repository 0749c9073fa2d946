import type { ApiLogDetails, ApiOperation } from '@quickportal/contracts/api-logs/api-log';
import type { ApiLogRelated } from '@quickportal/contracts/api-logs/api-log-related';
import { Alert } from '@quickportal/ui/alert';
import { Button } from '@quickportal/ui/button';
import { Card, CardBody } from '@quickportal/ui/card';
import { CopyableId } from '@quickportal/ui/copyable-id';
import { DescriptionItem, DescriptionList } from '@quickportal/ui/description-list';
import { Mono } from '@quickportal/ui/mono';
import { BookOpen } from 'lucide-react';
import { OverviewSkeleton } from '../../layout/page/details-skeleton.tsx';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { PageStack, SideBySide } from '../../layout/page/page-stack.tsx';
import { basePath } from '../../pages/base-path.ts';
import { PageLink } from '../../pages/page-link.tsx';
import { CallTime, Duration, formatDuration, HttpStatusBadge, pathOf } from './api-log.entity.tsx';
import { CallMeaning } from './call-meaning.view.tsx';
import { CopyButton } from './copy-button.view.tsx';
import { curlOfCall } from './curl-of-call.ts';
import { LoggedBody } from './logged-body.view.tsx';

export interface RestApiDeveloperLogDetailViewProps {
  call: ApiLogDetails;
  operations: readonly ApiOperation[];
  timeZone: string;
  /** The address of the portal, for the command that repeats the call. */
  origin: string;
  /** What belongs to the call; undefined while it loads. */
  related: ApiLogRelated | undefined;
  /** Whether the user may open the page of the key. */
  canOpenKey: boolean;
  /** Whether the user may open the page of certificates. */
  canOpenCertificates: boolean;
  /** What is beside the call. */
  side: React.ReactNode;
}

/** One call: what was asked, what came back, what it means and what followed. */
// In the specification: 2P031
export function RestApiDeveloperLogDetailView(props: RestApiDeveloperLogDetailViewProps) {
  const { call, operations, origin, related, side } = props;
  const path = pathOf(call).split('?')[0] ?? '';
  const operation = operations.find((known) => known.operation === call.operation);
  return (
    <PageStack>
      <PageHeader
        title={
          <Mono className="text-18">
            {call.httpMethod} {path}
          </Mono>
        }
        documentTitle={`${call.httpMethod} ${path}`}
        badge={<HttpStatusBadge {...call} />}
        {...(operation && { subtitle: operation.title })}
        actions={
          <>
            <CopyButton text={curlOfCall(call, origin)}>Copy as curl</CopyButton>
            <Button asChild>
              <a href={`${basePath()}/docs${operation?.documentationPath ?? ''}`} target="_blank" rel="noreferrer">
                <BookOpen />
                Documentation
              </a>
            </Button>
          </>
        }
      />
      <Facts {...props} />
      <SideBySide side={side}>
        {call.httpStatus >= 400 && <CallMeaning call={call} related={related} operations={operations} />}
        {(call.truncated.request || call.truncated.response) && (
          <Alert title="Not the whole body">
            {call.truncated.request && call.truncated.response
              ? 'Request and response were'
              : call.truncated.request
                ? 'The request was'
                : 'The response was'}{' '}
            longer than 64 KB: the log holds the beginning, or the length alone.
          </Alert>
        )}
        <LoggedBody
          title="Request"
          headers={call.requestHeaders}
          body={call.requestBody}
          isTruncated={call.truncated.request}
        />
        <LoggedBody
          title="Response"
          headers={call.responseHeaders}
          body={call.responseBody}
          isTruncated={call.truncated.response}
        />
        <p className="text-13 text-ink-2">Secrets, card and account numbers are removed before a call is stored.</p>
      </SideBySide>
    </PageStack>
  );
}

function Facts(props: RestApiDeveloperLogDetailViewProps) {
  const { call, timeZone, related } = props;
  const idempotencyKey = call.requestHeaders['idempotency-key'];
  const { calls = 0, medianMs: usual = null } = related?.sameCalls ?? {};
  return (
    <Card>
      <CardBody>
        <DescriptionList layout="facts" className="gap-x-8">
          <DescriptionItem term="Time">
            <CallTime value={call.requestDate} timeZone={timeZone} />
          </DescriptionItem>
          <DescriptionItem term="Time taken">
            <Duration ms={call.durationMs} />{' '}
            {usual !== null && calls > 1 && <span className="text-13 text-ink-2">usually {formatDuration(usual)}</span>}
          </DescriptionItem>
          <CredentialItem {...props} />
          <DescriptionItem term="Address">
            <Mono>{call.ipAddress}</Mono>
          </DescriptionItem>
          {idempotencyKey !== undefined && (
            <DescriptionItem term="Idempotency-Key">
              <CopyableId value={idempotencyKey} label="Idempotency-Key" />
            </DescriptionItem>
          )}
          <DescriptionItem term="Request ID">
            <CopyableId value={call.requestId} label="request ID" keep={false} />
          </DescriptionItem>
        </DescriptionList>
      </CardBody>
    </Card>
  );
}

/** What the program said who it is with: a key or a certificate. */
function CredentialItem({ call, canOpenKey, canOpenCertificates }: RestApiDeveloperLogDetailViewProps) {
  const { apiKeyId, certificateSubject } = call;
  if (apiKeyId === null)
    return (
      <DescriptionItem term="Certificate">
        <Mono>
          {canOpenCertificates ? <PageLink to="ApiCertificateView">{certificateSubject}</PageLink> : certificateSubject}
        </Mono>
      </DescriptionItem>
    );
  const name = call.apiKeyName || `Key ${apiKeyId}`;
  return (
    <DescriptionItem term="Key">
      {canOpenKey ? (
        <PageLink to="RestApiKeyDetailsView" search={{ ApiKeyId: apiKeyId }}>
          {name}
        </PageLink>
      ) : (
        name
      )}
    </DescriptionItem>
  );
}

/** The page while it loads. */
export const RestApiDeveloperLogDetailSkeleton = () => <OverviewSkeleton title="Call" facts={6} />;
