import { chakra } from '@chakra-ui/react';
import type { FormEvent } from 'react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../ui/form/Button.tsx';
import { DialogHead, DialogSheet, heldPage } from '../../ui/feedback/DialogSheet.tsx';
import { openModal } from '../../ui/feedback/openModal.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { checkIcon } from '../../ui/icon/icons.ts';
import { Radio } from '../../ui/form/Radio.tsx';
import { ProposalFields } from './ProposalFields.tsx';
import { proposalKinds } from './proposalKinds.ts';
import { useSendProposal, type ProposedListing } from './useSendProposal.ts';

interface ProposalDialogProps {
  listing: ProposedListing;
  onClose: () => void;
}

/** Suggest an edit, report a problem, or claim a listing. */
export function ProposalDialog({ listing, onClose }: ProposalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const { kind, text } = proposalKinds[chosen] ?? { kind: 'EDIT' as const, text: '' };
  const { send, state, faults } = useSendProposal(listing, kind);
  useLayoutEffect(() => (dialog.current ? openModal(dialog.current) : undefined), []);
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === 'idle') void send(event.currentTarget);
  }
  return (
    <DialogSheet
      ref={dialog}
      width="wide"
      css={heldPage}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <chakra.div display="flex" flexDirection="column" minH="0">
        <DialogHead id={id} closeLabel="Close" onClose={onClose}>
          <bdi>{listing.name}</bdi>
        </DialogHead>
        {state === 'sent' ? (
          <chakra.div role="status" display="flex" gap="3" px="5" pt="1" pb="6">
            <Icon path={checkIcon} color="positive" />
            <div>
              <chakra.p fontWeight="bold">Thank you.</chakra.p>
              <p>Somebody of our team will look at it before anything on the page changes.</p>
              <Button variant="tonal" mt="4" onClick={onClose}>
                Back to the listing
              </Button>
            </div>
          </chakra.div>
        ) : (
          <chakra.form
            noValidate={kind === 'EDIT'}
            onSubmit={handleSubmit}
            display="flex"
            flexDirection="column"
            gap="4"
            overflowY="auto"
            px="5"
            pt="1"
            pb="5"
          >
            <chakra.fieldset display="grid" gap="0">
              <chakra.legend fontWeight="medium">What would you like to do?</chakra.legend>
              {proposalKinds.map((one, place) => (
                <chakra.label key={one.kind} display="flex" alignItems="center" gap="3" minH="11">
                  <Radio name="kind" checked={place === chosen} onChange={() => setChosen(place)} />
                  {one.label}
                </chakra.label>
              ))}
            </chakra.fieldset>
            <chakra.p textStyle="sm" color="muted">
              {text}
            </chakra.p>
            <ProposalFields key={kind} kind={kind} listing={listing} faults={faults} />
            {faults['form'] ? (
              <chakra.p role="alert" color="danger">
                {faults['form']}
              </chakra.p>
            ) : null}
            <Button type="submit" disabled={state === 'sending'} alignSelf={{ md: 'flex-start' }}>
              {state === 'sending' ? 'Sending...' : 'Send'}
            </Button>
          </chakra.form>
        )}
      </chakra.div>
    </DialogSheet>
  );
}
