import { ChakraProvider } from '@chakra-ui/react';
import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { system } from '../../../admin/shared/theme/system.ts';
import { PathLink } from './PathLink.tsx';

it('a link of the back office stays there, and a public one opens in a new window', () => {
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
