import { chakra } from '@chakra-ui/react';
import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { boldIcon, bulletsIcon, headingIcon, italicIcon, linkIcon } from '../../../../ui/icon/adminIcons.ts';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { FieldError } from '../../../shared/form/FieldBox.tsx';
import { HtmlArea } from './HtmlArea.tsx';
import { isLinkable, richTextExtensions } from './richTextExtensions.ts';
import type { EditField } from './useEditField.ts';

const at = (editor: Editor) => editor.chain().focus();

const tools = [
  { label: 'Kalın', icon: boldIcon, name: 'bold', run: (it: Editor) => at(it).toggleBold().run() },
  { label: 'İtalik', icon: italicIcon, name: 'italic', run: (it: Editor) => at(it).toggleItalic().run() },
  {
    label: 'Başlık',
    icon: headingIcon,
    name: 'heading',
    run: (it: Editor) => at(it).toggleHeading({ level: 2 }).run(),
  },
  {
    label: 'Liste',
    icon: bulletsIcon,
    name: 'bulletList',
    run: (it: Editor) => at(it).toggleBulletList().run(),
  },
  { label: 'Bağlantı', icon: linkIcon, name: 'link', run: addLink },
];

function addLink(editor: Editor) {
  const url = window.prompt('Bağlantı adresi', 'https://')?.trim();
  if (url && isLinkable(url)) at(editor).extendMarkRange('link').setLink({ href: url }).run();
}

const modes = { visual: 'Görsel', html: 'HTML' } as const;

const Tool = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    minW: { base: '11', md: '8.5' },
    h: { base: '11', md: '8.5' },
    px: '2',
    borderRadius: 'small',
    color: 'accent',
    textStyle: 'xs',
    fontWeight: 'medium',
    _hover: { bg: 'surface' },
    '&[aria-pressed=true]': { bg: 'surface', color: 'text', boxShadow: 'rest' },
  },
});

export interface RichTextEditorProps {
  field: EditField<'description'>;
  /** Id of the text that names it. */
  labelId: string;
}

interface RichTextOptions {
  field: Pick<EditField<'description'>, 'value' | 'setValue' | 'control'>;
  labelId: string;
  /** The HTML itself is edited instead. */
  isHtml: boolean;
}

/** An editor that follows the value of the form. */
function useRichText({ field: { value, setValue, control }, labelId, isHtml }: RichTextOptions) {
  const { id, 'aria-invalid': isInvalid, 'aria-describedby': describedBy } = control;
  const editorProps = useMemo(
    () => ({
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        ...(isInvalid ? { 'aria-invalid': 'true' } : {}),
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
      },
    }),
    [id, labelId, isInvalid, describedBy],
  );
  // The last value that form and editor shared.
  const shared = useRef(value);
  const [content] = useState(value);
  const editor = useEditor({
    extensions: richTextExtensions,
    content,
    editorProps,
    onUpdate: ({ editor: changed }) => {
      shared.current = changed.isEmpty ? '' : changed.getHTML();
      setValue(shared.current);
    },
    onBlur: control.onBlur,
  });
  // The form may hold something else: HTML typed by hand, a draft, the version of another operator.
  useEffect(() => {
    if (isHtml || shared.current === value) return;
    shared.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, isHtml, value]);
  return editor;
}

/** HTML as it will look, or as it is written; changing over keeps what was written. */
export const RichTextEditor = memo(function RichTextEditor({
  field: { value, error, setValue, control },
  labelId,
}: RichTextEditorProps) {
  const [mode, setMode] = useState<keyof typeof modes>('visual');
  const isHtml = mode === 'html';
  const editor = useRichText({ field: { value, setValue, control }, labelId, isHtml });
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => tools.filter(({ name }) => now.isActive(name)).map(({ name }) => name),
  });
  return (
    <>
      <chakra.div
        borderRadius="control"
        boxShadow="inset 0 0 0 1px {colors.field}"
        overflow="hidden"
        _focusWithin={{ boxShadow: 'inset 0 0 0 2px {colors.accent}' }}
      >
        <chakra.div
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          m="1px"
          px="1.5"
          py="1"
          bg="sunken"
          borderTopRadius="control"
        >
          <chakra.div role="toolbar" aria-label="Biçim" display="flex">
            {tools.map(({ label, icon, name, run }) => (
              <Tool
                key={label}
                type="button"
                aria-label={label}
                title={label}
                aria-pressed={!isHtml && active.includes(name)}
                disabled={isHtml}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => run(editor)}
              >
                <Icon path={icon} size={18} />
              </Tool>
            ))}
          </chakra.div>
          <chakra.div display="flex" role="group" aria-label="Görünüm">
            {(Object.keys(modes) as (keyof typeof modes)[]).map((each) => (
              <Tool key={each} type="button" aria-pressed={mode === each} onClick={() => setMode(each)}>
                {modes[each]}
              </Tool>
            ))}
          </chakra.div>
        </chakra.div>
        {isHtml ? (
          <HtmlArea field={{ value, setValue, control }} labelId={labelId} />
        ) : (
          <Page asChild>
            <EditorContent editor={editor} />
          </Page>
        )}
      </chakra.div>
      <FieldError id={control.id} error={error} />
    </>
  );
});

const Page = chakra('div', {
  base: {
    '& > [role=textbox]': {
      minH: 'editor',
      maxH: 'photo',
      overflowY: 'auto',
      px: '3',
      py: '2.5',
      outline: 'none',
      overflowWrap: 'anywhere',
    },
    '& p, & ul, & ol, & blockquote, & h2, & h3, & h4': { marginBottom: '2' },
    '& h2, & h3, & h4': { fontWeight: 'bold' },
    '& ul': { listStyle: 'disc', paddingLeft: '5' },
    '& ol': { listStyle: 'decimal', paddingLeft: '5' },
    '& li > p': { marginBottom: '0' },
    '& a': { color: 'accent', textDecoration: 'underline' },
  },
});
