import { chakra } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { OperatorQueryState } from '../page/OperatorQueryState.tsx';
import { PageSwitch } from './PageSwitch.tsx';
import { PageWithoutRows } from './PageWithoutRows.tsx';
import { RowsSkeleton } from './RowsSkeleton.tsx';
import { latestData } from '../../../graphql/latestData.ts';

interface PagedListProps<Data, Row> {
  /** Apollo's result; the previous rows stay while another page loads. */
  result: ComponentProps<typeof OperatorQueryState<Data>>['result'] & { previousData?: Data | undefined };
  errorTitle: string;
  rowsOf: (data: Data) => { nodes: Row[]; totalCount: number };
  /** Title and text of a list without rows. */
  empty: { title: string; text: string };
  /** From 1. */
  page: number;
  pageSize: number;
  onPage: (page: number) => void;
  children: (rows: Row[], totalCount: number) => ReactNode;
}

/** A page of rows with its loading, error and empty states, and the switch between pages. */
export function PagedList<Data, Row>({
  result,
  rowsOf,
  empty,
  children,
  ...props
}: PagedListProps<Data, Row>) {
  const { errorTitle, page, pageSize, onPage } = props;
  return (
    <OperatorQueryState
      result={{ ...result, data: latestData(result) }}
      skeleton={<RowsSkeleton rows={6} />}
      errorTitle={errorTitle}
    >
      {(data) => {
        const { nodes, totalCount } = rowsOf(data);
        const pageCount = Math.ceil(totalCount / pageSize);
        if (nodes.length === 0 && totalCount > 0) return <PageWithoutRows onLast={() => onPage(pageCount)} />;
        if (nodes.length === 0)
          return (
            <chakra.div pb="8">
              <EmptyState {...empty} />
            </chakra.div>
          );
        return (
          <>
            {children(nodes, totalCount)}
            <PageSwitch label="Sayfalar" page={page} pageCount={pageCount} onChange={onPage} />
          </>
        );
      }}
    </OperatorQueryState>
  );
}
