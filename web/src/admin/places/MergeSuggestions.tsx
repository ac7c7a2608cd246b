import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/text/Card.tsx';
import type { CategoryMergeReason } from '../../graphql/generated.ts';
import { useCategoryMergeSuggestionsQuery } from '../../graphql/generated.ts';
import { formatNumber } from '../shared/text/formatTurkish.ts';
import { useSuggestionActions } from './useSuggestionActions.ts';
import { css } from '../../ui/theme/styles.ts';
import { ActionButton } from '../shared/form/ActionButton.tsx';

const MAX_SHOWN = 5;

const reasonLabels: Record<CategoryMergeReason, string> = {
  SAME_KIND: 'Aynı tür',
  FINER_KIND: 'Alt türü',
  LIKELY_KIND: 'Benzer tür',
};

/** Suggested merges of categories, each with merge and dismiss buttons; nothing without any. */
export function MergeSuggestions() {
  const { data } = useCategoryMergeSuggestionsQuery({
    variables: { first: 100 },
    fetchPolicy: 'cache-and-network',
  });
  const { merge, dismiss, decided, isBusy } = useSuggestionActions();
  const [isWhole, setWhole] = useState(false);
  const open = (data?.categoryMergeSuggestions ?? []).filter(({ category }) => !decided.has(category.id));
  if (open.length === 0) return null;
  const shown = isWhole ? open : open.slice(0, MAX_SHOWN);
  return (
    <Card className={css({ px: { base: '4', md: '5' }, py: '4', mb: '4' })}>
      <chakra.h2 textStyle="md" fontWeight="bold">
        Birleştirme önerileri
      </chakra.h2>
      <chakra.p textStyle="sm" color="muted" mt="1">
        Aynı tür işletmeyi anlatıyor olabilecek kategoriler. Birleştirme geri alınabilir.
      </chakra.p>
      <chakra.ul listStyleType="none" mt="3" aria-label="Birleştirme önerileri">
        {shown.map(({ category, target, reason }) => (
          <chakra.li
            key={category.id}
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            justifyContent="space-between"
            gap="3"
            py="2"
            borderTopWidth="1px"
            borderColor="line"
          >
            <chakra.span minW="0" overflowWrap="anywhere">
              <bdi>{category.name}</bdi> ({formatNumber(category.businessCount)}) → <bdi>{target.name}</bdi> (
              {formatNumber(target.businessCount)})
              <chakra.span display="block" textStyle="xs" color="muted">
                {reasonLabels[reason]}
              </chakra.span>
            </chakra.span>
            <chakra.span display="flex" gap="2">
              <ActionButton
                variant="line"
                size="sm"
                disabled={isBusy}
                aria-label={`${category.name}: ${target.name} ile birleştir`}
                onAct={() => merge(category.id, target.id)}
              >
                Birleştir
              </ActionButton>
              <ActionButton
                variant="line"
                size="sm"
                disabled={isBusy}
                aria-label={`${category.name}: ${target.name} kategorisinden farklı`}
                onAct={() => dismiss(category.id, target.id)}
              >
                Farklı
              </ActionButton>
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
      {open.length > shown.length ? (
        <Button variant="line" size="sm" className={css({ mt: '3' })} onClick={() => setWhole(true)}>
          {`${formatNumber(open.length - shown.length)} öneri daha`}
        </Button>
      ) : null}
    </Card>
  );
}
