import { useConsent } from '../consent/ConsentProvider.tsx';
import { Button } from '../form/Button.tsx';
import { useServerState } from '../hydration/ServerState.tsx';
import { styled } from '../theme/styled.tsx';
import { cva } from '../theme/styles.ts';
import type { MapTexts } from './mapTexts.ts';

const Question = styled(
  'div',
  cva({
    base: {
      position: 'absolute',
      left: '3',
      right: '3',
      bottom: '9',
      mx: 'auto',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      w: 'fit-content',
      px: '3',
      py: '1',
      borderRadius: 'control',
      bg: 'surface',
      color: 'text',
      boxShadow: 'float',
      textStyle: 'sm',
    },
  }),
);

/**
 * Asks on the map whether another company's tiles may be loaded. Until then the site's own world map is shown. Visitors
 * withdraw the agreement on the cookie page, operators on the map.
 */
export function MapConsent({ texts }: { texts: MapTexts }) {
  const { services = {} } = useServerState();
  const { consent, isKnown, save } = useConsent();
  if (!services.maps || !isKnown) return null;
  if (!consent.maps)
    return (
      <Question>
        <span>{texts.streetsFrom(services.maps.join(', '))}</span>
        <Button variant="ghost" size="sm" onClick={() => save({ maps: true })}>
          {texts.showStreets}
        </Button>
      </Question>
    );
  return texts.hideStreets ? (
    <Question>
      <Button variant="ghost" size="sm" onClick={() => save({ maps: false })}>
        {texts.hideStreets}
      </Button>
    </Question>
  ) : null;
}
