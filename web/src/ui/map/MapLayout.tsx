import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Chip } from '../form/Chip.tsx';
import { Icon } from '../icon/Icon.tsx';
import { listIcon, mapIcon } from '../icon/icons.ts';
import { styled } from '../theme/styled.tsx';
import { cva } from '../theme/styles.ts';

/**
 * A list with a map: side by side on a wide screen. On a narrow one the map stays under the head of the page, and the
 * list slides over it like a sheet as the page scrolls.
 */
const Layout = styled(
  'div',
  cva({
    variants: {
      isOpen: {
        true: {
          display: { base: 'flex', lg: 'grid' },
          flexDirection: 'column',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          columnGap: '6',
          alignItems: { lg: 'start' },
          mt: '3',
          '& > .pane': {
            position: 'sticky',
            order: { base: '-1', lg: '0' },
            top: { base: '15', lg: '20' },
            zIndex: 'base',
            h: { base: 'calc(100dvh - 28rem)', lg: 'calc(100dvh - {spacing.18} - {spacing.8})' },
            minH: 'mapHeight',
            mx: { base: '-4', md: '-6', lg: '0' },
            borderRadius: { lg: 'card' },
            overflow: 'hidden',
            bg: 'map.land',
            // Scale and sources stay above the edge of the sheet.
            '& .maplibregl-control-container': { pb: { base: '4', lg: '0' } },
          },
          '& > .list': {
            position: 'relative',
            zIndex: { base: 'raised', lg: 'auto' },
            minW: '0',
            minH: { base: '60dvh', lg: '0' },
            mx: { base: '-4', md: '-6', lg: '0' },
            mt: { base: '-4', lg: '0' },
            px: { base: '4', md: '6', lg: '0' },
            pt: { base: '6', lg: '0' },
            bg: { base: 'bg', lg: 'transparent' },
            borderTopRadius: { base: 'card', lg: '0' },
            boxShadow: { base: 'float', lg: 'none' },
            _before: {
              content: '""',
              display: { base: 'block', lg: 'none' },
              position: 'absolute',
              top: '2',
              left: 'calc(50% - {spacing.5})',
              w: '10',
              h: '1',
              borderRadius: 'pill',
              bg: 'line',
            },
            '& a[data-active]': { bg: 'accent.soft', boxShadow: '0 0 0 {spacing.2} {colors.accent.soft}' },
          },
          '& .waiting': { display: 'grid', placeItems: 'center', h: 'full', color: 'muted' },
          '& .skip': {
            position: 'absolute',
            top: '3',
            left: '3',
            zIndex: 'float',
            px: '4',
            py: '2.5',
            borderRadius: 'control',
            bg: 'surface',
            color: 'accent',
            boxShadow: 'float',
            '&:not(:focus)': { clipPath: 'inset(50%)' },
          },
        },
      },
    },
  }),
);

interface MapLayoutProps {
  /** An element of class `pane`; null for only the list. */
  map: ReactNode;
  children: ReactNode;
}

export function MapLayout({ map, children }: MapLayoutProps) {
  return (
    <Layout isOpen={map !== null}>
      <div className="list" id="listed">
        {children}
      </div>
      {map}
    </Layout>
  );
}

interface MapSwitchProps {
  isMap: boolean;
  hrefOf: (isMap: boolean) => string;
}

/** Opens and closes the map. */
export function MapSwitch({ isMap, hrefOf }: MapSwitchProps) {
  return (
    <Chip asChild className="map-switch" data-needs-script="">
      <Link to={hrefOf(!isMap)} preventScrollReset>
        <Icon path={isMap ? listIcon : mapIcon} size={18} />
        {isMap ? 'List' : 'Map'}
      </Link>
    </Chip>
  );
}
