import { chakra } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { PagedList } from '../shared/table/PagedList.tsx';
import { formatNumber } from '../shared/text/formatTurkish.ts';
import { PAGE_SIZE } from './placeView.ts';

interface ChangeListProps<Data, Change> extends Pick<
  ComponentProps<typeof PagedList<Data, Change>>,
  'result' | 'rowsOf' | 'page' | 'onPage'
> {
  /** Text of the empty list. */
  emptyText: string;
  /** An item of the list. */
  children: (change: Change) => ReactNode;
}

/** A page of the history of categories, cities or countries. */
export function ChangeList<Data, Change>({ emptyText, children, ...list }: ChangeListProps<Data, Change>) {
  return (
    <PagedList
      {...list}
      errorTitle="Geçmiş alınamadı"
      empty={{ title: 'Henüz değişiklik yok', text: emptyText }}
      pageSize={PAGE_SIZE}
    >
      {(changes, totalCount) => (
        <>
          <chakra.p pt="2" textStyle="xs" color="muted">
            {formatNumber(totalCount)} değişiklik
          </chakra.p>
          <chakra.ul listStyleType="none">{changes.map(children)}</chakra.ul>
        </>
      )}
    </PagedList>
  );
}
