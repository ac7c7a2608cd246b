import { chakra } from '@chakra-ui/react';
import type { DragEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { sheetIcon, uploadIcon } from '../../ui/icon/adminIcons.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { FileMark } from '../shared/page/FileMark.tsx';
import { ACCEPTED_ENDINGS } from './checkFile.ts';

interface FileDropProps {
  hasFile: boolean;
  isBusy: boolean;
  onChoose: (files: File[]) => void;
  onSend: () => void;
  /** Says what the file would do, and changes nothing. */
  onTry: () => void;
}

/** Takes a file from a drag or from the browser's own dialog, and sends it off. */
export function FileDrop({ hasFile, isBusy, onChoose, onSend, onTry }: FileDropProps) {
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
            : 'Dosya Seçilmedi. Lütfen önce bir Excel dosyası seçin.'}
        </chakra.p>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="2" w={{ base: 'full', md: 'auto' }}>
        <Button
          variant="tonal"
          size="sm"
          flex={{ base: '1', md: 'none' }}
          disabled={isBusy}
          onClick={() => picker.current?.click()}
        >
          Dosya seç
        </Button>
        <Button
          variant="tonal"
          size="sm"
          flex={{ base: '1', md: 'none' }}
          disabled={isBusy}
          title="Dosyanın ne yapacağını gösterir, hiçbir şeyi değiştirmez"
          onClick={onTry}
        >
          Dene
        </Button>
        <Button size="sm" flex={{ base: '1', md: 'none' }} disabled={isBusy} onClick={onSend}>
          <Icon path={uploadIcon} size={18} />
          {isBusy ? 'Yükleniyor...' : 'Yükle'}
        </Button>
      </chakra.div>
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
