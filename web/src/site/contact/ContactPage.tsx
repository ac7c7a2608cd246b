import { isolated } from '../../../../domain/text/bidi.ts';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../ui/text/PageHead.tsx';
import { useSiteIdentity } from '../../ui/site/SiteIdentity.tsx';
import { Wrap } from '../../ui/text/Wrap.tsx';
import { paths } from '../../lib/paths.ts';
import { ContactCards } from './ContactCards.tsx';
import { ContactFaq } from './ContactFaq.tsx';
import { ContactForm } from './ContactForm.tsx';
import { ContactInfo } from './ContactInfo.tsx';
import { css } from '../../ui/theme/styles.ts';

export function Component() {
  const { name } = useSiteIdentity();
  const [search] = useSearchParams();
  return (
    <Wrap className={css({ pt: { base: '4', md: '8' } })}>
      <PageHead
        title={`Contact Us | ${isolated(name)}`}
        description={`Get in touch with ${isolated(name)}: questions, corrections, partnerships or press. Send a message or use the contact that suits you.`}
        page={{ kind: 'fixed', path: paths.contact() }}
      />
      <h1 className={css({ textStyle: { base: '2xl', md: '3xl' }, fontWeight: 'bold' })}>Contact Us</h1>
      <p className={css({ textStyle: 'lg', color: 'muted', mt: '2', maxW: 'text' })}>
        A wrong phone number, a missing place, a question or an idea: tell us.
      </p>
      <ContactCards />
      <div
        className={css({
          display: 'grid',
          gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) {sizes.aside}' },
          columnGap: '14',
          rowGap: '10',
          alignItems: 'start',
          mt: { base: '10', md: '14' },
        })}
      >
        <ContactForm sent={search.get('sent')} type={search.get('type')} />
        <aside
          aria-label="Good to know"
          className={css({ display: 'flex', flexDirection: 'column', gap: '8', minW: '0' })}
        >
          <ContactInfo />
          <ContactFaq />
        </aside>
      </div>
    </Wrap>
  );
}
