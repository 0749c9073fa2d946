import type { DisplayNode, DisplaySchemaDocument } from '@quickportal/contracts/rules/forms/form-document';
import { singleUseTokenStates } from '@quickportal/contracts/rules/states/single-use-token';
import type { SingleUseToken } from '@quickportal/contracts/single-use-tokens/single-use-token';
import { Button } from '@quickportal/ui/button';
import { Card, CardBody } from '@quickportal/ui/card';
import { CopyableId } from '@quickportal/ui/copyable-id';
import { DateTime } from '@quickportal/ui/date-time';
import { DescriptionItem, DescriptionList } from '@quickportal/ui/description-list';
import { EmptyState } from '@quickportal/ui/empty-state';
import { Field } from '@quickportal/ui/field';
import { Input } from '@quickportal/ui/input';
import { Mono } from '@quickportal/ui/mono';
import { KeySquare, Search } from 'lucide-react';
import { useState } from 'react';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { PageStack } from '../../layout/page/page-stack.tsx';
import { statusBadge } from '../../layout/status-badge.tsx';

const StatusBadge = statusBadge(singleUseTokenStates.states);

export interface SingleUseTokensViewProps {
  /** Undefined: nothing was looked up, or it was refused. */
  found: { token: SingleUseToken; schema: DisplaySchemaDocument } | undefined;
  error: string | undefined;
  busy: boolean;
  timeZone: string;
  onLookUp: (singleUseTokenId: string) => void;
}

/** Looks up what a payer left for one use, and what became of it. */
// In the specification: 3P040
export function SingleUseTokensView({ found, error, busy, timeZone, onLookUp }: SingleUseTokensViewProps) {
  const [typed, setTyped] = useState('');
  return (
    <PageStack className="grid-cols-[minmax(0,1fr)]">
      <PageHeader title="Single Use Tokens" subtitle="Cards and bank accounts that payers left for one use" />
      <search>
        <form
          noValidate
          className="grid max-w-160 gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start"
          onSubmit={(event) => {
            event.preventDefault();
            onLookUp(typed.trim());
          }}
        >
          <Field
            label="Single use token ID"
            help="The whole ID, as its maker received it."
            {...(error !== undefined && { error })}
          >
            <Input
              name="singleUseTokenId"
              value={typed}
              onValueChange={setTyped}
              autoComplete="off"
              spellCheck={false}
              maxLength={255}
              mono
            />
          </Field>
          <Button type="submit" variant="primary" busy={busy} className="sm:mt-6">
            <Search />
            Look up
          </Button>
        </form>
      </search>
      <div aria-live="polite" aria-busy={busy}>
        {found ? (
          <FoundToken {...found} timeZone={timeZone} />
        ) : (
          !busy &&
          error === undefined && (
            <EmptyState icon={<KeySquare />} title="Look up a token" level={2}>
              A page with a publishable key makes a token of the card or bank account that a payer enters. It works
              once, within ten minutes. Its ID shows what it was made of and what it was used for.
            </EmptyState>
          )
        )}
      </div>
    </PageStack>
  );
}

interface FoundTokenProps {
  token: SingleUseToken;
  schema: DisplaySchemaDocument;
  timeZone: string;
}

/** The fields of the server's display schema, in its order. */
const FoundToken = ({ token, schema, timeZone }: FoundTokenProps) => (
  <Card title={schema.title} actions={<StatusBadge status={token.status} />}>
    <CardBody>
      <DescriptionList layout="facts" className="gap-x-8">
        {schema.order
          .filter((name) => name !== 'status')
          .map((name) => (
            <DescriptionItem key={name} term={schema.properties[name]?.title ?? name}>
              <Shown name={name} node={schema.properties[name]} token={token} timeZone={timeZone} />
            </DescriptionItem>
          ))}
      </DescriptionList>
    </CardBody>
  </Card>
);

interface ShownProps extends Pick<FoundTokenProps, 'token' | 'timeZone'> {
  name: string;
  node: DisplayNode | undefined;
}

function Shown({ name, node, token, timeZone }: ShownProps) {
  const value = (token as Readonly<Record<string, string | null>>)[name] ?? null;
  if (value === null || value === '') return '–';
  if (name === 'singleUseTokenId') return <CopyableId value={value} label="single use token ID" keep={12} />;
  if (name === 'maskedNumber') return <Mono>{value}</Mono>;
  if (node?.kind === 'dateTime') return <DateTime value={value} timeZone={timeZone} show="date-time" />;
  return node?.options?.find((option) => option.value === value)?.label ?? value;
}
