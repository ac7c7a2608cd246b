import { ChakraProvider } from '@chakra-ui/react';
import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { system } from '../../../admin/shared/theme/system.ts';
import { PathLink } from './PathLink.tsx';

it('stays in the back office, stays on the page, or opens a public page in a window of its own', () => {
  const targets = ['/admin/pricing?view=unpaid', '#listings', '/city/izmir'].map((to) => {
    render(
      <ChakraProvider value={system()}>
        <MemoryRouter>
          <PathLink to={to}>{to}</PathLink>
        </MemoryRouter>
      </ChakraProvider>,
    );
    const link = screen.getByRole('link', { name: to });
    return [link.getAttribute('href'), link.getAttribute('target')];
  });
  expect(targets).toEqual([
    ['/admin/pricing?view=unpaid', null],
    ['#listings', null],
    ['/city/izmir', '_blank'],
  ]);
});
