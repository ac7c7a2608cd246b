import { FormField } from '../../ui/form/FormField.tsx';
import { Input } from '../../ui/form/Input.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import type { ListingProposalKind } from '../../graphql/siteOperations.ts';
import { editFields, problems } from './proposalKinds.ts';
import type { ProposedListing } from './useSendProposal.ts';
import { css } from '../../ui/theme/styles.ts';

interface ProposalFieldsProps {
  kind: ListingProposalKind;
  listing: ProposedListing;
  faults: Record<string, string>;
  /** Whether visitors are informed of the decision by mail. */
  hasOutcome: boolean;
}

const messageLabels: Record<ListingProposalKind, string> = {
  EDIT: 'Anything else, such as opening hours',
  REPORT: 'Tell us more',
  CLAIM: 'How are you connected to this business?',
};

/** Fields of each kind of proposal; the author's come last. */
export function ProposalFields({ kind, listing, faults, hasOutcome }: ProposalFieldsProps) {
  const isClaim = kind === 'CLAIM';
  return (
    <div
      className={css({
        display: 'grid',
        gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        gap: '4',
      })}
    >
      {/* What was typed for one kind is still there after a look at another. */}
      {editFields.map(({ field, label, type }) => (
        <FormField key={field} label={label} fault={faults[`changes.${field}`]} isHidden={kind !== 'EDIT'}>
          <Input
            name={field}
            type={type}
            defaultValue={listing[field] ?? ''}
            autoComplete="off"
            disabled={kind !== 'EDIT'}
          />
        </FormField>
      ))}
      <FormField label="What is the matter?" isWide isHidden={kind !== 'REPORT'}>
        <Select name="problem" defaultValue="closed" disabled={kind !== 'REPORT'}>
          {problems.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </FormField>
      <FormField label={messageLabels[kind]} fault={faults['message']} isWide>
        <TextArea
          name="message"
          rows={3}
          className={css({ py: '2.5' })}
          maxLength={10_000}
          required={isClaim}
        />
      </FormField>
      <FormField label={isClaim ? 'Your name' : 'Your name (optional)'} fault={faults['name']}>
        <Input name="yourName" autoComplete="name" maxLength={500} required={isClaim} />
      </FormField>
      {/* Claims are checked with their author; of others an address is of use only where a mail can be sent. */}
      {isClaim || hasOutcome ? (
        <FormField
          label={isClaim ? 'Your email' : 'Your email (optional)'}
          fault={faults['email']}
          note={
            hasOutcome
              ? 'We use it to inform you of the outcome. It is never published, and deleted afterwards.'
              : undefined
          }
        >
          <Input name="yourEmail" type="email" autoComplete="email" maxLength={254} required={isClaim} />
        </FormField>
      ) : null}
      {/* People neither see nor reach it; machines fill it in. */}
      <div className={css({ position: 'absolute', left: '-9999px' })} aria-hidden="true">
        <label>
          Leave this empty
          <input name="homepage" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </div>
  );
}
