import type { Option } from '@quickportal/contracts/kernel/form-meta';
import type { FieldError } from '@quickportal/contracts/kernel/problem';
import type { Values } from '@quickportal/contracts/rules/field-tree';
import type { FormSchemaDocument } from '@quickportal/contracts/rules/form-document';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { checkForm } from '../schema/check-form.ts';
import { type Path, isWithin, nameOf, valueAt, withValueAt } from '../schema/field-path.ts';
import { type ComparedField, type Side, comparedFields, mergedValues, proposedSide } from '../schema/conflict.ts';
import { type FoundOptions, withFoundOptions } from '../schema/found-options.ts';
import { type TypedValues, bodyOf, changedFields, openingValues } from '../schema/typed-values.ts';
import { type FormProblem, problemOf } from './problem-of.ts';

/** `Body` is the call's input type: a form sends only what its schema has found right. */
export interface FormOptions<Body = Record<string, unknown>, Result = unknown> {
  schema: FormSchemaDocument;
  /** Values over the schema's own, for example those kept by a wizard. */
  initialValues?: Values;
  /** Sends the body, once however often it is sent. Rejects with the call's error; a 422 lands at its fields. */
  onSubmit: (body: Body) => Promise<Result>;
  /** The call was accepted and nothing is unsaved any more: go on to the next page here, not in `onSubmit`. */
  onSubmitted?: (response: Result) => void;
  /** Fetches the schema again, with what is saved now: a lost update is then merged instead of refused. */
  reload?: () => Promise<FormSchemaDocument>;
  /** Findings that only this page knows, beside those of the schema. */
  check?: (body: Record<string, unknown>) => readonly FieldError[];
}

/** Why a call failed, where that is not about fields. */
export interface FormFailure {
  title: string;
  detail?: string;
  requestId?: string;
}

/** What another user saved while the form was open, beside what was typed. */
export interface FormConflict {
  fields: readonly (ComparedField & { side: Side })[];
  onChoose: (name: string, side: Side) => void;
  /** Goes on with the chosen values, over the current version. */
  onMerge: () => void;
  /** Goes back to the form as it was typed. */
  onCancel: () => void;
}

/** What FormView shows and calls; spread it: `<FormView {...form.view} />`. */
export interface FormViewState {
  schema: FormSchemaDocument;
  values: TypedValues;
  errors: readonly FieldError[];
  failure: FormFailure | null;
  conflict: FormConflict | null;
  /** Whether the values were merged with what another user saved, and not sent since. */
  isMerged: boolean;
  busy: boolean;
  changes: number;
  attempt: number;
  onChange: (path: Path, value: unknown) => void;
  onLeave: (path: Path) => void;
  /** What an autocomplete found, whose names a comparison needs. */
  onFound: (searchPath: string, options: readonly Option[]) => void;
  onSubmit: () => void;
}

export interface Form {
  values: TypedValues;
  /** The body as it would be sent now. */
  body: Record<string, unknown>;
  /** What is shown as wrong. */
  errors: readonly FieldError[];
  busy: boolean;
  /** A lost update that is being merged. */
  conflict: FormConflict | null;
  /** Whether anything differs from what was opened or last saved. */
  dirty: boolean;
  setValue: (path: Path, value: unknown) => void;
  /** Checks and sends; returns whether it was accepted. */
  submit: () => Promise<boolean>;
  /** Shows what is wrong with these fields of the top level; returns whether nothing is. */
  validate: (fields: readonly string[]) => boolean;
  /** Shows findings of the server at their fields. */
  refuse: (problem: FormProblem) => void;
  /** Opens the form again, with the schema's values or with these. */
  reset: (values?: Values) => void;
  view: FormViewState;
}

interface State<Result> {
  schema: FormSchemaDocument;
  opened: TypedValues;
  values: TypedValues;
  /** Names of the fields whose findings are shown. */
  shown: ReadonlySet<string>;
  edited: ReadonlySet<string>;
  /** What the server found, until the field changes. */
  refused: readonly FieldError[];
  failure: FormFailure | null;
  /** What is saved now, and what was chosen so far. */
  conflict: { schema: FormSchemaDocument; version: unknown; chosen: Readonly<Record<string, Side>> } | null;
  isMerged: boolean;
  attempt: number;
  accepted: { response: Result } | null;
}

