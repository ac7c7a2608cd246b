import { useNavigate, useSearchParams } from 'react-router-dom';

/** The page of a list in the query string (`?page=2`; anything invalid is 1), and a function that opens another. */
export function useListPage(): [page: number, open: (page: number) => void] {
  const navigate = useNavigate();
  const given = Number(useSearchParams()[0].get('page'));
  return [
    Number.isInteger(given) && given > 1 && given < 1_000_000 ? given : 1,
    (next) => void navigate({ search: next > 1 ? `?page=${next}` : '' }),
  ];
}
