import { fieldLabel } from '../../../../../domain/listing/labels.ts';
import { chakra } from '@chakra-ui/react';
import type { ClipboardEvent } from 'react';
import { memo, useEffect, useRef, useState } from 'react';
import { boldIcon, bulletsIcon, headingIcon, italicIcon, linkIcon } from '../../../ui/icon/adminIcons.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { cleanPaste } from './cleanPaste.ts';
import { FieldError } from '../../shared/form/FieldBox.tsx';
import { useEditField, type EditField } from './useEditField.ts';

const tools = [
  { label: 'Kalın', icon: boldIcon, command: 'bold' },
  { label: 'İtalik', icon: italicIcon, command: 'italic' },
  { label: 'Başlık', icon: headingIcon, command: 'formatBlock', value: 'h2' },
  { label: 'Liste', icon: bulletsIcon, command: 'insertUnorderedList' },
] as const;

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

/** Takes styles that the browser added off the page, and puts the caret back where it was. */
function removeStyles(page: HTMLElement): void {
  const selection = page.ownerDocument.getSelection();
  const caret = selection && { node: selection.focusNode, offset: selection.focusOffset };
  for (const element of page.querySelectorAll('[style], [class]')) {
    element.removeAttribute('style');
    element.removeAttribute('class');
  }
  for (const element of page.querySelectorAll('span, font')) element.replaceWith(...element.childNodes);
  if (caret?.node && page.contains(caret.node)) selection?.collapse(caret.node, caret.offset);
}

/** The long article: as it will look, or as HTML; changing over keeps what was written. */
export function RichTextField() {
  return <RichTextEditor field={useEditField('description')} />;
}

const RichTextEditor = memo(function RichTextEditor({
  field: { value, error, setValue, control },
}: {
  field: EditField<'description'>;
}) {
  const [mode, setMode] = useState<keyof typeof modes>('visual');
  const page = useRef<HTMLDivElement>(null);

  /** What the page last gave to the form. */
  const given = useRef<string | null>(null);

  // The page is the browser's own: it is filled only when the form holds something else than the page gave.
  useEffect(() => {
    const element = page.current;
    if (mode === 'visual' && element && given.current !== value) element.innerHTML = cleanPaste(value);
    given.current = mode === 'visual' ? value : null;
  }, [mode, value]);

  // execCommand is old and has no successor; every browser knows it.
  function run(command: string, argument?: string) {
    page.current?.focus();
    document.execCommand('defaultParagraphSeparator', false, 'p');
    document.execCommand(command, false, argument);
    readPage();
  }
  function readPage() {
    // Browsers add spans with styles of their own, when text is pasted and when paragraphs are joined.
    const html = page.current?.textContent?.trim() ? cleanPaste(page.current.innerHTML) : '';
    given.current = html;
    setValue(html);
  }
  function addLink() {
    const url = window.prompt('Bağlantı adresi', 'https://')?.trim();
    if (!url || !/^(?:https?:\/\/.|mailto:.|tel:.)/i.test(url)) return;
    run('createLink', url);
    for (const link of page.current?.querySelectorAll('a') ?? []) {
      link.target = '_blank';
      link.rel = 'noopener';
    }
    readPage();
  }
  function handlePaste(event: ClipboardEvent) {
    event.preventDefault();
    const html = event.clipboardData.getData('text/html');
    if (html) run('insertHTML', cleanPaste(html));
    else run('insertText', event.clipboardData.getData('text/plain'));
    if (page.current) removeStyles(page.current);
  }

  return (
    <chakra.div role="group" aria-labelledby={`${control.id}-label`}>
      <chakra.p id={`${control.id}-label`} mb="1.5" fontWeight="medium">
        {fieldLabel('description')}
      </chakra.p>
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
            {tools.map(({ label, icon, command, ...tool }) => (
              <Tool
                key={label}
                type="button"
                aria-label={label}
                title={label}
                disabled={mode === 'html'}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => run(command, 'value' in tool ? tool.value : undefined)}
              >
                <Icon path={icon} size={18} />
              </Tool>
            ))}
            <Tool
              type="button"
              aria-label="Bağlantı"
              title="Bağlantı"
              disabled={mode === 'html'}
              onMouseDown={(event) => event.preventDefault()}
              onClick={addLink}
            >
              <Icon path={linkIcon} size={18} />
            </Tool>
          </chakra.div>
          <chakra.div display="flex" role="group" aria-label="Görünüm">
            {(Object.keys(modes) as (keyof typeof modes)[]).map((each) => (
              <Tool key={each} type="button" aria-pressed={mode === each} onClick={() => setMode(each)}>
                {modes[each]}
              </Tool>
            ))}
          </chakra.div>
        </chakra.div>
        {mode === 'visual' ? (
          <chakra.div
            ref={page}
            id={control.id}
            role="textbox"
            aria-multiline
            aria-labelledby={`${control.id}-label`}
            aria-invalid={control['aria-invalid']}
            aria-describedby={control['aria-describedby']}
            contentEditable
            suppressContentEditableWarning
            minH="editor"
            maxH="photo"
            overflowY="auto"
            px="3"
            py="2.5"
            outline="none"
            overflowWrap="anywhere"
            css={{
              '& p, & ul, & ol, & blockquote, & h2, & h3, & h4': { marginBottom: '2' },
              '& h2, & h3, & h4': { fontWeight: 'bold' },
              '& ul': { listStyle: 'disc', paddingLeft: '5' },
              '& ol': { listStyle: 'decimal', paddingLeft: '5' },
              '& a': { color: 'accent', textDecoration: 'underline' },
            }}
            onInput={readPage}
            onPaste={handlePaste}
            onBlur={control.onBlur}
          />
        ) : (
          <TextArea
            {...control}
            value={value}
            aria-labelledby={`${control.id}-label`}
            spellCheck={false}
            minH="editor"
            py="2.5"
            fontFamily="mono"
            textStyle="sm"
            display="block"
            bg="transparent"
            boxShadow="none"
            resize="vertical"
            _focusVisible={{ boxShadow: 'none', outline: 'none' }}
            onChange={(event) => setValue(event.currentTarget.value)}
          />
        )}
      </chakra.div>
      <FieldError id={control.id} error={error} />
    </chakra.div>
  );
});
