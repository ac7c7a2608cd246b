import { chakra } from '@chakra-ui/react';
import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { infoIcon } from '../../../ui/icon/icons.ts';

const Opener = chakra('button', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    boxSize: { base: '11', md: '8' },
    m: { base: '-3', md: '-1.5' },
    flex: 'none',
    color: 'accent',
    borderRadius: 'pill',
  },
});

/** What a figure counts, said on a press; Esc or a press elsewhere puts it away. */
export function Definition({ of, text }: { of: string; text: string }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const close = (event: Event) => {
      const isElsewhere = event.target instanceof Node && !box.current?.contains(event.target);
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : isElsewhere) setOpen(false);
    };
    document.addEventListener('keydown', close);
    document.addEventListener('pointerdown', close);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('pointerdown', close);
    };
  }, [isOpen]);
  return (
    <chakra.span ref={box} ml="auto" flex="none">
      <Opener
        type="button"
        aria-label={`${of}: tanım`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon path={infoIcon} size={18} />
      </Opener>
      {isOpen ? (
        <chakra.span
          id={id}
          role="note"
          position="absolute"
          left="2"
          right="2"
          top="11"
          zIndex="float"
          p="3"
          borderRadius="control"
          bg="surface"
          color="text"
          boxShadow="float"
          textStyle="sm"
          fontWeight="normal"
        >
          {text}
        </chakra.span>
      ) : null}
    </chakra.span>
  );
}
