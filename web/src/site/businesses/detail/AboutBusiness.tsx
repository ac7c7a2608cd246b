import { outboundHtml } from '../../../lib/outboundHtml.ts';
import type { BusinessDetail } from './businessActions.ts';
import { BusinessFeatures } from './BusinessFeatures.tsx';
import { PartHeading } from './PartHeading.tsx';
import { styled } from '../../../ui/theme/styled.tsx';
import { css, cva } from '../../../ui/theme/styles.ts';

const Prose = styled(
  'div',
  cva({
    base: {
      maxW: 'prose',
      overflowWrap: 'anywhere',
      '& > * + *': { mt: '3' },
      '& h1, & h2, & h3, & h4': { fontWeight: 'bold', textStyle: 'lg', mt: '5' },
      '& ul': { listStyle: 'disc', pl: '5' },
      '& ol': { listStyle: 'decimal', pl: '5' },
      '& li + li': { mt: '1' },
      '& em, & i': { fontStyle: 'italic' },
      '& a': { color: 'accent', textDecoration: 'underline', textUnderlineOffset: '3px' },
      '& table': { display: 'block', overflowX: 'auto' },
      '& td, & th': { p: '2', textAlign: 'left', borderBottom: '1px solid {colors.line}' },
      '& img': { maxW: 'full', h: 'auto' },
      '& blockquote': { pl: '4', borderLeft: '2px solid {colors.line}', color: 'muted' },
    },
  }),
);

/** Description, features and detailed information. */
export function AboutBusiness({ business }: { business: BusinessDetail }) {
  const { description, detailedInfo } = business;
  return (
    <>
      {description ? (
        <section aria-labelledby="about">
          <PartHeading id="about">About This Business</PartHeading>
          {/* The server keeps only harmless elements and attributes. */}
          <Prose dir="auto" dangerouslySetInnerHTML={{ __html: outboundHtml(description) }} />
        </section>
      ) : null}
      <BusinessFeatures about={business.about} />
      {detailedInfo ? (
        <section aria-labelledby="detailed-info">
          <PartHeading id="detailed-info">Detailed Info</PartHeading>
          <p dir="auto" className={css({ maxW: 'prose', whiteSpace: 'pre-line', overflowWrap: 'anywhere' })}>
            {detailedInfo}
          </p>
        </section>
      ) : null}
    </>
  );
}
