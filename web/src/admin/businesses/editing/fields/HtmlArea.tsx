import { TextArea } from '../../../../ui/form/TextArea.tsx';
import { css } from '../../../../ui/theme/styles.ts';
import type { EditField } from './useEditField.ts';

interface HtmlAreaProps {
  field: Pick<EditField<'description'>, 'value' | 'setValue' | 'control'>;
  /** Id of the text that names it. */
  labelId: string;
}

/** The article as HTML. */
export function HtmlArea({ field: { value, setValue, control }, labelId }: HtmlAreaProps) {
  return (
    <TextArea
      {...control}
      value={value}
      aria-labelledby={labelId}
      spellCheck={false}
      className={css({
        minH: 'editor',
        py: '2.5',
        fontFamily: 'mono',
        textStyle: 'sm',
        display: 'block',
        bg: 'transparent',
        boxShadow: 'none',
        resize: 'vertical',
        _focusVisible: { boxShadow: 'none', outline: 'none' },
      })}
      onChange={(event) => setValue(event.currentTarget.value)}
    />
  );
}
