import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { useVisit } from './useVisit.ts';

function Page() {
  const visit = useVisit();
  return (
    <>
      <button onClick={() => void visit('/?search=cafe')}>Search</button>
      <button onClick={() => void visit('/?search=bar')}>Search again</button>
    </>
  );
}

describe('a search that is sent twice', () => {
  it('adds one history entry, also if both clicks come before the page changes', () => {
    render(<RouterProvider router={createBrowserRouter([{ path: '*', element: <Page /> }])} />);
    const start = window.history.length;
    const search = screen.getByRole('button', { name: 'Search' });
    fireEvent.click(search);
    fireEvent.click(search);
    expect([window.location.search, window.history.length - start]).toEqual(['?search=cafe', 1]);
    fireEvent.click(search);
    expect(window.history.length - start).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'Search again' }));
    expect([window.location.search, window.history.length - start]).toEqual(['?search=bar', 2]);
  });
});
