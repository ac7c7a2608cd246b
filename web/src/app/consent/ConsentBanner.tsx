import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/form/Button.tsx';
import { useBarInset } from '../../ui/feedback/useBarInset.ts';
import { ConsentForm } from '../../ui/consent/ConsentForm.tsx';
import { useConsent } from '../../ui/consent/ConsentProvider.tsx';
import { TextLink } from '../../ui/text/TextLink.tsx';
import { useServerState } from '../../ui/hydration/ServerState.tsx';
import { noConsent } from '../../lib/consent.ts';
import { kindsToAsk } from '../../lib/pageServices.ts';
import { paths } from '../../lib/paths.ts';
import { css } from '../../ui/theme/styles.ts';

const questions = {
  analytics: 'An analytics service loads only if you agree.',
  ads: 'Ads of a network load only if you agree.',
  both: 'Analytics and ads of a network load only if you agree.',
};

/** Asks for consent. It overlays the page, so that nothing moves. Accepting and rejecting take one click each. */
export function ConsentBanner() {
  const { save } = useConsent();
  const { services = {} } = useServerState();
  const kinds = kindsToAsk(services);
  const banner = useRef<HTMLElement>(null);
  useBarInset('--consent-bar', banner, true);
  const [isChoosing, setIsChoosing] = useState(false);
  const choices = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isChoosing) choices.current?.focus();
  }, [isChoosing]);
  return (
    <section
      ref={banner}
      data-question=""
      aria-label="Cookies"
      className={css({
        position: 'fixed',
        zIndex: 'bar',
        left: { base: '3', md: '6' },
        right: { base: '3', md: 'auto' },
        bottom: { base: 'calc(var(--bottom-bar, 0px) + {spacing.3})', md: '6' },
        w: { md: 'panel' },

        // On a phone, the page stays visible above it, and so do toasts.
        maxH: { base: '50dvh', md: 'calc(100dvh - {spacing.12})' },
        overflowY: 'auto',
        bg: 'surface',
        borderRadius: 'card',
        boxShadow: 'float',
        p: { base: '3.5', md: '5' },
      })}
    >
      <div
        className={css({
          display: 'flex',
          alignItems: 'baseline',
          gap: '3',
          justifyContent: 'space-between',
        })}
      >
        <h2 className={css({ textStyle: 'md', fontWeight: 'bold' })}>Cookies: your choice</h2>
        <TextLink to={paths.cookiePolicy()} className={css({ textStyle: 'sm', py: '1' })}>
          Cookie Policy
        </TextLink>
      </div>
      <p className={css({ textStyle: 'sm', color: 'muted' })}>
        {questions[kinds.length > 1 ? 'both' : services.ads ? 'ads' : 'analytics']}
      </p>
      {isChoosing ? (
        <div ref={choices} tabIndex={-1} className={css({ mt: '2', outline: 'none' })}>
          <ConsentForm />
        </div>
      ) : (
        <div
          className={css({
            display: 'grid',
            gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
            gap: '2',
            mt: '3',
          })}
        >
          <Button
            variant="line"
            className={css({ px: '2' })}
            onClick={() => save(Object.fromEntries(kinds.map((kind) => [kind, true])))}
          >
            Accept all
          </Button>
          <Button variant="line" className={css({ px: '2' })} onClick={() => save(noConsent)}>
            Reject all
          </Button>
          <Button
            variant="ghost"
            className={css({ px: '2' })}
            aria-expanded={false}
            onClick={() => setIsChoosing(true)}
          >
            Choose
          </Button>
        </div>
      )}
    </section>
  );
}
