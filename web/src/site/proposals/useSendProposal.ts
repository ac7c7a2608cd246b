import { useEffect, useRef, useState } from 'react';
import { useSendListingProposalMutation, type ListingProposalKind } from '../../graphql/siteOperations.ts';
import { readError } from '../../graphql/readError.ts';
import { useIdempotencyKey } from '../../lib/useIdempotencyKey.ts';
import { editFields, problems } from './proposalKinds.ts';

/** Fields of a listing that can be corrected, with their current values. */
export type ProposedListing = { id: number; name: string } & Partial<
  Record<(typeof editFields)[number]['field'], string | null>
>;

/** Sends the fields of the form that differ from the listing. */
export function useSendProposal(listing: ProposedListing, kind: ListingProposalKind) {
  const [mutate] = useSendListingProposalMutation();
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [faults, setFaults] = useState<Record<string, string>>({});
  const { keyOf } = useIdempotencyKey();
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);

  async function send(form: HTMLFormElement) {
    const data = new FormData(form);
    const text = (name: string) => String(data.get(name) ?? '').trim();
    const changes: Record<string, string> = {};
    if (kind === 'EDIT')
      for (const { field } of editFields)
        if (text(field) !== '' && text(field) !== (listing[field] ?? '')) changes[field] = text(field);
    const problem = problems.find(({ value }) => value === text('problem'));
    if (kind === 'REPORT' && problem?.value === 'closed') changes['businessStatus'] = 'CLOSED_PERMANENTLY';
    const message =
      kind === 'REPORT' && problem
        ? [problem.label, text('message')].filter(Boolean).join('. ')
        : text('message');
    if (kind === 'EDIT' && Object.keys(changes).length === 0 && message === '') {
      setFaults({ message: 'Change a field above, or say here what is wrong.' });
      return;
    }
    setState('sending');
    setFaults({});
    const proposal = {
      businessId: listing.id,
      kind,
      name: text('yourName'),
      email: text('yourEmail'),
      message,
      changes,
    };
    try {
      await mutate({
        variables: {
          input: {
            ...proposal,
            idempotencyKey: keyOf(proposal),
            homepage: text('homepage'),
            shownMs: Math.round(performance.now() - shownAt.current),
          },
        },
      });
      form.reset();
      setState('sent');
    } catch (error) {
      const { fields, code } = readError(error);
      setState('idle');
      setFaults(
        Object.keys(fields).length > 0
          ? fields
          : {
              form:
                code === 'RATE_LIMITED'
                  ? 'Too many requests from here. Please try again later.'
                  : 'It could not be sent. Please try again.',
            },
      );
    }
  }
  return { send, state, faults };
}
