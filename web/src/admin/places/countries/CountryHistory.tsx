import { joinIsolated } from '../../../../../domain/text/bidi.ts';
import { isolated } from '../../../../../domain/text/bidi.ts';
import { chakra } from '@chakra-ui/react';
import { undoIcon } from '../../../ui/icon/adminIcons.ts';
import { Badge } from '../../../ui/text/Badge.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useCountryRenameListQuery } from '../../../graphql/generated.ts';
import { formatDateTime } from '../../shared/text/formatTurkish.ts';
import { ChangeList } from '../ChangeList.tsx';
import { PAGE_SIZE } from '../placeView.ts';
import { countryLabel } from '../../shared/text/countryLabel.ts';
import { useCountryActions } from './useCountryActions.ts';
import { ActionButton } from '../../shared/form/ActionButton.tsx';

interface CountryHistoryProps {
  page: number;
  onPage: (page: number) => void;
}

/** The names that operators gave to countries, and their way back. */
export function CountryHistory({ page, onPage }: CountryHistoryProps) {
  const result = useCountryRenameListQuery({
    variables: { first: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const { undo } = useCountryActions();
  return (
    <ChangeList
      result={result}
      rowsOf={({ countryRenames }) => countryRenames}
      emptyText="Ülkelere verilen adlar burada durur ve geri alınabilir."
      page={page}
      onPage={onPage}
    >
      {({ id, countryCode, before, after, isUndone, operatorName, createdAt }) => (
        <chakra.li
          key={id}
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          gap="3"
          py="3.5"
          borderBottomWidth="1px"
          borderColor="line"
          _last={{ borderBottomWidth: '0' }}
        >
          <chakra.div flex="1" minW="art">
            <chakra.p fontWeight="medium" overflowWrap="anywhere">
              {`${countryLabel(countryCode)}: “${isolated(before)}” → “${isolated(after)}”`}
            </chakra.p>
            <chakra.p color="muted" textStyle="xs">
              {joinIsolated([operatorName ?? 'Sistem', formatDateTime(createdAt)], ' · ')}
            </chakra.p>
          </chakra.div>
          {isUndone ? (
            <Badge tone="warning">Geri alındı</Badge>
          ) : (
            <ActionButton
              variant="line"
              size="sm"
              aria-label={`Geri al: “${isolated(before)}” → “${isolated(after)}”`}
              onAct={() => undo(id)}
            >
              <Icon path={undoIcon} size={18} />
              Geri al
            </ActionButton>
          )}
        </chakra.li>
      )}
    </ChangeList>
  );
}
