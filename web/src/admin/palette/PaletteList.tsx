import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { Icon } from '../../ui/icon/Icon.tsx';
import type { PaletteEntry } from './paletteEntries.ts';

interface PaletteListProps {
  id: string;
  entries: readonly PaletteEntry[];
  /** Place of the one that Enter chooses. */
  current: number;
  onChoose: (entry: PaletteEntry) => void;
  onPoint: (place: number) => void;
}

/** Entries of the palette, grouped by kind. */
export function PaletteList({ id, entries, current, onChoose, onPoint }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' });
  }, [current]);
  return (
    <chakra.div
      ref={list}
      id={id}
      role="listbox"
      aria-label="Sonuçlar"
      maxH="58dvh"
      overflowY="auto"
      p={entries.length > 0 ? '2' : '0'}
    >
      {entries.map((entry, place) => (
        <div key={entry.key} role="presentation">
          {entry.group !== entries[place - 1]?.group ? (
            <chakra.p role="presentation" px="3" pt="2" pb="1" textStyle="xs" color="muted">
              {entry.group}
            </chakra.p>
          ) : null}
          <chakra.div
            id={`${id}-${place}`}
            role="option"
            aria-selected={place === current}
            display="flex"
            alignItems="center"
            gap="3"
            minH={{ base: '11', md: '10' }}
            px="3"
            borderRadius="control"
            cursor="pointer"
            bg={place === current ? 'accent.soft' : undefined}
            onPointerMove={() => onPoint(place)}
            onClick={() => onChoose(entry)}
          >
            <Icon path={entry.icon} size={18} />
            <chakra.span minW="0" truncate>
              {entry.text}
            </chakra.span>
            {entry.note ? (
              <chakra.span ml="auto" flex="none" color="muted" textStyle="xs">
                {entry.note}
              </chakra.span>
            ) : null}
          </chakra.div>
        </div>
      ))}
    </chakra.div>
  );
}
