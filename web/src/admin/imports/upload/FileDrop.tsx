import { chakra } from '@chakra-ui/react';
import type { DragEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { sheetIcon, uploadIcon } from '../../../ui/icon/adminIcons.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { FileMark } from '../../shared/page/FileMark.tsx';
import { ACCEPTED_ENDINGS } from './checkFile.ts';
import { css } from '../../../ui/theme/styles.ts';

interface FileDropProps {
  hasFile: boolean;
  isBusy: boolean;
  onChoose: (files: File[]) => void;
}

/** Takes a file from a drag or from the browser's own dialog. */
export function FileDrop({ hasFile, isBusy, onChoose }: FileDropProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    // A file that misses the box would otherwise be opened in place of the screen.
    const ignore = (event: Event) => event.preventDefault();
    window.addEventListener('dragover', ignore);
    window.addEventListener('drop', ignore);
    return () => {
      window.removeEventListener('dragover', ignore);
      window.removeEventListener('drop', ignore);
    };
  }, []);

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!isBusy) onChoose([...event.dataTransfer.files]);
  }

  return (
    <chakra.div
      data-testid="file-drop"
      display="flex"
      flexWrap={{ base: 'wrap', md: 'nowrap' }}
      alignItems="center"
      gap="4"
      p={{ base: '4', md: '5' }}
      borderWidth="1.5px"
      borderStyle="dashed"
      borderColor={isOver ? 'accent' : 'field'}
      borderRadius="card"
      bg={isOver ? 'accent.soft' : 'surface'}
      onDragOver={() => setOver(!isBusy)}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
    >
      <FileMark icon={sheetIcon} />
      <chakra.div flex="1" minW="0">
        <chakra.p fontWeight="medium">Dosyayı buraya bırakın</chakra.p>
        <chakra.p color="muted">
          {hasFile
            ? 'Başka bir dosya seçerseniz öncekinin yerini alır.'
            : 'Dosya hemen okunur; ne olacağını görmeden hiçbir kayıt değişmez.'}
        </chakra.p>
      </chakra.div>
      <Button
        size="sm"
        className={css({ w: { base: 'full', md: 'auto' } })}
        disabled={isBusy}
        onClick={() => picker.current?.click()}
      >
        <Icon path={uploadIcon} size={18} />
        {isBusy ? 'Yükleniyor...' : 'Dosya seç'}
      </Button>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label="Excel dosyası"
        accept={ACCEPTED_ENDINGS.join(',')}
        disabled={isBusy}
        onChange={(event) => {
          onChoose([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </chakra.div>
  );
}
