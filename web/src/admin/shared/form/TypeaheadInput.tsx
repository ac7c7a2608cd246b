import { chakra, Combobox, createListCollection } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { useMemo } from 'react';
import { Input } from '../../../ui/form/Input.tsx';
import { floating } from '../dialog/floating.ts';

export interface TypeaheadChoice {
  /** Distinguishes it from others of the same text. */
  key: string;
  text: string;
  note?: string | undefined;
}

interface TypeaheadInputProps extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange'> {
  value: string;
  choices: readonly TypeaheadChoice[];
  /** Called with the typed text, and with the text of a choice. */
  onChange: (text: string) => void;
  /** Called instead where a choice is more than its text. */
  onPick?: (choice: TypeaheadChoice) => void;
  /** Accessible name of the list. */
  listLabel: string;
}

/** A text field that offers choices while the operator types, and accepts any other text. */
export function TypeaheadInput({
  id,
  value,
  choices,
  onChange,
  onPick,
  listLabel,
  onBlur,
  onKeyDown,
  ...field
}: TypeaheadInputProps) {
  const collection = useMemo(
    () =>
      createListCollection({
        items: [...choices],
        itemToValue: ({ key }) => key,
        itemToString: ({ text }) => text,
      }),
    [choices],
  );
  return (
    <Combobox.Root
      collection={collection}
      {...(id ? { ids: { input: id } } : {})}
      inputValue={value}
      // The caller stores the choice; here it is only a text.
      value={[]}
      allowCustomValue
      openOnClick
      lazyMount
      unmountOnExit
      positioning={{ placement: 'bottom-start', strategy: 'fixed', gutter: 4, sameWidth: true }}
      onValueChange={({ items }) => {
        const [choice] = items;
        if (choice) (onPick ?? (({ text }: TypeaheadChoice) => onChange(text)))(choice);
      }}
    >
      <Combobox.Control>
        <Combobox.Context>
          {(list) => {
            const own = list.getInputProps();
            return (
              <Input
                {...own}
                autoComplete="off"
                maxLength={200}
                {...field}
                onChange={(event) => {
                  own.onChange?.(event);
                  // In the event itself: the list learns of it later, and letters that follow immediately would be lost.
                  onChange(event.currentTarget.value);
                }}
                onBlur={(event) => {
                  own.onBlur?.(event);
                  onBlur?.(event);
                }}
                onKeyDown={(event) => {
                  // While nothing is offered, Escape belongs to the dialog around it.
                  if (event.key !== 'Escape' || list.open) own.onKeyDown?.(event);
                  onKeyDown?.(event);
                }}
              />
            );
          }}
        </Combobox.Context>
      </Combobox.Control>
      <ChoiceList label={listLabel} choices={choices} />
    </Combobox.Root>
  );
}

function ChoiceList({ label, choices }: { label: string; choices: readonly TypeaheadChoice[] }) {
  return (
    <Combobox.Positioner>
      <Combobox.Content
        {...floating}
        aria-label={label}
        hidden={choices.length === 0}
        maxH="min(20rem, var(--available-height))"
        overflowY="auto"
        p="1.5"
      >
        {choices.map((choice) => (
          <Combobox.Item
            key={choice.key}
            item={choice}
            display="flex"
            justifyContent="space-between"
            gap="3"
            alignItems="center"
            minH={{ base: '11', md: '9' }}
            px="3"
            borderRadius="control"
            cursor="pointer"
            _highlighted={{ bg: 'accent.soft' }}
          >
            <Combobox.ItemText minW="0" overflowWrap="anywhere">
              <bdi>{choice.text}</bdi>
            </Combobox.ItemText>
            {choice.note ? (
              <chakra.span color="muted" flex="none" maxW="50%" overflowWrap="anywhere">
                <bdi>{choice.note}</bdi>
              </chakra.span>
            ) : null}
          </Combobox.Item>
        ))}
      </Combobox.Content>
    </Combobox.Positioner>
  );
}
