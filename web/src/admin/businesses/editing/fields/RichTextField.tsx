import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, type ComponentType } from 'react';
import { fieldLabel } from '../../../../../../domain/listing/labels.ts';
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx';
import type { RichTextEditorProps } from './RichTextEditor.tsx';
import { PlainTextEditor } from './PlainTextEditor.tsx';
import { useEditField } from './useEditField.ts';
import { css } from '../../../../ui/theme/styles.ts';

const RichTextEditor = lazy<ComponentType<RichTextEditorProps>>(() =>
  import('./RichTextEditor.tsx').then(
    (module) => ({ default: module.RichTextEditor }),
    // As in a tab that is older than the last deployment; the rest of the form goes on.
    () => ({ default: PlainTextEditor }),
  ),
);

/** The long article. Its editor loads once the form is open. */
export function RichTextField() {
  const field = useEditField('description');
  const labelId = `${field.control.id}-label`;
  return (
    <chakra.div role="group" aria-labelledby={labelId}>
      <chakra.p id={labelId} mb="1.5" fontWeight="medium">
        {fieldLabel('description')}
      </chakra.p>
      <Suspense fallback={<Skeleton className={css({ minH: 'editor', borderRadius: 'control' })} />}>
        <RichTextEditor field={field} labelId={labelId} />
      </Suspense>
    </chakra.div>
  );
}
