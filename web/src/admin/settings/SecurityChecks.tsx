import { messageText } from '../shared/text/messageText.ts';
import { chakra } from '@chakra-ui/react';
import { Badge } from '../../ui/text/Badge.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { checkIcon, closeIcon, warnIcon } from '../../ui/icon/icons.ts';
import { OperatorQueryState } from '../shared/page/OperatorQueryState.tsx';
import { useSecurityChecksQuery, type SecurityState } from '../../graphql/generated.ts';
import { RowsSkeleton } from '../shared/table/RowsSkeleton.tsx';
import { SectionCard } from '../shared/page/SectionCard.tsx';

const looks: Readonly<
  Record<SecurityState, { label: string; tone: 'positive' | 'warning' | 'danger'; icon: string }>
> = {
  OK: { label: 'Tamam', tone: 'positive', icon: checkIcon },
  WARNING: { label: 'Dikkat', tone: 'warning', icon: warnIcon },
  DANGER: { label: 'Tehlike', tone: 'danger', icon: closeIcon },
};
const order: readonly SecurityState[] = ['DANGER', 'WARNING', 'OK'];

/** Security checks of this installation; those that need an action come first. */
export function SecurityChecks() {
  const result = useSecurityChecksQuery({ fetchPolicy: 'network-only', notifyOnNetworkStatusChange: true });
  return (
    <SectionCard
      title="Güvenlik durumu"
      note="Bu kurulumun şu anki hâli"
      action={
        <Button
          variant="tonal"
          size="sm"
          disabled={result.loading}
          onClick={() => void result.refetch().catch(() => undefined)}
        >
          {result.loading ? 'Denetleniyor...' : 'Yeniden denetle'}
        </Button>
      }
    >
      <OperatorQueryState
        result={result}
        skeleton={<RowsSkeleton rows={8} />}
        errorTitle="Güvenlik durumu alınamadı"
      >
        {({ securityChecks }) => (
          <chakra.ul display="grid" gap="1">
            {securityChecks
              .toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
              .map(({ key, titleMessage, state, detailMessage, adviceMessage }) => (
                <chakra.li
                  key={key}
                  display="flex"
                  flexWrap={{ base: 'wrap', md: 'nowrap' }}
                  gap={{ base: '1', md: '4' }}
                  py="2.5"
                >
                  <chakra.span w={{ md: '24' }} flex="none">
                    <Badge tone={looks[state].tone}>
                      <Icon path={looks[state].icon} size={14} />
                      {looks[state].label}
                    </Badge>
                  </chakra.span>
                  <chakra.div minW="0" flexBasis={{ base: 'full', md: 'auto' }} overflowWrap="anywhere">
                    <chakra.h3 fontWeight="medium">{messageText(titleMessage, '')}</chakra.h3>
                    <chakra.p color="muted">{messageText(detailMessage, '')}</chakra.p>
                    {adviceMessage ? <p>{messageText(adviceMessage, '')}</p> : null}
                  </chakra.div>
                </chakra.li>
              ))}
          </chakra.ul>
        )}
      </OperatorQueryState>
    </SectionCard>
  );
}
