import type { Option } from '@quickportal/contracts/kernel/form-meta';
import type { FieldError } from '@quickportal/contracts/kernel/problem';
import type { Values } from '@quickportal/contracts/rules/forms/field-tree';
import type { FormSchemaDocument } from '@quickportal/contracts/rules/forms/form-document';
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

/** Outcome of something sent before leaving: its response, or its failure. */
export type LeftOutcome<Result> = { response: Result } | { problem: FormProblem };

/** `Body` is the call's input type: a form sends only what its schema has found right. */
export interface FormOptions<Body = Record<string, unknown>, Result = unknown> {
  schema: FormSchemaDocument;
  /** Values that override the schema's, for example those kept by a wizard. */
  initialValues?: Values;
  /** Sends the body; concurrent submits send it once. Rejects with the call's error; a 422 is shown at its fields. */
  onSubmit: (body: Body) => Promise<Result>;
  /** Called after success, when nothing is unsaved: navigate here, not in `onSubmit`. */
  onSubmitted?: (response: Result) => void;
  /** Called with the outcome if the user left before it arrived, when the form is no longer shown. */
  onLeft?: (outcome: LeftOutcome<Result>) => void;
  /** Refetches the schema with the saved values: a lost update is then merged instead of refused. */
  reload?: () => Promise<FormSchemaDocument>;
  /** Errors of this page besides those of the schema. */
  check?: (body: Record<string, unknown>) => readonly FieldError[];
}

/** Props of FormView: `<FormView {...form.view} />`. */
export interface FormViewState {
  schema: FormSchemaDocument;
  values: TypedValues;
  errors: readonly FieldError[];
  failure: FormFailure | null;
  conflict: FormConflict | null;
  /** Whether the values were merged with those of another user, and not sent since. */
  isMerged: boolean;
  busy: boolean;
  changes: number;
  attempt: number;
  onChange: (path: Path, value: unknown) => void;
  onLeave: (path: Path) => void;
  /** Options found by autocompletes, whose labels a comparison needs. */
  onFound: (searchPath: string, options: readonly Option[]) => void;
  onSubmit: () => void;
}

export interface Form {
  values: TypedValues;
  /** The current body. */
  body: Record<string, unknown>;
  /** The shown errors. */
  errors: readonly FieldError[];
  busy: boolean;
  /** The lost update being merged. */
  conflict: FormConflict | null;
  /** Whether anything differs from the opened or last saved values. */
  dirty: boolean;
  setValue: (path: Path, value: unknown) => void;
  /** Validates and sends; returns whether it was accepted. */
  submit: () => Promise<boolean>;
  /** Shows the errors of these top-level fields; returns whether there are none. */
  validate: (fields: readonly string[]) => boolean;
  /** Shows errors from the server at their fields; a lost update is compared if the form can `reload`. */
  refuse: (problem: FormProblem) => Promise<void>;
  /** Resets the form to the schema's values or to these. */
  reset: (values?: Values) => void;
  /** Records that the user left while it is being sent: the outcome goes to `onLeft`. */
  leave: () => void;
  view: FormViewState;
}

/**
 * Holds the state of a form: typed values, errors, and which may be shown. Fields are validated when they lose focus
 * and on submit; a field with a shown error is validated while typing.
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
  const [foundOptions, setFoundOptions] = useState<FoundOptions>(new Map());
  const sending = useRef(false);
  const presence = usePresence();
  const { values, opened, shown, refused, failure, attempt, accepted, isMerged } = state;
  const changes = useMemo(() => changedFields(schema, opened, values).length, [schema, opened, values]);
  if (state.schema !== schema) {
    // A new schema brings new values, unless the user is typing or sending: then only its rules apply
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
  const show = useCallback((findings: readonly FieldError[]) => {
    setState((now) => ({
      ...now,
      shown: new Set(findings.map(({ field }) => field)),
      refused: [],
      attempt: now.attempt + 1,
    }));
  }, []);
  const showRefused = (problem: FormProblem) => {
    const newFailure = problem.errors.length > 0 ? null : failureOf(problem);
    setState((now) => ({
      ...now,
      shown: NOTHING,
      refused: problem.errors,
      failure: newFailure,
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
    const findings = find(values);
    if (findings.length > 0) {
      show(findings);
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
    const findings = find(values).filter(({ field }) => fields.some((name) => isWithin(field, name)));
    if (findings.length > 0) show(findings);
    return findings.length === 0;
  };
  const conflict = useMemo(() => conflictOf(state, foundOptions, setState), [state, foundOptions]);
  const remember = useCallback(
    (searchPath: string, options: readonly Option[]) =>
      setFoundOptions((now) => new Map([...now, [searchPath, [...(now.get(searchPath) ?? []), ...options]]])),
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
