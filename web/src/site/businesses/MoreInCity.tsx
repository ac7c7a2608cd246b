import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/Button.tsx';
import { CardGrid, CardGridSkeleton } from '../../components/CardGrid.tsx';
import { QueryState } from '../../components/QueryState.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import { useBusinessPageCityQuery } from '../../graphql/generated.ts';
import { paths } from '../../lib/paths.ts';

interface MoreInCityProps {
  city: { name: string; slug: string };
  /** The listing that is already on the page. */
  exceptId: number;
}

const SHOWN = 4;

/** Four of the best of the same city, and the way to all of them. */
export function MoreInCity({ city, exceptId }: MoreInCityProps) {
  const result = useBusinessPageCityQuery({ variables: { city: city.slug } });
  const others = result.data?.businesses.nodes.filter(({ id }) => id !== exceptId).slice(0, SHOWN);
  if (others?.length === 0) return null;
  const label = `Explore All ${city.name} Businesses`;
  return (
    <chakra.section aria-labelledby="more" mt={{ base: '12', md: '16' }}>
      <chakra.div display={{ base: 'none', md: 'block' }}>
        <SectionHeading id="more" more={{ to: paths.city(city.slug), label }}>
          More Businesses in {city.name}
        </SectionHeading>
      </chakra.div>
      <chakra.div display={{ md: 'none' }}>
        <SectionHeading>More Businesses in {city.name}</SectionHeading>
      </chakra.div>
      <QueryState result={{ ...result, data: others }} skeleton={<CardGridSkeleton count={SHOWN} />}>
        {(businesses) => <CardGrid businesses={businesses} isRow />}
      </QueryState>
      <Button asChild variant="line" w="full" mt="6" display={{ md: 'none' }} whiteSpace="normal">
        <Link to={paths.city(city.slug)}>{label}</Link>
      </Button>
    </chakra.section>
  );
}
