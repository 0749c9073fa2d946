import type { Option } from '@quickportal/contracts/kernel/form-meta';
import type { FieldError } from '@quickportal/contracts/kernel/problem';
import type { Values } from '@quickportal/contracts/rules/field-tree';
import type { FormSchemaDocument } from '@quickportal/contracts/rules/form-document';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { checkForm } from '../schema/check-form.ts';
import { type Path, isWithin, nameOf } from '../schema/field-path.ts';
import type { FoundOptions } from '../schema/found-options.ts';
import { type TypedValues, bodyOf, changedFields } from '../schema/typed-values.ts';
import { type FormFailure, failureOf } from './form-failure.ts';
import { NOTHING, changed, left, opening } from './form-state.ts';
import { type FormConflict, conflictOf } from './lost-update.ts';
import { usePresence } from './presence.ts';
import { type FormProblem, problemOf } from './problem-of.ts';

/** What became of something that was sent and left: its response, or why there is none. */
export type LeftOutcome<Result> = { response: Result } | { problem: FormProblem };

/** `Body` is the call's input type: a form sends only what its schema has found right. */
export interface FormOptions<Body = Record<string, unknown>, Result = unknown> {
  schema: FormSchemaDocument;
  /** Values over the schema's own, for example those kept by a wizard. */
  initialValues?: Values;
  /** Sends the body, once however often it is sent. Rejects with the call's error; a 422 lands at its fields. */
  onSubmit: (body: Body) => Promise<Result>;
  /** The call was accepted and nothing is unsaved any more: go on to the next page here, not in `onSubmit`. */
  onSubmitted?: (response: Result) => void;
  /** The same where the user left before the outcome came, and how it failed: the form is not shown any more. */
  onLeft?: (outcome: LeftOutcome<Result>) => void;
  /** Fetches the schema again, with what is saved now: a lost update is then merged instead of refused. */
  reload?: () => Promise<FormSchemaDocument>;
  /** Findings that only this page knows, beside those of the schema. */
  check?: (body: Record<string, unknown>) => readonly FieldError[];
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
  /** Shows findings of the server at their fields; a lost update is compared where the form can `reload`. */
  refuse: (problem: FormProblem) => Promise<void>;
  /** Opens the form again, with the schema's values or with these. */
  reset: (values?: Values) => void;
  /** The user leaves while it is being sent: the outcome goes to `onLeft`. */
  leave: () => void;
  view: FormViewState;
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
  onLeft,
  reload,
  check,
}: FormOptions<Body, Result>): Form {
  const [state, setState] = useState(() => opening<Result>(schema, initialValues, 0));
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState<FoundOptions>(new Map());
  const sending = useRef(false);
  const presence = usePresence();
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
  const leaveField = useCallback((path: Path) => setState((now) => left(now, nameOf(path), find)), [find]);
  const show = useCallback((found: readonly FieldError[]) => {
    setState((now) => ({
      ...now,
      shown: new Set(found.map(({ field }) => field)),
      refused: [],
      attempt: now.attempt + 1,
    }));
  }, []);
  const showRefused = (problem: FormProblem) => {
    const failure = problem.errors.length > 0 ? null : failureOf(problem);
    setState((now) => ({
      ...now,
      shown: NOTHING,
      refused: problem.errors,
      failure,
      isMerged: false,
      attempt: now.attempt + 1,
    }));
  };
  const refuse = async (problem: FormProblem) => {
    const saved = problem.kind === 'lost-update' ? await reload?.().catch(() => undefined) : undefined;
    if (!saved) return showRefused(problem);
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
    presence.stay();
    setBusy(true);
    try {
      const response = await onSubmit(body as Body);
      if (presence.isGone()) onLeft?.({ response });
      const settled = { opened: values, shown: NOTHING, edited: NOTHING, refused: [], failure: null, isMerged: false };
      setState((now) => ({ ...now, ...settled, accepted: presence.isGone() ? null : { response } }));
      return true;
    } catch (error) {
      const problem = problemOf(error);
      if (presence.isGone()) onLeft?.({ problem });
      await refuse(problem);
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
    onLeave: leaveField,
    onFound: remember,
    onSubmit: () => void submit(),
  };
  const reset = (given?: Values) => setState((now) => opening(schema, given, now.attempt));
  const dirty = changes > 0;
  const { leave } = presence;
  return { values, body, errors, busy, conflict, dirty, setValue, submit, validate, refuse, reset, leave, view };
}
