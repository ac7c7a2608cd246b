import { chakra } from '@chakra-ui/react';
import { meaningLabel } from '../../../../../domain/imports/columnMeanings.ts';
import { joinIsolated } from '../../../../../domain/text/bidi.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { checkIcon, closeIcon, infoIcon, warnIcon } from '../../../ui/icon/icons.ts';
import type { AdminColumn } from '../../shared/table/AdminTable.tsx';
import { formatPercent } from '../../shared/text/formatTurkish.ts';
import { fieldChoices } from '../importLabels.ts';
import type { PlacedColumn } from './columnMapping.ts';
import type { useColumnAnswers } from './useColumnAnswers.ts';
import { css } from '../../../ui/theme/styles.ts';

const State = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '1', whiteSpace: 'nowrap' },
});

/** How sure the reading of a column is. */
function stateOf({ field, isAsked, confidence }: PlacedColumn, isChanged: boolean) {
  if (isChanged)
    return (
      <State color="warning">
        <Icon path={infoIcon} size={16} />
        Değişti
      </State>
    );
  if (isAsked)
    return (
      <State color="warning">
        <Icon path={warnIcon} size={16} />
        Emin değil
      </State>
    );
  if (field)
    return (
      <State color="positive">
        <Icon path={checkIcon} size={16} />
        {confidence === null ? 'Tanındı' : `Tanındı, ${formatPercent(confidence)}`}
      </State>
    );
  return (
    <State color="muted">
      <Icon path={closeIcon} size={16} />
      Alınmayacak
    </State>
  );
}

/** The cells of a table of columns: header, samples, field to choose, and how sure the reading is. */
export const columnCells = ({
  corrections,
  released,
  correct,
  release,
}: ReturnType<typeof useColumnAnswers>): AdminColumn<PlacedColumn>[] => [
  { header: 'Dosyadaki sütun', isTitle: true, longShare: '28%', cell: ({ header }) => header },
  {
    header: 'Örnek değer',
    longShare: '30%',
    cell: ({ samples }) =>
      samples.length > 0 ? (
        <chakra.span color="muted" lineClamp="3" overflowWrap="anywhere">
          {joinIsolated(samples, ' · ')}
        </chakra.span>
      ) : null,
  },
  {
    header: 'Alan',
    cell: ({ header, field, isPersonal, isReleased, index }) =>
      isPersonal && !isReleased && !released.has(index) ? (
        <chakra.span display="flex" flexWrap="wrap" alignItems="center" gap="2" color="muted">
          Kişisel veri, okunmaz
          <Button
            variant="ghost"
            size="sm"
            className={css({ ml: '-3' })}
            aria-label={`${header}: yine de al`}
            title="Yalnızca bu sütunun kişilere değil işletmeye ait olduğundan eminseniz"
            onClick={() => release(index)}
          >
            Yine de al
          </Button>
        </chakra.span>
      ) : (
        <chakra.div w={{ base: 'full', md: '48' }}>
          <Select
            aria-label={`${header} sütununun alanı`}
            className={css({ minH: { base: '11', md: '9' }, textStyle: 'sm' })}
            value={corrections[index] ?? field ?? ''}
            onChange={(event) => correct(index, event.target.value)}
          >
            <option value="">{released.has(index) ? 'Otomatik tanınır' : 'Alınmayacak'}</option>
            {fieldChoices.map((choice) => (
              <option key={choice.field} value={choice.field}>
                {choice.label}
              </option>
            ))}
            {field && !fieldChoices.some((choice) => choice.field === field) ? (
              <option value={field}>{meaningLabel(field)}</option>
            ) : null}
          </Select>
        </chakra.div>
      ),
  },
  {
    header: 'Durum',
    cell: (column) => stateOf(column, corrections[column.index] !== undefined || released.has(column.index)),
  },
];
