import { chakra } from '@chakra-ui/react';
import { FieldError } from '../../../shared/form/FieldBox.tsx';
import { HtmlArea } from './HtmlArea.tsx';
import type { RichTextEditorProps } from './RichTextEditor.tsx';

/** The article as HTML, where the editor cannot be loaded. */
export function PlainTextEditor({ field, labelId }: RichTextEditorProps) {
  return (
    <>
      <chakra.div
        borderRadius="control"
        boxShadow="inset 0 0 0 1px {colors.field}"
        _focusWithin={{ boxShadow: 'inset 0 0 0 2px {colors.accent}' }}
      >
        <HtmlArea field={field} labelId={labelId} />
      </chakra.div>
      <chakra.p mt="1" textStyle="xs" color="muted">
        Görsel düzenleyici yüklenemedi; metni HTML olarak düzenleyebilirsiniz.
      </chakra.p>
      <FieldError id={field.control.id} error={field.error} />
    </>
  );
}
