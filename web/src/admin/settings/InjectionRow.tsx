import { messageText } from '../shared/text/messageText.ts';
import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { pencilIcon, trashIcon } from '../../ui/icon/adminIcons.ts';
import { Badge } from '../../ui/text/Badge.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { downIcon, upIcon } from '../../ui/icon/icons.ts';
import { Switch } from '../../ui/form/Switch.tsx';
import type { InjectionCode_CodeFragment } from '../../graphql/generated.ts';
import { consentLabels, ownerTabs, positionLabels } from './settingsLabels.ts';

interface InjectionRowProps {
  code: InjectionCode_CodeFragment;
  isFirst: boolean;
  isLast: boolean;
  isBusy: boolean;
  onMove: (by: -1 | 1) => void;
  onSwitch: (isEnabled: boolean) => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** A code of the list, or one that the settings made. */
export function InjectionRow(props: InjectionRowProps) {
  const { code } = props;
  const { name, position, consent, hasScripts } = code;
  const warnings = code.warningMessages.map((warning) => messageText(warning, ''));
  const tab = ownerTabs[code.owner];
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      py="2.5"
      borderBottomWidth="1px"
      borderColor="line"
      _last={{ borderBottomWidth: '0' }}
    >
      <MoveButtons {...props} />
      <chakra.div flex="1" minW="min({sizes.48}, 100%)" overflowWrap="anywhere">
        <chakra.p fontWeight="medium">
          <bdi>{name}</bdi>
        </chakra.p>
        <chakra.span display="flex" flexWrap="wrap" gap="1.5" mt="1">
          <Badge>{positionLabels[position]}</Badge>
          <Badge>{hasScripts ? 'Betik çalıştırır' : 'Sayfanın içinde'}</Badge>
          <Badge tone={consent === 'NONE' && hasScripts ? 'warning' : 'neutral'}>
            {consentLabels[consent]}
          </Badge>
        </chakra.span>
        {warnings.map((warning) => (
          <chakra.p key={warning} mt="1" textStyle="xs" color="warning">
            {warning}
          </chakra.p>
        ))}
      </chakra.div>
      {tab ? (
        <Button asChild variant="ghost" size="sm">
          <Link to={`?tab=${tab}`}>{tab === 'codes' ? 'Yukarıdan yönetilir' : 'Analitikten yönetilir'}</Link>
        </Button>
      ) : (
        <CodeActions {...props} />
      )}
    </chakra.li>
  );
}

function MoveButtons({ code: { name }, isFirst, isLast, isBusy, onMove }: InjectionRowProps) {
  return (
    <chakra.span display="flex" flex="none">
      <Button
        variant="ghost"
        size="icon"
        aria-label={`Yukarı taşı: ${name}`}
        disabled={isFirst || isBusy}
        onClick={() => onMove(-1)}
      >
        <Icon path={upIcon} size={18} />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={`Aşağı taşı: ${name}`}
        disabled={isLast || isBusy}
        onClick={() => onMove(1)}
      >
        <Icon path={downIcon} size={18} />
      </Button>
    </chakra.span>
  );
}

function CodeActions({ code: { name, isEnabled }, isBusy, onSwitch, onEdit, onDelete }: InjectionRowProps) {
  return (
    <chakra.span display="flex" alignItems="center" gap="1" ml="auto">
      <Switch
        aria-label={`Açık: ${name}`}
        checked={isEnabled}
        disabled={isBusy}
        onChange={(event) => onSwitch(event.target.checked)}
      />
      <Button variant="ghost" size="icon" aria-label={`Düzenle: ${name}`} onClick={onEdit}>
        <Icon path={pencilIcon} size={18} />
      </Button>
      <Button variant="ghost" size="icon" aria-label={`Sil: ${name}`} disabled={isBusy} onClick={onDelete}>
        <Icon path={trashIcon} size={18} />
      </Button>
    </chakra.span>
  );
}
