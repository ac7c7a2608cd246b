import { joinIsolated } from '../../../../../domain/text/bidi.ts';
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Radio } from '../../../ui/form/Radio.tsx';
import type { DuplicateSide_BusinessFragment } from '../../../graphql/generated.ts';
import { paths } from '../../../lib/paths.ts';
import { formatNumber } from '../../shared/text/formatTurkish.ts';
import { mergedFieldLabel, valueText } from './duplicateLabels.ts';
import {
  included,
  openFields,
  sourceOf,
  winnerOf,
  type Comparison,
  type MergeChoices,
} from './mergeChoices.ts';
import { addressText } from '../../../../../domain/listing/addressText.ts';

interface CompareFieldsProps {
  comparison: Comparison;
  choices: MergeChoices;
  onChoose: (choices: MergeChoices) => void;
}

/** Choice of the listing that stays, and of the source of each field; beside each other if there is room. */
export function CompareFields({ comparison, choices, onChoose }: CompareFieldsProps) {
  const businesses = included(comparison, choices);
  const winnerId = winnerOf(comparison, choices);
  const isGroup = comparison.businesses.length > 2;
  return (
    <>
      {isGroup ? (
        <chakra.fieldset mb="5" minW="0">
          <chakra.legend fontWeight="medium">Hangileri aynı yer?</chakra.legend>
          {comparison.businesses.map((business) => (
            <chakra.label key={business.id} display="flex" alignItems="center" gap="3" minH="11">
              <Checkbox
                type="checkbox"
                checked={!choices.left.has(business.id)}
                onChange={(event) => {
                  const left = new Set(choices.left);
                  if (event.currentTarget.checked) left.delete(business.id);
                  else left.add(business.id);
                  onChoose({ ...choices, left });
                }}
              />
              <chakra.span minW="0" overflowWrap="anywhere">
                {joinIsolated([business.name, addressText(business)], ' · ')}
              </chakra.span>
            </chakra.label>
          ))}
        </chakra.fieldset>
      ) : null}
      <Row legend="Hangi kayıt kalsın?" count={businesses.length}>
        {businesses.map((business) => (
          <Choice
            key={business.id}
            name="winner"
            isChosen={business.id === winnerId}
            onChoose={() => onChoose({ ...choices, winnerId: business.id })}
          >
            <Summary business={business} />
          </Choice>
        ))}
      </Row>
      {openFields(comparison, choices).map((field) => {
        const source = sourceOf(comparison, choices, field);
        return (
          <Row key={field.field} legend={mergedFieldLabel(field.field)} count={businesses.length}>
            {businesses.map(({ id }) => {
              const given = field.values.find(({ businessId }) => businessId === id);
              return (
                <Choice
                  key={id}
                  name={field.field}
                  isChosen={id === source}
                  onChoose={() => onChoose({ ...choices, values: { ...choices.values, [field.field]: id } })}
                >
                  <chakra.span lineClamp="6">
                    {valueText(field.field, given?.value, given?.name) || '(boş)'}
                  </chakra.span>
                </Choice>
              );
            })}
          </Row>
        );
      })}
    </>
  );
}

function Row({ legend, count, children }: { legend: string; count: number; children: ReactNode }) {
  return (
    <chakra.fieldset mt="5" minW="0">
      <chakra.legend fontWeight="medium">{legend}</chakra.legend>
      <chakra.div
        display="grid"
        gap="2"
        mt="2"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          md: `repeat(${Math.min(count, 3)}, minmax(0, 1fr))`,
        }}
      >
        {children}
      </chakra.div>
    </chakra.fieldset>
  );
}

interface ChoiceProps {
  name: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Choice({ name, isChosen, onChoose, children }: ChoiceProps) {
  return (
    <chakra.label
      display="flex"
      gap="3"
      p="3"
      minW="0"
      borderRadius="control"
      boxShadow="inset 0 0 0 1px {colors.line}"
      bg={isChosen ? 'accent.soft' : 'surface'}
    >
      <Radio name={`merge-${name}`} checked={isChosen} onChange={onChoose} />
      <chakra.span minW="0" overflowWrap="anywhere">
        {children}
      </chakra.span>
    </chakra.label>
  );
}

function Summary({ business }: { business: DuplicateSide_BusinessFragment }) {
  const number = business.globalRowNumber;
  return (
    <>
      <chakra.span display="block" fontWeight="medium">
        <bdi>{business.name}</bdi>
      </chakra.span>
      <chakra.span display="block" textStyle="xs" color="muted">
        {[number == null ? null : `No ${formatNumber(number)}`, `${formatNumber(business.reviewCount)} yorum`]
          .filter(Boolean)
          .join(' · ')}
      </chakra.span>
      <chakra.span display="block" textStyle="xs" color="muted">
        {paths.business(business.slug)}
      </chakra.span>
    </>
  );
}
