import { mailList } from '@quickportal/contracts/mailbox/mail-list';
import { Button } from '@quickportal/ui/button';
import { Card, CardBody } from '@quickportal/ui/card';
import { DateTime } from '@quickportal/ui/date-time';
import { Input } from '@quickportal/ui/input';
import { Skeleton } from '@quickportal/ui/skeleton';
import { Inbox, Search } from 'lucide-react';
import { listColumns } from '../../layout/list/list-columns.tsx';
import { ListTable } from '../../layout/list/list-table.tsx';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { PageStack } from '../../layout/page/page-stack.tsx';
import { QueryResult, type QueryResultProps } from '../../layout/query-result.tsx';
import type { TableData } from '../../layout/list/table-of.ts';

const ZONE = 'Australia/Sydney';

interface MailSummary {
  mailId: number;
  to: string;
  subject: string;
  sentAt: string;
}

interface Mail extends MailSummary {
  from: string;
  text: string;
}

interface MailboxSearch {
  MailId: number | undefined;
  query: string;
  page: number;
}

export interface MailboxViewProps {
  table: TableData<MailSummary>;
  pageSize: number;
  search: MailboxSearch;
  /** The message that is open; null: none is. */
  mail: QueryResultProps<Mail>['query'] | null;
  hrefFor: (mailId: number) => string;
  onSearchChange: (patch: Partial<MailboxSearch>, options?: { replace?: boolean }) => void;
}

const columns = listColumns<MailSummary, typeof mailList>(mailList, ZONE, {});

/** Mail list and, beside or above it, the message that is open. */
export function MailboxView({ table, pageSize, search, mail, hrefFor, onSearchChange }: MailboxViewProps) {
  return (
    <>
      <PageHeader title="Demo mailbox" subtitle="Emails that this demo has sent. They stay on this server." />
      <div className={mail ? 'grid items-start gap-4 lg:grid-cols-2' : undefined}>
        <PageStack>
          <Input
            aria-label="Search mail"
            placeholder="Address or subject"
            leading={<Search />}
            value={search.query}
            onValueChange={(query) => onSearchChange({ query, page: 1 }, { replace: true })}
          />
          <ListTable
            of={mailList}
            columns={columns}
            idOf={(row) => row.mailId}
            {...(search.MailId !== undefined && { selectedId: search.MailId })}
            list={{
              table,
              hrefFor,
              page: search.page,
              onOpen: (MailId) => onSearchChange({ MailId }),
              onPageChange: (page) => onSearchChange({ page }),
            }}
            pageSize={pageSize}
            empty={{
              icon: <Inbox />,
              title: search.query === '' ? 'No mail yet' : 'No mail found',
              text:
                search.query === ''
                  ? 'Request a new password, and the link arrives here.'
                  : 'Try another part of the address or subject.',
            }}
          />
        </PageStack>
        {mail && (
          <div className="min-w-0 max-lg:order-first">
            <OpenMail mail={mail} onClose={() => onSearchChange({ MailId: undefined })} />
          </div>
        )}
      </div>
    </>
  );
}

function OpenMail({ mail, onClose }: { mail: NonNullable<MailboxViewProps['mail']>; onClose: () => void }) {
  return (
    <Card
      title={mail.data?.subject ?? 'Message'}
      actions={
        <Button size="sm" onClick={onClose}>
          Close
        </Button>
      }
    >
      <QueryResult
        query={mail}
        failed="The message did not load"
        skeleton={
          <CardBody>
            <Skeleton className="w-2/3" />
          </CardBody>
        }
      >
        {({ from, to, sentAt, text }) => (
          <>
            <CardBody className="grid gap-0.5 border-b border-line text-13 text-ink-2">
              <span>
                From {from} to <strong className="text-ink">{to}</strong>
              </span>
              <DateTime value={sentAt} timeZone={ZONE} show="date-time" />
            </CardBody>
            <MailBody text={text} />
          </>
        )}
      </QueryResult>
    </Card>
  );
}

/** The text with its links. The HTML is not shown: its inline styles are what our content security policy forbids. */
const MailBody = ({ text }: Pick<Mail, 'text'>) => (
  <CardBody>
    <p className="whitespace-pre-wrap wrap-anywhere">{text.split(LINK).map(linked)}</p>
  </CardBody>
);

const LINK = /(https?:\/\/[^\s<>"]+)/;

/** Of a text split by links every second part is one. */
const linked = (part: string, at: number) =>
  at % 2 === 0 ? (
    part
  ) : (
    <a key={part} href={part} className="underline">
      {part}
    </a>
  );
