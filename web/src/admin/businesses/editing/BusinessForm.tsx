import { chakra } from '@chakra-ui/react';
import type { FormikHelpers } from 'formik';
import { Form, Formik } from 'formik';
import { useRef, useState } from 'react';
import type { AdminBusiness_EditFragment } from '../../../graphql/generated.ts';
import { useOperator } from '../../shared/session/operatorContext.ts';
import { ConflictChoice } from './ConflictChoice.tsx';
import { dropDraft, readDraft } from '../../shared/form/drafts/draftStore.ts';
import { RestoredNote } from '../../shared/form/drafts/RestoredNote.tsx';
import type { ListingDraft } from './listingDraft.ts';
import { EditFields } from './fields/EditFields.tsx';
import { editProblems } from './editRules.ts';
import type { EditValues } from './editValues.ts';
import { changedInput, differingFields, newInput, readEditValues } from './editValues.ts';
import { FormFoot } from './FormFoot.tsx';
import type { Refusal } from './fields/useEditField.ts';
import { useBusinessSave } from './useBusinessSave.ts';

interface BusinessFormProps {
  /** Null makes a new one. */
  business: AdminBusiness_EditFragment | null;
  onSaved: (business: AdminBusiness_EditFragment) => void;
  onClose: () => void;
  /** Called with whether there is unsaved work, whenever that changes. */
  onWork?: ((hasWork: boolean) => void) | undefined;
  /** Resets the form to the stored values. */
  onRestart: () => void;
  /** Whether an address no longer shows this form. */
  isLeft: (search: string, pathname: string) => boolean;
}

/** Whether a listing has all that the form shows. */
const isStored = (business: AdminBusiness_EditFragment, values: EditValues) =>
  differingFields(values, readEditValues(business)).length === 0;

/** Draft, base and saving of a form: a save that meets a newer version waits for the operator's choice. */
function useListingForm({ business, onSaved }: Pick<BusinessFormProps, 'business' | 'onSaved'>) {
  const { userCode } = useOperator();
  const key = `listing ${business?.id ?? 'new'}`;
  const [draft] = useState(() => readDraft<ListingDraft>(key, userCode));
  const [start, setStart] = useState(() => ({
    base: draft?.base ?? readEditValues(business),
    version: draft ? draft.version : (business?.version ?? null),
  }));
  const [initial] = useState(() => draft?.values ?? start.base);
  const [newer, setNewer] = useState<AdminBusiness_EditFragment | null>(null);
  const [problem, setProblem] = useState('');
  const isOver = useRef(false);
  const send = useBusinessSave();

  async function save(values: EditValues, from: typeof start, { setStatus }: FormikHelpers<EditValues>) {
    setProblem('');
    const input = business ? changedInput(from.base, values) : newInput(values);
    const result = await send(business?.id ?? null, input, from.version);
    // A save whose answer was lost is stored already.
    if (result.kind === 'saved' || (result.kind === 'stale' && isStored(result.business, values))) {
      isOver.current = true;
      return onSaved(result.business);
    }
    if (result.kind === 'stale') return setNewer(result.business);
    if (result.kind === 'left') return;
    setStatus({ fields: result.fields, values } satisfies Refusal);
    setProblem(result.message);
  }

  /** Bases the form on the newer version. */
  function rebase(on: AdminBusiness_EditFragment) {
    const from = { base: readEditValues(on), version: on.version };
    setStart(from);
    setNewer(null);
    return from;
  }
  const dismissNewer = () => setNewer(null);
  return { key, draft, initial, start, newer, problem, isOver, save, rebase, dismissNewer };
}

/** The form of one listing, with the unsaved draft. */
export function BusinessForm({ business, onSaved, onClose, onWork, onRestart, isLeft }: BusinessFormProps) {
  const form = useListingForm({ business, onSaved });
  const { key, draft, initial, start, newer, problem, isOver, save } = form;

  return (
    <Formik<EditValues>
      initialValues={initial}
      validate={(values) => editProblems(values, business && start.base)}
      validateOnMount={false}
      onSubmit={(values, helpers) => save(values, start, helpers)}
    >
      {({ values, isSubmitting, ...formik }) =>
        newer ? (
          <ConflictChoice
            base={start.base}
            mine={values}
            theirs={readEditValues(newer)}
            isSaving={isSubmitting}
            onBack={form.dismissNewer}
            onChoose={(chosen) => {
              const from = form.rebase(newer);
              formik.setSubmitting(true);
              void formik
                .setValues(chosen)
                .then(() => save(chosen, from, formik))
                .finally(() => formik.setSubmitting(false));
            }}
          />
        ) : (
          <chakra.div asChild display="flex" flexDirection="column" flex="1" minH="0">
            <Form noValidate>
              <chakra.div flex="1" minH="0" overflowY="auto" px="5" py="4">
                {draft ? (
                  <RestoredNote
                    onRestart={() => {
                      isOver.current = true;
                      dropDraft(key);
                      onRestart();
                    }}
                  />
                ) : null}
                <EditFields business={business} />
              </chakra.div>
              <FormFoot
                draftKey={key}
                isOver={isOver}
                onGiveUp={() => {
                  isOver.current = true;
                }}
                start={start}
                problem={problem}
                isNew={business === null}
                onClose={onClose}
                onWork={onWork}
                isLeft={isLeft}
              />
            </Form>
          </chakra.div>
        )
      }
    </Formik>
  );
}
