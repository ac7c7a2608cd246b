import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useOperator } from '../session/operatorContext.ts';
import { dropDraft, readDraft, type Draft } from './draftStore.ts';
import { useStoredDraft } from './useStoredDraft.ts';

/** What useFormik returns, or the same of a smaller form. */
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
}

export interface FormDraft {
  /** Number of changed fields. */
  count: number;
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
 * without input follow the stored values. Not for secrets.
 */
export function useFormDraft<Values extends object>(name: string, form: DraftedForm<Values>): FormDraft {
  const { values, initialValues, setValues, isSubmitting } = form;
  const { userCode } = useOperator();
  const changed = changedFields(values, initialValues);
  const count = Object.keys(changed).length;
  const [restored, setRestored] = useState(
    () => readDraft<FieldsDraft<Values>>(name, userCode)?.changed ?? null,
  );
  const isOver = useRef(false);
  const last = useRef({ changed, initialValues, isSubmitting });

  useEffect(() => {
    if (restored) void setValues({ ...initialValues, ...restored });
    // Once, when the form is shown.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  // Before the browser paints, since Formik has just put the stored values in place of what was typed.
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { changed, initialValues, isSubmitting };
    const isNew = JSON.stringify(before.initialValues) !== JSON.stringify(initialValues);
    // After its own save, the form shows the values as the server stored them.
    if (isNew && !before.isSubmitting && Object.keys(before.changed).length > 0)
      void setValues({ ...initialValues, ...before.changed });
  });

  useEffect(() => {
    if (count === 0) isOver.current = false;
  }, [count]);

  useStoredDraft<FieldsDraft<Values>>(name, count > 0 ? { userCode, changed } : null, isOver);
  return {
    count,
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

/** The fields in which a form differs from what is stored. */
function changedFields<Values extends object>(values: Values, stored: Values): Partial<Values> {
  const names = Object.keys(values) as (keyof Values)[];
  const changed = names.filter((name) => JSON.stringify(values[name]) !== JSON.stringify(stored[name]));
  return Object.fromEntries(changed.map((name) => [name, values[name]])) as Partial<Values>;
}
