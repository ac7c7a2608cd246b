import { isolated } from '../../../../domain/text/bidi.ts';
import type { ReactNode } from 'react';
import { PageHead } from '../../ui/text/PageHead.tsx';
import { useSiteIdentity } from '../../ui/site/SiteIdentity.tsx';
import { Wrap } from '../../ui/text/Wrap.tsx';
import { BackHome } from '../BackHome.tsx';
import { styled } from '../../ui/theme/styled.tsx';
import { css, cva } from '../../ui/theme/styles.ts';

export interface LegalSection {
  /** Fragment of its URL. */
  id: string;
  title: string;
  body: ReactNode;
}

interface LegalPageProps {
  title: string;
  description: string;
  path: string;
  /** When it takes effect, such as 'Effective July 25, 2025'. */
  dates: readonly string[];
  intro: ReactNode;
  sections: readonly LegalSection[];
}

const Text = styled(
  'div',
  cva({
    base: {
      maxW: 'prose',
      overflowWrap: 'anywhere',
      '& p + p, & p + ul, & ul + p, & dl + p': { mt: '3' },
      '& > ul': { listStyle: 'disc', pl: '5' },
      '& > ul > li + li': { mt: '1.5' },
      '& h3': { fontWeight: 'bold', mt: '5', mb: '1' },
      '& a': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    },
  }),
);

/** A legal text with a table of contents. */
export function LegalPage({ title, description, path, dates, intro, sections }: LegalPageProps) {
  const { name } = useSiteIdentity();
  return (
    <Wrap className={css({ pt: { base: '2', md: '6' } })}>
      <PageHead
        title={`${title} | ${isolated(name)}`}
        description={description}
        page={{ kind: 'fixed', path }}
      />
      <BackHome />
      <div
        className={css({
          display: 'grid',
          gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '{sizes.filters} minmax(0, 1fr)' },
          columnGap: '14',
          alignItems: 'start',
          mt: '2',
        })}
      >
        <header className={css({ gridColumn: { lg: '2' } })}>
          <h1 className={css({ textStyle: { base: '2xl', md: '3xl' }, fontWeight: 'bold' })}>{title}</h1>
          <p className={css({ color: 'muted', textStyle: 'sm', mt: '1' })}>{dates.join(' · ')}</p>
          <Text className={css({ mt: '4' })}>{intro}</Text>
        </header>
        <nav
          aria-label="On this page"
          className={css({
            gridColumn: { lg: '1' },
            gridRow: { lg: '1 / span 2' },
            position: { lg: 'sticky' },
            top: { lg: '24' },
            mt: { base: '6', lg: '0' },
          })}
        >
          <ol className={css({ textStyle: 'sm' })}>
            {sections.map((section) => (
              <li key={section.id}>
                <a
                  href={`#${section.id}`}
                  className={css({
                    color: 'accent',
                    display: 'flex',
                    alignItems: 'center',
                    minH: { base: '11', lg: '9' },
                    _hover: { textDecoration: 'underline' },
                  })}
                >
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div
          className={css({
            gridColumn: { lg: '2' },
            mt: { base: '6', md: '10' },
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            gap: { base: '8', md: '10' },
          })}
        >
          {sections.map((section) => (
            <section key={section.id} aria-labelledby={section.id}>
              <h2
                id={section.id}
                className={css({ textStyle: 'xl', fontWeight: 'bold', mb: '2', scrollMarginTop: '24' })}
              >
                {section.title}
              </h2>
              <Text>{section.body}</Text>
            </section>
          ))}
        </div>
      </div>
    </Wrap>
  );
}
