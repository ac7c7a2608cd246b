import { describe, expect, it } from '@jest/globals';
import { loginPath, nextPath } from './nextPath.ts';

describe('the way back after a login', () => {
  it.each(['/admin/excel?import=12', '/admin', '/admin?x=1'])('leads to %s', (path) => {
    expect(nextPath(new URLSearchParams({ next: path }))).toBe(path);
  });

  it.each([
    '',
    'https://evil.example',
    '//evil.example/admin',
    '/admin//evil.example',
    '/adminevil',
    '/business/x',
    '/admin/login',
    '/admin/login?next=%2Fadmin%2Flogin',
    '/admin\\evil.example',
    'javascript:alert(1)',
  ])('does not lead to %s', (path) => {
    expect(nextPath(new URLSearchParams({ next: path }))).toBe('/admin');
  });

  it('is the reverse of the way to the login', () => {
    const path = loginPath({ pathname: '/admin/excel', search: '?import=12&problems=2' });
    expect(nextPath(new URL(path, 'http://localhost').searchParams)).toBe(
      '/admin/excel?import=12&problems=2',
    );
    expect(loginPath({ pathname: '/admin', search: '' })).toBe('/admin/login');
  });
});
