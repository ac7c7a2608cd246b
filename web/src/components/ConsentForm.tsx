import { chakra } from '@chakra-ui/react';
import type { FormEvent } from 'react';
import { fullConsent, noConsent } from '../lib/consent.ts';
import { Button } from './Button.tsx';
import { useConsent } from './ConsentProvider.tsx';
import { Switch } from './Switch.tsx';
import { useHydrated } from './useHydrated.ts';

const kinds = [
  { name: 'analytics', label: 'Analytics', text: 'Counting of visits by another company.' },
  { name: 'ads', label: 'Advertising', text: 'Ads of a network that may know your browser again.' },
  { name: 'maps', label: 'Maps', text: 'Maps of listings without a press each time.' },
] as const;

interface ConsentFormProps {
  onSaved?: () => void;
}

/** The whole choice, kind by kind. Needs script, as everything does that it is about. */
export function ConsentForm({ onSaved }: ConsentFormProps) {
  const { consent, save } = useConsent();
  const hydrated = useHydrated();
  function choose(next: typeof consent) {
    save(next);
    onSaved?.();
  }
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    choose({ analytics: form.has('analytics'), ads: form.has('ads'), maps: form.has('maps') });
  }
  return (
    <chakra.form
      // A choice made elsewhere shows here.
      key={JSON.stringify(consent)}
      onSubmit={handleSubmit}
      aria-label="Cookie choices"
    >
      <ul>
        <Kind label="Essential" text="Your choice here, kept in this browser. Nothing else is needed.">
          <Switch checked disabled readOnly aria-label="Essential" />
        </Kind>
        {kinds.map(({ name, label, text }) => (
          <Kind key={name} label={label} text={text}>
            <Switch name={name} defaultChecked={consent[name]} disabled={!hydrated} aria-label={label} />
          </Kind>
        ))}
      </ul>
      <chakra.div display="flex" flexWrap="wrap" gap="2" mt="3">
        <Button type="submit" disabled={!hydrated}>
          Save choices
        </Button>
        <Button variant="line" disabled={!hydrated} onClick={() => choose(fullConsent)}>
          Accept all
        </Button>
        <Button variant="line" disabled={!hydrated} onClick={() => choose(noConsent)}>
          Reject all
        </Button>
      </chakra.div>
      <noscript>
        <p>Without script nothing of this is ever loaded, so there is nothing to choose.</p>
      </noscript>
    </chakra.form>
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
      <chakra.label display="flex" alignItems="center" gap="4" minH="14" py="1.5">
        <chakra.span flex="1" minW="0">
          <chakra.span display="block" fontWeight="medium">
            {label}
          </chakra.span>
          <chakra.span display="block" textStyle="sm" color="muted">
            {text}
          </chakra.span>
        </chakra.span>
        {children}
      </chakra.label>
    </li>
  );
}
