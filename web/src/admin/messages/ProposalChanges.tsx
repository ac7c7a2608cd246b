import { chakra } from '@chakra-ui/react';
import { fieldLabel } from '../../../../domain/listing/labels.ts';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { Badge } from '../../ui/text/Badge.tsx';
import type { Proposal_ProposalFragment } from '../../graphql/generated.ts';
import { showStored } from '../businesses/editing/showValue.ts';

interface ProposalChangesProps {
  businessName: string;
  changes: Proposal_ProposalFragment['changes'];
  /** Names of the fields to accept; null once the proposal is decided. */
  selected: readonly string[] | null;
  onSelect: (selected: string[]) => void;
}

/** The proposed values beside the current ones, field by field. */
export function ProposalChanges({ businessName, changes, selected, onSelect }: ProposalChangesProps) {
  return (
    <chakra.ul mt="3" aria-label={`${businessName}: önerilen değişiklikler`}>
      {changes.map(({ field, current, proposed, isAccepted }) => (
        <chakra.li
          key={field}
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
            {selected ? (
              <Checkbox
                checked={selected.includes(field)}
                onChange={(event) =>
                  onSelect(
                    event.target.checked ? [...selected, field] : selected.filter((one) => one !== field),
                  )
                }
              />
            ) : null}
            {fieldLabel(field)}
            {isAccepted ? <Badge tone="positive">Alındı</Badge> : null}
          </chakra.label>
          <div>
            <chakra.span display="block" textStyle="xs" color="muted">
              Şimdi
            </chakra.span>
            <bdi>{showStored(current, field) || '–'}</bdi>
          </div>
          <div>
            <chakra.span display="block" textStyle="xs" color="muted">
              Öneri
            </chakra.span>
            <chakra.span fontWeight="medium">
              <bdi>{showStored(proposed, field)}</bdi>
            </chakra.span>
          </div>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
