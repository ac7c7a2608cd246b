import type { FormEvent } from 'react';
import { useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../ui/form/Button.tsx';
import { DialogHead, DialogSheet } from '../../ui/feedback/DialogSheet.tsx';
import { useClickOutside } from '../../ui/feedback/useClickOutside.ts';
import { useFocusOfFault } from '../../ui/form/FormField.tsx';
import { preserveFields } from '../../ui/form/preserveFields.ts';
import { openModal } from '../../ui/feedback/openModal.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { checkIcon } from '../../ui/icon/icons.ts';
import { Radio } from '../../ui/form/Radio.tsx';
import { ProposalFields } from './ProposalFields.tsx';
import { useProposalFormQuery } from '../../graphql/siteOperations.ts';
import { proposalKinds } from './proposalKinds.ts';
import { useSendProposal, type ProposedListing } from './useSendProposal.ts';
import { scrollLock } from '../../ui/feedback/scrollLock.ts';
import { css } from '../../ui/theme/styles.ts';

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
  const hasOutcome = useProposalFormQuery().data?.mailsProposalOutcome ?? false;
  const { send, state, faults } = useSendProposal(listing, kind);
  useFocusOfFault(dialog, faults);
  useLayoutEffect(() => (dialog.current ? openModal(dialog.current) : undefined), []);
  const preserve = useCallback(
    (form: HTMLFormElement) => preserveFields(`proposal-${listing.id}`, form),
    [listing.id],
  );
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === 'idle') void send(event.currentTarget);
  }
  return (
    <DialogSheet
      ref={dialog}
      width="wide"
      className={css(scrollLock)}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      {...useClickOutside(onClose)}
    >
      <div className={css({ display: 'flex', flexDirection: 'column', minH: '0' })}>
        <DialogHead id={id} closeLabel="Close" onClose={onClose}>
          <bdi>{listing.name}</bdi>
        </DialogHead>
        {state === 'sent' ? (
          <div role="status" className={css({ display: 'flex', gap: '3', px: '5', pt: '1', pb: '6' })}>
            <Icon path={checkIcon} className={css({ color: 'positive' })} />
            <div>
              <p className={css({ fontWeight: 'bold' })}>Thank you.</p>
              <p>Somebody of our team will look at it before anything on the page changes.</p>
              <Button variant="tonal" className={css({ mt: '4' })} onClick={onClose}>
                Back to the listing
              </Button>
            </div>
          </div>
        ) : (
          <form
            ref={preserve}
            noValidate={kind === 'EDIT'}
            onSubmit={handleSubmit}
            className={css({
              display: 'flex',
              flexDirection: 'column',
              gap: '4',
              overflowY: 'auto',
              px: '5',
              pt: '1',
              pb: '5',
            })}
          >
            <fieldset className={css({ display: 'grid', gap: '0' })}>
              <legend className={css({ fontWeight: 'medium' })}>What would you like to do?</legend>
              {proposalKinds.map((one, place) => (
                <label
                  key={one.kind}
                  className={css({ display: 'flex', alignItems: 'center', gap: '3', minH: '11' })}
                >
                  <Radio name="kind" checked={place === chosen} onChange={() => setChosen(place)} />
                  {one.label}
                </label>
              ))}
            </fieldset>
            <p className={css({ textStyle: 'sm', color: 'muted' })}>{text}</p>
            <ProposalFields kind={kind} listing={listing} faults={faults} hasOutcome={hasOutcome} />
            {faults['form'] ? (
              <p role="alert" className={css({ color: 'danger' })}>
                {faults['form']}
              </p>
            ) : null}
            <Button
              type="submit"
              disabled={state === 'sending'}
              className={css({ alignSelf: { md: 'flex-start' } })}
            >
              {state === 'sending' ? 'Sending...' : 'Send'}
            </Button>
          </form>
        )}
      </div>
    </DialogSheet>
  );
}
