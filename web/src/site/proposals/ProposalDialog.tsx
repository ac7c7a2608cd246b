import { chakra } from '@chakra-ui/react';
import type { FormEvent } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { checkIcon, closeIcon } from '../../components/icons.ts';
import { Radio } from '../../components/Radio.tsx';
import { ProposalFields } from './ProposalFields.tsx';
import { proposalKinds } from './proposalKinds.ts';
import { useSendProposal, type ProposedListing } from './useSendProposal.ts';

interface ProposalDialogProps {
  listing: ProposedListing;
  onClose: () => void;
}

/** Suggest an edit, report a problem, or claim a listing. The browser's own dialog keeps the focus in and gives it back. */
export function ProposalDialog({ listing, onClose }: ProposalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const { kind, text } = proposalKinds[chosen] ?? { kind: 'EDIT' as const, text: '' };
  const { send, state, faults } = useSendProposal(listing, kind);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === 'idle') void send(event.currentTarget);
  }
  return (
    <chakra.dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
      m="auto"
      mb={{ base: '0', md: 'auto' }}
      w="full"
      maxW={{ base: 'full', md: 'dialogWide' }}
      maxH={{ base: '94dvh', md: '86dvh' }}
      overflow="hidden"
      bg="surface"
      color="text"
      borderRadius="card"
      borderBottomRadius={{ base: '0', md: 'card' }}
      boxShadow="float"
      css={{
        '&::backdrop': { background: 'rgb(20 14 8 / .5)' },
        'body:has(&[open])': { overflow: 'hidden' },
      }}
    >
      <chakra.div display="flex" flexDirection="column" maxH="inherit">
        <chakra.div
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          gap="3"
          pl="5"
          pr="2"
          pt="2"
        >
          <chakra.h2 id={id} textStyle="lg" fontWeight="bold" minW="0" overflowWrap="anywhere">
            {listing.name}
          </chakra.h2>
          <Button variant="ghost" size="icon" aria-label="Close" onClick={() => dialog.current?.close()}>
            <Icon path={closeIcon} size={22} />
          </Button>
        </chakra.div>
        {state === 'sent' ? (
          <chakra.div role="status" display="flex" gap="3" px="5" pt="1" pb="6">
            <Icon path={checkIcon} color="positive" />
            <div>
              <chakra.p fontWeight="bold">Thank you.</chakra.p>
              <p>Somebody of our team will look at it before anything on the page changes.</p>
              <Button variant="tonal" mt="4" onClick={() => dialog.current?.close()}>
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
    </chakra.dialog>
  );
}
