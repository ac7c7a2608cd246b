import { chakra } from '@chakra-ui/react';
import { Icon } from '../ui/icon/Icon.tsx';
import type { SuggestionOption, suggestionGroups } from './suggestionOptions.ts';

interface SuggestionListProps {
  id: string;
  groups: ReturnType<typeof suggestionGroups>;
  activeKey: string | null;
  onChoose: (option: SuggestionOption) => void;
  onPoint: (option: SuggestionOption) => void;
}

export function optionId(listId: string, key: string): string {
  return `${listId}-${key}`;
}

/** The list under a search field. The focus stays in the field; the keyboard moves the active option. */
export function SuggestionList({ id, groups, activeKey, onChoose, onPoint }: SuggestionListProps) {
  return (
    <chakra.div
      id={id}
      role="listbox"
      aria-label="Suggestions"
      position="absolute"
      top="calc(100% + {spacing.2})"
      left="0"
      right="0"
      zIndex="overlay"
      maxH="min(60vh, {sizes.photo})"
      overflowY="auto"
      overscrollBehavior="contain"
      p="2"
      bg="surface"
      borderRadius="card"
      boxShadow="float"
      textAlign="left"
      // A press must not take the focus out of the field before it counts.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ title, options }) => (
        <div key={title} role="group" aria-label={title}>
          <chakra.div
            px="3"
            pt="2"
            pb="1"
            textStyle="xs"
            fontWeight="medium"
            color="muted"
            aria-hidden="true"
          >
            {title}
          </chakra.div>
          {options.map((option) => (
            <chakra.div
              key={option.key}
              id={optionId(id, option.key)}
              role="option"
              aria-selected={option.key === activeKey}
              display="flex"
              alignItems="center"
              gap="3"
              minH="11"
              px="3"
              py="1.5"
              borderRadius="control"
              cursor="pointer"
              bg={option.key === activeKey ? 'accent.soft' : undefined}
              onClick={() => onChoose(option)}
              onMouseMove={() => onPoint(option)}
              css={{ '& svg': { color: 'muted', flex: 'none' } }}
            >
              <Icon path={option.icon} size={20} />
              <chakra.span minW="0" display="flex" flexDirection="column">
                <chakra.span lineClamp="1" overflowWrap="anywhere">
                  {option.label}
                </chakra.span>
                <chakra.span textStyle="xs" color="muted" lineClamp="1">
                  {option.note}
                </chakra.span>
              </chakra.span>
            </chakra.div>
          ))}
        </div>
      ))}
    </chakra.div>
  );
}
