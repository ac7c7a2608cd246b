import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useOperator } from '../../session/operatorContext.ts';
import { dropDraft, readDraft, type Draft } from './draftStore.ts';
import { useStoredDraft } from './useStoredDraft.ts';

/** The result of useFormik, or the same of a smaller form. */
interface DraftedForm<Values> {
  values: Values;
  /** As they are stored; of Formik with `enableReinitialize`, these follow the server. */
  initialValues: Values;
  setValues: (values: Values) => unknown;
  isSubmitting: boolean;
}

interface FieldsDraft<Values> extends Draft {
  /** Only the fields that were changed. */
  changed: Partial<Values>;
  /** Stored values of these fields at the time of their change. */
  base?: Partial<Values>;
}

/** A field that was typed into here, and saved by another operator meanwhile. */
interface Overtaken<Values> {
  name: keyof Values & string;
  /** Values that the other operator saved. */
  stored: Values[keyof Values];
}

export interface FormDraft<Values> {
  /** Number of changed fields. */
  count: number;
  /** Saving now would replace these values of another operator. */
  overtaken: readonly Overtaken<Values>[];
  /** Puts the stored values into the overtaken fields. */
  takeStored: () => void;
  /** Whether the shown work was typed before a reload or a login. */
  isRestored: boolean;
  /** True once the work is saved or discarded. */
  isOver: RefObject<boolean>;
  /** Sets `isOver`, and deletes the draft. */
  finish: () => void;
  /** Back to the stored values. */
  restart: () => void;
}

/**
 * Preserves what is typed into a form: across a reload or a login in this tab, and when the stored values change meanwhile. Fields
 * without input follow the stored values; those that somebody else saved meanwhile are `overtaken`. Not for secrets.
 */
export function useFormDraft<Values extends object>(
  name: string,
  form: DraftedForm<Values>,
): FormDraft<Values> {
  const { values, initialValues, setValues, isSubmitting } = form;
  const { userCode } = useOperator();
  const changed = changedFields(values, initialValues);
  const count = Object.keys(changed).length;
  const [draft] = useState(() => readDraft<FieldsDraft<Values>>(name, userCode));
  const [restored, setRestored] = useState(draft?.changed ?? null);
  const [base, setBase] = useState<Partial<Values>>(draft?.base ?? {});
  const isOver = useRef(false);
  const last = useRef({ changed, initialValues, isSubmitting });
  /** Whether the draft, if there is one, is in the form. */
  const isShown = useRef(draft === null);

  useEffect(() => {
    if (restored) void setValues({ ...initialValues, ...restored });
    // Once, when the form is shown.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  // Before the browser paints, since Formik has just put the stored values in place of what was typed.
  // It ends: the base is stored again only if other fields are changed.
  // oxlint-disable-next-line react/exhaustive-deps
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { changed, initialValues, isSubmitting };
    const isNew = !isSame(before.initialValues, initialValues);
    // After its own save, the form shows the values as the server stored them.
    if (isNew && !before.isSubmitting && Object.keys(before.changed).length > 0)
      void setValues({ ...initialValues, ...before.changed });
    else if (isShown.current || count > 0) {
      isShown.current = true;
      const next = baseOf(changed, base, before.initialValues);
      if (JSON.stringify(next) !== JSON.stringify(base)) setBase(next);
    }
  });

  useEffect(() => {
    if (count === 0) isOver.current = false;
  }, [count]);

  const overtaken = (Object.keys(changed) as (keyof Values & string)[])
    .filter((field) => field in base && !isSame(base[field], initialValues[field]))
    .map((field) => ({ name: field, stored: initialValues[field] }));

  useStoredDraft<FieldsDraft<Values>>(name, count > 0 ? { userCode, changed, base } : null, isOver);
  return {
    count,
    overtaken,
    takeStored() {
      void setValues({
        ...values,
        ...(Object.fromEntries(
          overtaken.map(({ name: field, stored }) => [field, stored]),
        ) as Partial<Values>),
      });
    },
    isRestored: restored !== null && count > 0,
    isOver,
    finish() {
      isOver.current = true;
      dropDraft(name);
    },
    restart() {
      setRestored(null);
      void setValues(initialValues);
    },
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The fields in which a form differs from what is stored. */
function changedFields<Values extends object>(values: Values, stored: Values): Partial<Values> {
  const names = Object.keys(values) as (keyof Values)[];
  const changed = names.filter((name) => !isSame(values[name], stored[name]));
  return Object.fromEntries(changed.map((name) => [name, values[name]])) as Partial<Values>;
}

/** The stored value of each changed field at its first change: the earlier one, or the current one for a field that has just changed. */
function baseOf<Values extends object>(
  changed: Partial<Values>,
  before: Partial<Values>,
  stored: Values,
): Partial<Values> {
  const names = Object.keys(changed) as (keyof Values)[];
  return Object.fromEntries(
    names.map((name) => [name, name in before ? before[name] : stored[name]]),
  ) as Partial<Values>;
}
