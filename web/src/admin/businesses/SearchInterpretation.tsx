import { chakra } from '@chakra-ui/react';
import type { AdminBusinessListQuery, SearchPartKind } from '../../graphql/generated.ts';

type Interpretation = NonNullable<AdminBusinessListQuery['adminBusinesses']['understoodAs']>;

const kinds: Record<SearchPartKind, string> = {
  OPEN_NOW: 'şu an açık',
  ALWAYS_OPEN: '24 saat açık',
  OPEN_ON: 'istenen gün açık',
  OPEN_AT: 'istenen saatte açık',
  OPEN_LATE: 'geç saatte açık',
  NEAR_ME: 'yakınımda',
  BEST: 'en iyiler önce',
  CHEAP: 'en ucuzlar önce',
  CATEGORY: 'kategori',
  CITY: 'şehir',
  COUNTRY: 'ülke',
  FEATURE: 'özellik',
  EXCLUDED: 'hariç',
  AROUND: 'yakın çevresi, en yakınlar önce:',
  PHONE: 'telefon',
  EMAIL: 'e-posta',
  WEBSITE: 'web adresi',
  ID: 'numara',
};
const named = new Set<SearchPartKind>(['CATEGORY', 'CITY', 'COUNTRY', 'PHONE', 'EMAIL', 'WEBSITE', 'ID']);
/** Named by the words that were typed: the label is English. */
const quoted = new Set<SearchPartKind>(['OPEN_ON', 'OPEN_AT', 'AROUND', 'FEATURE', 'EXCLUDED']);

/** Interpretation of a search, above its results. */
export function SearchInterpretation({ parts, leftOut }: Interpretation) {
  return (
    <chakra.p color="muted" px="5" pt="3" overflowWrap="anywhere">
      {parts.length > 0 ? 'Arama şöyle anlaşıldı: ' : null}
      {parts.map(({ kind, label, words }, i) => (
        <span key={`${kind} ${label}`}>
          {i > 0 ? ', ' : null}
          {kinds[kind]}
          {named.has(kind) || quoted.has(kind) ? (
            <>
              {' '}
              “<bdi>{quoted.has(kind) ? words : label}</bdi>”
            </>
          ) : null}
        </span>
      ))}
      {parts.length > 0 ? '. ' : null}
      {leftOut.length > 0 ? (
        <>
          Bütün kelimelere uyan işletme yok; <bdi>“{leftOut.join('”, “')}”</bdi> olmadan arandı.
        </>
      ) : null}
    </chakra.p>
  );
}
