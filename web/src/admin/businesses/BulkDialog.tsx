import { chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../ui/form/Button.tsx';
import { infoIcon, warnIcon } from '../../ui/icon/icons.ts';
import { Radio } from '../../ui/form/Radio.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import type { BulkChangesInput, BusinessStatus } from '../../graphql/generated.ts';
import {
  useAdminBusinessChoicesQuery,
  useBulkEditPreviewQuery,
  useStartBulkEditMutation,
} from '../../graphql/generated.ts';
import { readOperatorError } from '../shared/text/readOperatorError.ts';
import { adminPaths } from '../../lib/adminPaths.ts';
import { AdminDialog } from '../shared/dialog/AdminDialog.tsx';
import { formatNumber } from '../shared/text/formatTurkish.ts';
import { Note } from '../shared/page/Note.tsx';
import type { BusinessView } from './businessView.ts';
import { filterOf, hasBusinessFilter } from './businessView.ts';
import { CategoryFilter } from '../shared/form/CategoryFilter.tsx';
import { CityField } from './CityField.tsx';
import { countryChoices } from '../shared/text/countryChoices.ts';
import { denseField } from '../shared/table/denseField.ts';
import { FieldBox } from '../shared/form/FieldBox.tsx';
import { previewText, startText } from './bulkWords.ts';

interface BulkDialogProps {
  view: BusinessView;
  selected: ReadonlySet<number>;
  onStarted: () => void;
  onClose: () => void;
}

const keep = 'Değiştirme';
/** Value of the choice to derive the country; no country has this code. */
const derived = 'derive';
const removable = [
  ['clearPhone', 'Telefon'],
  ['clearWebsite', 'Web sitesi'],
] as const;

/** New values for the ticked rows or for all that match, with how many that changes. */
export function BulkDialog({ view, selected, onStarted, onClose }: BulkDialogProps) {
  const id = useId();
  const navigate = useNavigate();
  const [isTicked, setTicked] = useState(selected.size > 0);
  const [category, setCategory] = useState('');
  const [changes, setChanges] = useState<BulkChangesInput>({});
  const [problem, setProblem] = useState('');
  const [start, { loading: isStarting }] = useStartBulkEditMutation();
  const { data: choices } = useAdminBusinessChoicesQuery({
    variables: { category, hasCategory: category !== '' },
  });
  const categoryId = category ? choices?.category?.id : undefined;
  const input = {
    ...(isTicked ? { ids: [...selected] } : { filter: filterOf(view) }),
    changes: { ...changes, ...(categoryId === undefined ? {} : { categoryId }) },
  };
  const isEmpty = Object.keys(input.changes).length === 0;
  const preview = useBulkEditPreviewQuery({
    variables: { input },
    skip: isEmpty,
    fetchPolicy: 'network-only',
  });
  const shown = isEmpty ? undefined : preview.data?.bulkEditPreview;

  function set<Name extends keyof BulkChangesInput>(name: Name, value: BulkChangesInput[Name] | undefined) {
    const next = { ...changes, [name]: value };
    if (value === undefined) delete next[name];
    setChanges(next);
  }
  function setCountry(chosen: string) {
    setChanges(({ countryCode: _former, deriveCountry: _derive, ...rest }) => {
      if (chosen === '') return rest;
      return chosen === derived ? { ...rest, deriveCountry: true } : { ...rest, countryCode: chosen };
    });
  }
  const yesOrNo = (text: string) => (text === '' ? undefined : text === 'yes');
  const textOf = (value: boolean | null | undefined) => (value == null ? '' : value ? 'yes' : 'no');

  async function handleStart() {
    setProblem('');
    try {
      await start({ variables: { input } });
      onStarted();
      await navigate(adminPaths.bulkEdits());
    } catch (thrown) {
      const { message } = readOperatorError(thrown);
      setProblem(message);
    }
  }

  return (
    <AdminDialog
      title="Toplu düzenle"
      onClose={onClose}
      actions={
        <>
          <Button variant="line" size="sm" onClick={onClose}>
            Vazgeç
          </Button>
          <Button
            size="sm"
            disabled={!shown || (shown.changing === 0 && !shown.isLowerBound) || isStarting}
            onClick={() => void handleStart()}
          >
            {startText(shown)}
          </Button>
        </>
      }
    >
      <chakra.div display="flex" flexDirection="column" gap="4">
        <fieldset>
          <VisuallyHidden as="legend">Hangi kayıtlar</VisuallyHidden>
          {selected.size > 0 ? (
            <Scope
              label={`Seçilen ${formatNumber(selected.size)} kayıt`}
              isChosen={isTicked}
              onChoose={() => setTicked(true)}
            />
          ) : null}
          <Scope
            label={hasBusinessFilter(view) ? 'Filtreyle eşleşen bütün kayıtlar' : 'Dizindeki bütün kayıtlar'}
            isChosen={!isTicked}
            onChoose={() => setTicked(false)}
          />
        </fieldset>
        <chakra.div>
          <chakra.p mb="1.5" fontWeight="medium" aria-hidden="true">
            Kategori
          </chakra.p>
          <CategoryFilter
            name={category ? (choices?.category?.name ?? category) : ''}
            placeholder={keep}
            hasEmpty
            onChange={setCategory}
          />
        </chakra.div>
        <FieldBox id={`${id}-city`} label="Şehir">
          <CityField
            id={`${id}-city`}
            placeholder={keep}
            onChange={(cityId) => {
              set('cityId', cityId);
              // A city brings its country along.
              if (cityId !== undefined)
                setChanges(({ countryCode: _former, deriveCountry: _derive, ...rest }) => ({
                  ...rest,
                  cityId,
                }));
            }}
          />
        </FieldBox>
        <FieldBox id={`${id}-country`} label="Ülke">
          <Select
            {...denseField}
            id={`${id}-country`}
            disabled={changes.cityId != null}
            value={changes.deriveCountry ? derived : (changes.countryCode ?? '')}
            onChange={(event) => setCountry(event.currentTarget.value)}
          >
            <option value="">{keep}</option>
            <option value={derived}>Boşsa konum, adres ve telefondan bul</option>
            {countryChoices().map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </FieldBox>
        <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap="3">
          <FieldBox id={`${id}-open`} label="Açık">
            <Select
              {...denseField}
              id={`${id}-open`}
              value={textOf(changes.isOpen)}
              onChange={(event) => set('isOpen', yesOrNo(event.currentTarget.value))}
            >
              <option value="">{keep}</option>
              <option value="yes">Açık</option>
              <option value="no">Kapalı</option>
            </Select>
          </FieldBox>
          <FieldBox id={`${id}-verified`} label="Doğrulanmış">
            <Select
              {...denseField}
              id={`${id}-verified`}
              value={textOf(changes.isVerified)}
              onChange={(event) => set('isVerified', yesOrNo(event.currentTarget.value))}
            >
              <option value="">{keep}</option>
              <option value="yes">Doğrulanmış</option>
              <option value="no">Doğrulanmamış</option>
            </Select>
          </FieldBox>
        </chakra.div>
        <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap="3">
          {removable.map(([name, label]) => (
            <FieldBox key={name} id={`${id}-${name}`} label={label}>
              <Select
                {...denseField}
                id={`${id}-${name}`}
                value={changes[name] ? 'remove' : ''}
                onChange={(event) => set(name, event.currentTarget.value ? true : undefined)}
              >
                <option value="">{keep}</option>
                <option value="remove">Kaldır</option>
              </Select>
            </FieldBox>
          ))}
        </chakra.div>
        <FieldBox id={`${id}-status`} label="İşletme durumu">
          <Select
            {...denseField}
            id={`${id}-status`}
            value={changes.businessStatus ?? ''}
            onChange={(event) =>
              set('businessStatus', (event.currentTarget.value || undefined) as BusinessStatus | undefined)
            }
          >
            <option value="">{keep}</option>
            <option value="OPERATIONAL">Faaliyette</option>
            <option value="CLOSED_TEMPORARILY">Geçici olarak kapalı</option>
            <option value="CLOSED_PERMANENTLY">Kalıcı olarak kapalı</option>
          </Select>
        </FieldBox>
        <Note
          icon={problem || preview.error ? warnIcon : infoIcon}
          tone={problem ? 'danger' : 'neutral'}
          role="status"
        >
          {problem ||
            previewText(isEmpty, preview.error !== undefined, shown, changes.deriveCountry === true)}
        </Note>
      </chakra.div>
    </AdminDialog>
  );
}

function Scope({ label, isChosen, onChoose }: { label: string; isChosen: boolean; onChoose: () => void }) {
  return (
    <chakra.label display="flex" alignItems="center" gap="3" minH={{ base: '11', md: '9' }}>
      <Radio name="bulk-scope" checked={isChosen} onChange={onChoose} />
      {label}
    </chakra.label>
  );
}
