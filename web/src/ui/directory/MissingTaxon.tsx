import { Link } from 'react-router-dom';
import { Button } from '../form/Button.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { PageHead } from '../text/PageHead.tsx';
import { Wrap } from '../text/Wrap.tsx';

interface MissingTaxonProps {
  title: string;
  text: string;
  back: { to: string; label: string };
  other?: { to: string; label: string };
}

/** The page for a missing or deleted listing, category or city. */
export function MissingTaxon({ title, text, back, other }: MissingTaxonProps) {
  return (
    <Wrap>
      <PageHead title={title} description={text} page={{ kind: 'missing' }} />
      <EmptyState
        headingLevel="h1"
        title={title}
        text={text}
        actions={
          <>
            <Button asChild>
              <Link to={back.to}>{back.label}</Link>
            </Button>
            {other ? (
              <Button asChild variant="line">
                <Link to={other.to}>{other.label}</Link>
              </Button>
            ) : null}
          </>
        }
      />
    </Wrap>
  );
}
