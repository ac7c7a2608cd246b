import { chakra } from '@chakra-ui/react';
import { Card } from '../../ui/text/Card.tsx';
import { IconTile } from '../../ui/icon/IconTile.tsx';
import { features } from './aboutTexts.ts';

/** The directory's features for visitors, in six cards. */
export function AboutFeatures() {
  return (
    <chakra.section aria-labelledby="features" mt={{ base: '12', md: '16' }}>
      <chakra.h2 id="features" textStyle="xl" fontWeight="bold" mb={{ base: '4', md: '5' }}>
        What You Get
      </chakra.h2>
      <chakra.ul
        display="grid"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          md: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(3, minmax(0, 1fr))',
        }}
        gap={{ base: '3', md: '5' }}
      >
        {features.map(({ title, text, hue, icon }) => (
          <Card asChild key={title} p={{ base: '4', md: '6' }}>
            <li>
              <IconTile hue={hue} icon={icon} />
              <chakra.h3 textStyle="lg" fontWeight="bold" mt="3.5" mb="1">
                {title}
              </chakra.h3>
              <chakra.p color="muted">{text}</chakra.p>
            </li>
          </Card>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}
