import type { ApiLogDetails, ApiOperation } from '@quickportal/contracts/api-logs/api-log';
import type { ApiLogRelated } from '@quickportal/contracts/api-logs/api-log-related';
import { Card, CardBody } from '@quickportal/ui/card';
import { formatCount } from '@quickportal/ui/count';
import { Mono } from '@quickportal/ui/mono';
import { PageLink } from '../../pages/page-link.tsx';
import { operationText } from './api-log.entity.tsx';

interface CallMeaningProps {
  call: ApiLogDetails;
  /** What belongs to the call; undefined while it loads. */
  related: ApiLogRelated | undefined;
  operations: readonly ApiOperation[];
}

/** What the API documentation says of the problem, and what the response says of this case. */
export function CallMeaning({ call, related, operations }: CallMeaningProps) {
  const said = saidIn(call.responseBody);
  const same = related?.sameErrors;
  return (
    <Card title="What this response means" note={call.errorType !== null && <Mono>{call.errorType}</Mono>}>
      <CardBody className="grid gap-3">
        <p>
          <strong className="font-strong">{related?.meaning?.title ?? said.title ?? call.httpStatusDescription}</strong>{' '}
          {said.detail}
        </p>
        {said.errors.length > 0 && (
          <ul className="grid gap-1">
            {said.errors.map(({ field, messages }) => (
              <li key={field} className="wrap-anywhere">
                {field !== '' && (
                  <>
                    <Mono>{field}</Mono>:{' '}
                  </>
                )}
                {messages.join(' ')}
              </li>
            ))}
          </ul>
        )}
        {related?.meaning && <p>{related.meaning.advice.replaceAll('`', '')}</p>}
        {same && (
          <p className="text-13 text-ink-2">
            {same.calls === 1
              ? 'The only call that failed like this in 24 hours.'
              : `${formatCount(same.calls)} calls failed like this in 24 hours, with ${same.keys === 1 ? 'one key' : `${same.keys} keys`}.`}{' '}
            <PageLink
              to="RestApiDeveloperLogView"
              className="underline"
              search={{
                httpStatus: String(call.httpStatus) as '404',
                ...(call.operation !== '' && { operation: call.operation }),
                ...(call.errorType !== null && { errorType: call.errorType }),
              }}
            >
              Show all of {operationText(call.operation, operations)}
            </PageLink>
          </p>
        )}
      </CardBody>
    </Card>
  );
}

interface Said {
  title?: string;
  detail?: string;
  errors: { field: string; messages: string[] }[];
}

/** What a problem document says; anything else says nothing. */
function saidIn(body: string): Said {
  try {
    const { title, detail, errors } = JSON.parse(body) as Partial<Record<keyof Said, unknown>>;
    return {
      ...(typeof title === 'string' && { title }),
      ...(typeof detail === 'string' && { detail }),
      errors: Array.isArray(errors) ? (errors as unknown[]).filter(isFieldError) : [],
    };
  } catch {
    return { errors: [] };
  }
}

function isFieldError(value: unknown): value is Said['errors'][number] {
  const { field, messages } = (value ?? {}) as Partial<Record<'field' | 'messages', unknown>>;
  return typeof field === 'string' && Array.isArray(messages) && messages.every((text) => typeof text === 'string');
}
