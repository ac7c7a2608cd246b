import { fieldLabel } from '../../../../../../domain/listing/labels.ts';
import { chakra } from '@chakra-ui/react';
import { memo, type ReactNode } from 'react';
import { BusinessPhoto } from '../../../../ui/listing/BusinessPhoto.tsx';
import { Switch } from '../../../../ui/form/Switch.tsx';
import type { AdminBusiness_EditFragment } from '../../../../graphql/generated.ts';
import { countryChoices } from '../../../shared/text/countryChoices.ts';
import { EditCategoryField } from './EditCategoryField.tsx';
import { EditCityField } from './EditCityField.tsx';
import { AnswerField } from './AnswerField.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import type { SwitchField as SwitchFieldName } from '../editValues.ts';
import { HoursField } from './HoursField.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { RichTextField } from './RichTextField.tsx';
import { SectionsField } from './SectionsField.tsx';
import { TextField } from './TextField.tsx';
import { useEditField } from './useEditField.ts';

const statuses = [
  { value: 'OPERATIONAL', label: 'Faaliyette' },
  { value: 'CLOSED_TEMPORARILY', label: 'Geçici olarak kapalı' },
  { value: 'CLOSED_PERMANENTLY', label: 'Kalıcı olarak kapalı' },
];
const prices = ['$', '$$', '$$$', '$$$$'].map((value) => ({ value, label: value }));

interface EditFieldsProps {
  business: AdminBusiness_EditFragment | null;
}

/** All fields of a listing, in the order of the form. */
export const EditFields = memo(function EditFields({ business }: EditFieldsProps) {
  return (
    <chakra.div display="flex" flexDirection="column" gap="5">
      <Row columns={2}>
        <SwitchField name="isOpen" />
        <SwitchField name="isVerified" />
      </Row>
      <TextField name="name" isRequired />
      <EditCategoryField isRequired={!business || business.category !== null} />
      <TextField name="address" isRequired={!business || Boolean(business.address)} />
      <Row columns={2}>
        <EditCityField />
        <ChoiceField name="countryCode" choices={countryChoices()} emptyLabel="Bilinmiyor" />
      </Row>
      <Row columns={3}>
        <TextField name="street" />
        <TextField name="state" />
        <TextField name="postalCode" />
      </Row>
      <Row columns={2} isStackedOnPhone>
        <TextField name="phone" inputMode="tel" />
        <TextField name="email" inputMode="email" />
      </Row>
      <TextField name="otherPhones" isLong hint="Her satıra bir telefon." />
      <TextField name="website" inputMode="url" placeholder="https://" />
      <TextField name="menuLink" inputMode="url" placeholder="https://" />
      <Row columns={2} isStackedOnPhone>
        <TextField name="orderLink" inputMode="url" placeholder="https://" />
        <TextField name="reservationLink" inputMode="url" placeholder="https://" />
      </Row>
      <TextField name="reviewsLink" inputMode="url" placeholder="https://" />
      <TextField name="socialLinks" isLong hint="İşletmenin kendi profilleri, her satıra bir adres." />
      <RichTextField />
      <TextField name="detailedInfo" isLong />
      <HoursSection />
      <Section title="Konum">
        <chakra.div display="flex" flexDirection="column" gap="5">
          <PlaceFields />
          <TextField name="locatedIn" hint="Örneğin bir alışveriş merkezi." />
          <TextField name="areaServed" isLong hint="Her satıra bir bölge." />
        </chakra.div>
      </Section>
      <PhotoSection business={business} />
      <Section title="Özellikler">
        <SectionsField />
      </Section>
      <StatusSection />
    </chakra.div>
  );
});

function HoursSection() {
  return (
    <Section title="Çalışma saatleri">
      <chakra.div display="flex" flexDirection="column" gap="5">
        <HoursField />
        <TextField
          name="specialHours"
          isLong
          hint="Her satıra bir gün: 2026-12-25: Closed veya 2026-12-31: 9 AM-3 PM."
        />
        <TextField
          name="otherHours"
          isLong
          hint="Her satıra bir hizmetin bir günü: Kitchen | Monday: 12 PM-10 PM."
        />
        <TextField
          name="busyHours"
          isLong
          hint="Her satıra bir gün: Monday: ve gece yarısından başlayarak saat saat 24 sayı, 0-100."
        />
      </chakra.div>
    </Section>
  );
}

function PhotoSection({ business }: EditFieldsProps) {
  return (
    <Section title="Fotoğraf">
      <chakra.div display="flex" flexDirection="column" gap="3">
        {business ? (
          <chakra.div w="art" aspectRatio="4 / 3" borderRadius="control" overflow="hidden">
            <BusinessPhoto business={business} category={business.category} sizes="200px" order={0} />
          </chakra.div>
        ) : null}
        <TextField
          name="photoUrl"
          inputMode="url"
          placeholder="https://"
          hint="Kaydedilince buradan bir kez alınır."
        />
        <TextField name="imageUrl" inputMode="url" placeholder="https://" />
        <TextField
          name="photos"
          isLong
          hint="Her satıra bir fotoğraf: adresi, ardından isterseniz bir boşluk ve açıklaması."
        />
        <TextField name="logoUrl" inputMode="url" placeholder="https://" />
      </chakra.div>
    </Section>
  );
}

function StatusSection() {
  return (
    <Section title="Sınıf ve durum">
      <chakra.div display="flex" flexDirection="column" gap="5">
        <Row columns={2}>
          <TextField name="type" />
          <ChoiceField name="priceRange" choices={prices} emptyLabel="Bilinmiyor" />
        </Row>
        <Row columns={2} isStackedOnPhone>
          <ChoiceField name="businessStatus" choices={statuses} emptyLabel="Bilinmiyor" />
          <AnswerField name="wheelchairAccessible" />
        </Row>
        <Row columns={2} isStackedOnPhone>
          <AnswerField name="isServiceArea" />
        </Row>
        <TextField
          name="reviewsPerScore"
          isLong
          hint="Kaynaktaki değerlendirmeler, her satıra bir puan: 5: 415."
        />
      </chakra.div>
    </Section>
  );
}

function SwitchField({ name }: { name: SwitchFieldName }) {
  const { value, setValue, control } = useEditField(name);
  return (
    <chakra.label display="flex" alignItems="center" gap="3" minH="11" fontWeight="medium">
      <Switch {...control} checked={value} onChange={(event) => setValue(event.currentTarget.checked)} />
      {fieldLabel(name)}
    </chakra.label>
  );
}

function Row({
  columns,
  isStackedOnPhone,
  children,
}: {
  columns: 2 | 3;
  isStackedOnPhone?: boolean;
  children: ReactNode;
}) {
  const wide = `repeat(${columns}, minmax(0, 1fr))`;
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={isStackedOnPhone ? { base: 'minmax(0, 1fr)', md: wide } : wide}
      gap={isStackedOnPhone ? { base: '5', md: '3' } : '3'}
      alignItems="start"
    >
      {children}
    </chakra.div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.section pt="5" borderTopWidth="1px" borderColor="line">
      <chakra.h3 textStyle="md" fontWeight="bold" mb="3">
        {title}
      </chakra.h3>
      {children}
    </chakra.section>
  );
}
