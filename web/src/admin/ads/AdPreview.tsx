import { chakra } from '@chakra-ui/react';
import { adSizes, isNetworkBox } from '../../../../domain/ads/ads.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import type { Ads_SettingsFragment } from '../../graphql/generated.ts';
import { SectionCard } from '../shared/page/SectionCard.tsx';
import { formatLabels, placementLabels } from './adLabels.ts';

type Placement = Ads_SettingsFragment['placements'][number];

/** The ad boxes in their real size. The back office loads no code of a network. */
export function AdPreview({ settings }: { settings: Ads_SettingsFragment }) {
  const shown = settings.placements.filter(
    (placement) => placement.isEnabled && (isNetworkBox(placement) || placement.houseAd),
  );
  return (
    <SectionCard
      title="Önizleme"
      note="Kutular gerçek boyutlarıyla; ağın reklamı güvenlik için yönetim ekranında yüklenmez."
    >
      {!settings.isEnabled || shown.length === 0 ? (
        <EmptyState
          title={settings.isEnabled ? 'Gösterilecek kutu yok' : 'Reklamlar kapalı'}
          text={
            settings.isEnabled
              ? 'Bir yerleşimi açın ve ağ kimliklerini ya da sitenin kendi reklamını yazın.'
              : 'Genel ayarlardan açılana kadar sitede hiçbir kutu görünmez.'
          }
        />
      ) : (
        <chakra.ul display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
          {shown.map((placement) => (
            <li key={placement.placement}>
              <chakra.h3 fontWeight="medium">{placementLabels[placement.placement].name}</chakra.h3>
              <chakra.p textStyle="sm" color="muted">
                {placementLabels[placement.placement].where} · {formatLabels[placement.format]}
                {placement.placement === 'INLINE' ? ` · her ${placement.frequency} içerikte bir` : ''}
              </chakra.p>
              <PreviewBox placement={placement} />
            </li>
          ))}
        </chakra.ul>
      )}
    </SectionCard>
  );
}

function PreviewBox({ placement }: { placement: Placement }) {
  const { format, adClient, adSlot, houseAd } = placement;
  const { width, height } = adSizes[format];
  const isFlat = height <= adSizes.AUTO.height;
  const hasNetwork = isNetworkBox(placement);
  return (
    <chakra.div mt="2" maxW="full" style={{ width: width ?? '100%' }}>
      <chakra.p lang="en" textStyle="xs" color="muted" textAlign="center" mb="1">
        Advertisement
      </chakra.p>
      <chakra.div
        lang="en"
        display="flex"
        flexDirection={isFlat ? 'row' : 'column'}
        alignItems="center"
        justifyContent={isFlat && !hasNetwork ? 'space-between' : 'center'}
        textAlign={isFlat && !hasNetwork ? 'start' : 'center'}
        gap="2"
        px="4"
        py="3"
        overflow="hidden"
        borderRadius="control"
        borderWidth="1px"
        borderStyle={hasNetwork ? 'dashed' : 'solid'}
        borderColor={hasNetwork ? 'field' : 'line'}
        bg={hasNetwork ? 'sunken' : 'surface'}
        style={{ height }}
      >
        {hasNetwork ? (
          <chakra.span textStyle="sm" color="muted" overflowWrap="anywhere" minW="0">
            {adClient}
            <br />
            {adSlot}
          </chakra.span>
        ) : (
          <>
            <chakra.span minW="0" overflowWrap="anywhere">
              <chakra.span display="block" fontWeight="bold">
                {houseAd?.title}
              </chakra.span>
              <chakra.span display="block" textStyle="sm" color="muted">
                {houseAd?.text}
              </chakra.span>
            </chakra.span>
            {houseAd?.label ? (
              <chakra.span
                flex="none"
                px="4"
                py="2"
                borderRadius="control"
                bg="accent"
                color="onAccent"
                textStyle="sm"
                fontWeight="medium"
              >
                {houseAd.label}
              </chakra.span>
            ) : null}
          </>
        )}
      </chakra.div>
    </chakra.div>
  );
}
