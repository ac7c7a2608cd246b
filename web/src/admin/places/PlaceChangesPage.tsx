import { chakra } from '@chakra-ui/react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/text/Card.tsx';
import { PageHeading } from '../shared/page/PageHeading.tsx';
import { CountryHistory } from './countries/CountryHistory.tsx';
import { PlaceHistory } from './PlaceHistory.tsx';
import type { TabKind } from './PlaceTabs.tsx';
import { BackToBusinesses } from '../shared/page/BackToBusinesses.tsx';
import { PlaceTabs } from './PlaceTabs.tsx';
import { numberOf } from './placeView.ts';
import { css } from '../../ui/theme/styles.ts';

const kindNames: Record<TabKind, string> = {
  CATEGORY: 'Kategoriler',
  CITY: 'Şehirler',
  COUNTRY: 'Ülkeler',
};
const kindParams: Record<TabKind, string | null> = { CATEGORY: null, CITY: 'cities', COUNTRY: 'countries' };

function kindOf(text: string | null): TabKind {
  return text === 'cities' ? 'CITY' : text === 'countries' ? 'COUNTRY' : 'CATEGORY';
}

/** Changes of categories, cities or countries, each with an undo. */
export function Component() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const kind = kindOf(params.get('kind'));
  const page = numberOf(params.get('page')) ?? 1;
  const searchOf = (part: { kind?: TabKind; page?: number; undo?: number }) => {
    const named = kindParams[part.kind ?? kind];
    const next = new URLSearchParams({
      ...(named && { kind: named }),
      ...((part.page ?? page) > 1 && { page: String(part.page ?? page) }),
      ...(part.undo && { undo: String(part.undo) }),
    });
    return next.size > 0 ? `?${next}` : '?';
  };
  const show = (part: Parameters<typeof searchOf>[0]) => void navigate({ search: searchOf(part) });

  return (
    <>
      <PageHeading title="Kategori, şehir ve ülke geçmişi" action={<BackToBusinesses />} />
      <PlaceTabs kind={kind} isHistory />
      <chakra.div display="flex" flexWrap="wrap" gap="2" mb="3" role="group" aria-label="Hangisi">
        {(['CATEGORY', 'CITY', 'COUNTRY'] as const).map((each) => (
          <Button
            key={each}
            variant={kind === each ? 'tonal' : 'line'}
            size="sm"
            aria-pressed={kind === each}
            onClick={() => show({ kind: each, page: 1 })}
          >
            {kindNames[each]}
          </Button>
        ))}
      </chakra.div>
      <Card className={css({ px: { base: '4', md: '5' }, py: '2' })}>
        {kind === 'COUNTRY' ? (
          <CountryHistory page={page} onPage={(next) => show({ page: next })} />
        ) : (
          <PlaceHistory
            key={kind}
            kind={kind}
            page={page}
            undoId={numberOf(params.get('undo'))}
            onPage={(next) => show({ page: next })}
            undoHref={(undo) => searchOf({ undo })}
            onClose={() =>
              void navigate({ search: searchOf({}) }, { preventScrollReset: true, replace: true })
            }
          />
        )}
      </Card>
    </>
  );
}