const NOTHING: ReadonlySet<string> = new Set();

function opening<Result>(
  schema: FormSchemaDocument,
  initialValues: Values | undefined,
  attempt: number,
): State<Result> {
  const values = openingValues(schema, initialValues);
  const opened = openingValues(schema);
  return {
    schema,
    opened,
    values,
    shown: NOTHING,
    edited: NOTHING,
    refused: [],
    failure: null,
    conflict: null,
    isMerged: false,
    attempt,
    accepted: null,
  };
}

/**
 * State of a form: what was typed, what is wrong and what may be said about it by now. Fields are checked when they are
 * left and when the form is sent; a field that shows an error is checked again while it is typed in.
 */
export function useForm<Body = Record<string, unknown>, Result = unknown>({
  schema,
  initialValues,
  onSubmit,
  onSubmitted,
  reload,
  check,
}: FormOptions<Body, Result>): Form {
  const [state, setState] = useState(() => opening<Result>(schema, initialValues, 0));
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState<FoundOptions>(new Map());
  const sending = useRef(false);
  const { values, opened, shown, refused, failure, attempt, accepted, isMerged } = state;
  const changes = useMemo(() => changedFields(schema, opened, values).length, [schema, opened, values]);
  if (state.schema !== schema) {
    // A fresh schema brings fresh values, unless a user is typing or sending: then only the rules are new
    const isFree = changes === 0 && !busy && state.conflict === null;
    setState(isFree ? opening(schema, undefined, attempt) : { ...state, schema });
  }
  const body = useMemo(() => bodyOf(schema, values), [schema, values]);
  const find = useCallback(
    (typed: TypedValues): FieldError[] => {
      const sent = bodyOf(schema, typed);
      return [...checkForm(schema, sent), ...(check?.(sent) ?? [])];
    },
    [schema, check],
  );
  const errors = useMemo(
    () => [...(shown.size > 0 ? find(values).filter(({ field }) => shown.has(field)) : []), ...refused],
    [find, shown, refused, values],
  );

  const setValue = useCallback(
    (path: Path, value: unknown) => setState((now) => changed(now, path, value, find)),
    [find],
  );
  const leave = useCallback((path: Path) => setState((now) => left(now, nameOf(path), find)), [find]);
  const show = useCallback((found: readonly FieldError[]) => {
    setState((now) => ({
      ...now,
      shown: new Set(found.map(({ field }) => field)),
      refused: [],
      attempt: now.attempt + 1,
    }));
  }, []);
  const refuse = useCallback((problem: FormProblem) => {
    const failure = problem.errors.length > 0 ? null : failureOf(problem);
    setState((now) => ({
      ...now,
      shown: NOTHING,
      refused: problem.errors,
      failure,
      isMerged: false,
      attempt: now.attempt + 1,
    }));
  }, []);
  const refuseOrCompare = async (problem: FormProblem) => {
    const saved = problem.kind === 'lost-update' ? await reload?.().catch(() => undefined) : undefined;
    if (!saved) return refuse(problem);
    const conflict = { schema: saved, version: problem.current?.version, chosen: {} };
    setState((now) => ({ ...now, shown: NOTHING, refused: [], failure: null, isMerged: false, conflict }));
  };

  const latestSubmitted = useRef(onSubmitted);
  useEffect(() => {
    latestSubmitted.current = onSubmitted;
  });
  useEffect(() => {
    // By now the guard of unsaved changes knows that there are none
    if (accepted) latestSubmitted.current?.(accepted.response);
  }, [accepted]);

  const submit = async (): Promise<boolean> => {
    if (sending.current) return false;
    const found = find(values);
    if (found.length > 0) {
      show(found);
      return false;
    }
    sending.current = true;
    setBusy(true);
    try {
      const response = await onSubmit(body as Body);
      const settled = { opened: values, shown: NOTHING, edited: NOTHING, refused: [], failure: null, isMerged: false };
      setState((now) => ({ ...now, ...settled, accepted: { response: response } }));
      return true;
    } catch (error) {
      await refuseOrCompare(problemOf(error));
      return false;
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  const validate = (fields: readonly string[]): boolean => {
    const found = find(values).filter(({ field }) => fields.some((name) => isWithin(field, name)));
    if (found.length > 0) show(found);
    return found.length === 0;
  };
  const conflict = useMemo(() => conflictOf(state, found, setState), [state, found]);
  const remember = useCallback(
    (searchPath: string, options: readonly Option[]) =>
      setFound((now) => new Map([...now, [searchPath, [...(now.get(searchPath) ?? []), ...options]]])),
    [],
  );
  const view: FormViewState = {
    schema,
    values,
    errors,
    failure,
    conflict,
    isMerged,
    busy,
    changes,
    attempt,
    onChange: setValue,
    onLeave: leave,
    onFound: remember,
    onSubmit: () => void submit(),
  };
  const reset = (given?: Values) => setState((now) => opening(schema, given, now.attempt));
  const dirty = changes > 0;
  return { values, body, errors, busy, conflict, dirty, setValue, submit, validate, refuse, reset, view };
}

function conflictOf<Result>(
  { conflict, opened, values }: State<Result>,
  found: FoundOptions,
  setState: (update: (now: State<Result>) => State<Result>) => void,
): FormConflict | null {
  if (!conflict) return null;
  const versions = { opened, mine: values, schema: withFoundOptions(conflict.schema, found) };
  const { chosen } = conflict;
  return {
    fields: comparedFields(versions).map((field) => ({ ...field, side: chosen[field.name] ?? proposedSide(field) })),
    onChoose: (name, side) =>
      setState((now) => ({ ...now, conflict: { ...conflict, chosen: { ...chosen, [name]: side } } })),
    onMerge: () => setState((now) => merged(now, conflict)),
    onCancel: () => setState((now) => ({ ...now, conflict: null })),
  };
}

/** The form over what is saved now; `dirty` counts from there. */
function merged<Result>(
  now: State<Result>,
  { schema, version, chosen }: NonNullable<State<Result>['conflict']>,
): State<Result> {
  const values = mergedValues({ opened: now.opened, mine: now.values, schema }, chosen);
  const isUnknown = schema.properties['version'] !== undefined && schema['x-form'].values['version'] === undefined;
  const current = isUnknown && version !== undefined ? { version } : {};
  return {
    ...now,
    opened: { ...openingValues(schema), ...current },
    values: { ...values, ...current },
    edited: NOTHING,
    conflict: null,
    isMerged: true,
    attempt: now.attempt + 1,
  };
}

function failureOf({ kind, title, detail, requestId }: FormProblem): FormFailure {
  const text = { ...(detail !== undefined && { detail }), ...(requestId !== undefined && { requestId }) };
  if (kind !== 'idempotency-key-reused') return { title, ...text };
  // The answer to an earlier attempt was lost, and since then something was changed
  return {
    ...text,
    title: 'An earlier attempt may have gone through.',
    detail: 'Check whether it did before you try again.',
  };
}

type Find = (values: TypedValues) => FieldError[];

function changed<Result>(now: State<Result>, path: Path, value: unknown, find: Find): State<Result> {
  const name = nameOf(path);
  const before = valueAt(now.values, path);
  const values = withValueAt(now.values, path, value) as TypedValues;
  // Rows that moved or went take their findings along; a row that was added changes nothing for the others
  const isMoved = Array.isArray(value) && Array.isArray(before) && value.length <= before.length;
  const stays = (field: string) => !isMoved || field === name || !isWithin(field, name);
  const wrong = now.shown.size > 0 ? new Set(find(values).map(({ field }) => field)) : NOTHING;
  return {
    ...now,
    values,
    shown: new Set([...now.shown].filter((field) => wrong.has(field) && stays(field))),
    edited: new Set([...[...now.edited].filter(stays), name]),
    refused: now.refused.filter(({ field }) => field !== '' && !isWithin(field, name) && !isWithin(name, field)),
    failure: null,
  };
}

function left<Result>(now: State<Result>, name: string, find: Find): State<Result> {
  const isEdited = [...now.edited].some((field) => isWithin(field, name));
  if (!isEdited) return now;
  const wrong = find(now.values).filter(({ field }) => isWithin(field, name) && now.edited.has(field));
  if (wrong.every(({ field }) => now.shown.has(field))) return now;
  return { ...now, shown: new Set([...now.shown, ...wrong.map(({ field }) => field)]) };
}
