import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/Button.tsx';
import { Card } from '../../components/Card.tsx';
import { IconTile } from '../../components/IconTile.tsx';
import { shopIcon } from '../../components/icons.ts';
import { useSiteIdentity } from '../../components/SiteIdentity.tsx';
import { paths } from '../../lib/paths.ts';

/** For whoever owns the place: how to have its listing put right. */
export function ClaimCard() {
  const { responseHours } = useSiteIdentity();
  return (
    <Card
      display="flex"
      flexWrap={{ base: 'wrap', md: 'nowrap' }}
      alignItems="center"
      gap="4"
      p={{ base: '4', md: '5' }}
    >
      <IconTile hue="caramel" icon={shopIcon} />
      <chakra.div flex="1" minW="0">
        <chakra.h2 fontWeight="bold">Is this your business?</chakra.h2>
        <chakra.p textStyle="sm" color="muted">
          Claim the listing to correct its details.
          {responseHours ? ` Our team answers within ${responseHours} hours.` : ''}
        </chakra.p>
      </chakra.div>
      <Button asChild variant="line" w={{ base: 'full', md: 'auto' }}>
        <Link to={`${paths.contact()}?type=business`}>Contact us</Link>
      </Button>
    </Card>
  );
}
