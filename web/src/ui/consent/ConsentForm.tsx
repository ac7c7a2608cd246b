import type { FormEvent } from 'react';
import { noConsent, type ConsentKind } from '../../lib/consent.ts';
import { kindsToChoose } from '../../lib/pageServices.ts';
import { Button } from '../form/Button.tsx';
import { useConsent, type OnConsentSaved } from './ConsentProvider.tsx';
import { useServerState } from '../hydration/ServerState.tsx';
import { Switch } from '../form/Switch.tsx';
import { css } from '../theme/styles.ts';

const labels: Record<ConsentKind, { label: string; text: string }> = {
  analytics: { label: 'Analytics', text: 'Counting of visits by another company.' },
  ads: { label: 'Advertising', text: 'Ads of a network that may know your browser again.' },
  maps: { label: 'Maps', text: 'Streets on maps, drawn by another company.' },
};

interface ConsentFormProps {
  onSaved?: OnConsentSaved;
}

/** Consent settings for each kind that the site uses. Needs scripts, as do the services that it controls. */
export function ConsentForm({ onSaved }: ConsentFormProps) {
  const { consent, isKnown, save } = useConsent();
  const { services = {} } = useServerState();
  const kinds = kindsToChoose(services);
  // Consent is only given for kinds that are shown.
  const choose = (isChosen: (kind: ConsentKind) => boolean) =>
    save(Object.fromEntries(kinds.map((kind) => [kind, isChosen(kind)])), onSaved);
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    choose((kind) => form.has(kind));
  }
  return (
    <form
      // Rendered again after a choice elsewhere, so that the controls always show the stored decision.
      key={JSON.stringify([isKnown, consent])}
      onSubmit={handleSubmit}
      aria-label="Cookie choices"
    >
      <ul>
        <Kind label="Essential" text="Your choice here, kept in this browser. Nothing else is needed.">
          <Switch checked disabled aria-label="Essential" />
        </Kind>
        {kinds.map((kind) => (
          <Kind key={kind} {...labels[kind]}>
            <Switch
              name={kind}
              defaultChecked={consent[kind]}
              disabled={!isKnown}
              aria-label={labels[kind].label}
            />
          </Kind>
        ))}
      </ul>
      {/* Where nothing waits for consent, there is nothing to save. */}
      <div
        className={css({ display: kinds.length > 0 ? 'flex' : 'none', flexWrap: 'wrap', gap: '2', mt: '3' })}
      >
        <Button type="submit" disabled={!isKnown}>
          Save choices
        </Button>
        <Button variant="line" disabled={!isKnown} onClick={() => choose(() => true)}>
          Accept all
        </Button>
        <Button variant="line" disabled={!isKnown} onClick={() => save(noConsent, onSaved)}>
          Reject all
        </Button>
      </div>
      <noscript>
        <p>Without script nothing of this is ever loaded, so there is nothing to choose.</p>
      </noscript>
    </form>
  );
}

interface KindProps {
  label: string;
  text: string;
  children: React.ReactNode;
}

function Kind({ label, text, children }: KindProps) {
  return (
    <li>
      <label className={css({ display: 'flex', alignItems: 'center', gap: '4', minH: '14', py: '1.5' })}>
        <span className={css({ flex: '1', minW: '0' })}>
          <span className={css({ display: 'block', fontWeight: 'medium' })}>{label}</span>
          <span className={css({ display: 'block', textStyle: 'sm', color: 'muted' })}>{text}</span>
        </span>
        {children}
      </label>
    </li>
  );
}
