import { Link } from 'react-router-dom';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import { PageHead } from './PageHead.tsx';
import { Wrap } from './Wrap.tsx';

interface MissingPlaceProps {
  title: string;
  text: string;
  back: { to: string; label: string };
  other?: { to: string; label: string };
}

/** An address of a listing, category or city that is not there (any more). */
export function MissingPlace({ title, text, back, other }: MissingPlaceProps) {
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
