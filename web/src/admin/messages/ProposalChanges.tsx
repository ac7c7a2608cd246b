import { chakra } from '@chakra-ui/react';
import { fieldLabel } from '../../../../domain/listing/labels.ts';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { Badge } from '../../ui/text/Badge.tsx';
import type { Proposal_ProposalFragment } from '../../graphql/generated.ts';
import { showStored } from '../businesses/editing/showValue.ts';

type Changes = Proposal_ProposalFragment['changes'];

interface ProposalChangesProps {
  businessName: string;
  changes: Changes;
  /** Names of the fields to accept; null once the proposal is decided. */
  selected: readonly string[] | null;
  onSelect: (selected: string[]) => void;
}

/** Whether accepting a proposed value would change the listing. */
export function changesListing({ field, current, proposed }: Changes[number]): boolean {
  return showStored(current, field) !== showStored(proposed, field);
}

/** The proposed values beside the current ones, field by field; one that the listing has already is shown once. */
export function ProposalChanges({ businessName, changes, selected, onSelect }: ProposalChangesProps) {
  return (
    <chakra.ul mt="3" aria-label={`${businessName}: önerilen değişiklikler`}>
      {changes.map((change) => (
        <chakra.li
          key={change.field}
          display="grid"
          gridTemplateColumns={{
            base: 'minmax(0, 1fr)',
            md: '{sizes.art} minmax(0, 1fr) minmax(0, 1fr)',
          }}
          gap={{ base: '1', md: '4' }}
          py="2"
          borderTopWidth="1px"
          borderColor="line"
          overflowWrap="anywhere"
        >
          <chakra.label
            display="flex"
            alignItems="center"
            gap="2.5"
            minH={{ base: '11', md: '7' }}
            fontWeight="medium"
          >
            {selected && changesListing(change) ? (
              <Checkbox
                checked={selected.includes(change.field)}
                onChange={(event) =>
                  onSelect(
                    event.target.checked
                      ? [...selected, change.field]
                      : selected.filter((one) => one !== change.field),
                  )
                }
              />
            ) : null}
            {fieldLabel(change.field)}
            {change.isAccepted ? <Badge tone="positive">Alındı</Badge> : null}
          </chakra.label>
          {changesListing(change) ? (
            <>
              <Value label="Şimdi" text={showStored(change.current, change.field) || '–'} />
              <Value label="Öneri" text={showStored(change.proposed, change.field)} isStrong />
            </>
          ) : (
            <Value
              label={change.isAccepted ? 'Kayıtta' : 'Kayıtta zaten böyle'}
              text={showStored(change.current, change.field)}
            />
          )}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

function Value({ label, text, isStrong = false }: { label: string; text: string; isStrong?: boolean }) {
  return (
    <div>
      <chakra.span display="block" textStyle="xs" color="muted">
        {label}
      </chakra.span>
      <chakra.span fontWeight={isStrong ? 'medium' : undefined}>
        <bdi>{text}</bdi>
      </chakra.span>
    </div>
  );
}
