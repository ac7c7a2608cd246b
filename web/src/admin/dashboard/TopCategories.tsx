import { chakra } from '@chakra-ui/react';
import type { DashboardFiguresQuery } from '../../graphql/generated.ts';
import { paths } from '../../lib/paths.ts';
import { formatNumber } from '../shared/text/formatTurkish.ts';
import { SectionCard } from '../shared/page/SectionCard.tsx';

type Category = DashboardFiguresQuery['categories']['nodes'][number];

/** The categories with most listings; each leads to its public page. */
export function TopCategories({ categories }: { categories: readonly Category[] }) {
  const most = categories[0]?.businessCount ?? 1;
  return (
    <SectionCard title="En çok kayıt hangi kategorilerde?">
      {categories.length === 0 ? (
        <chakra.p color="muted">Henüz kategori yok. İlk içe aktarmayla birlikte gelirler.</chakra.p>
      ) : (
        <ul>
          {categories.map(({ id, name, slug, businessCount }, index) => (
            <chakra.li key={id} display="flex" alignItems="center" gap="3" minH="8">
              <chakra.a
                href={paths.category(slug)}
                target="_blank"
                rel="noopener"
                flex="1"
                minW="0"
                truncate
                color="accent"
                _hover={{ color: 'accent.hover' }}
              >
                <bdi>{name}</bdi>
              </chakra.a>
              <chakra.span flex="1.4" aria-hidden="true">
                <chakra.span
                  display="block"
                  h="2.5"
                  borderRadius="small"
                  bg={index === 0 ? 'data' : 'data.soft'}
                  style={{ width: `${(businessCount / most) * 100}%` }}
                />
              </chakra.span>
              <chakra.span
                minW="13"
                textAlign="right"
                fontWeight={index === 0 ? 'bold' : 'normal'}
                fontVariantNumeric="tabular-nums"
              >
                {formatNumber(businessCount)}
              </chakra.span>
            </chakra.li>
          ))}
        </ul>
      )}
    </SectionCard>
  );
}
