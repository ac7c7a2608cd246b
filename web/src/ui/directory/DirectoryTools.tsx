import type { FormEvent, ReactNode } from 'react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useVisit } from './useVisit.ts';
import type { DirectorySearch } from '../../../../domain/search/directorySearch.ts';
import { directorySearchParams } from '../../../../domain/search/directorySearch.ts';
import { Button } from '../form/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { gridIcon, listIcon, searchIcon } from '../icon/icons.ts';
import { Input } from '../form/Input.tsx';
import { closeScreenKeyboard, useFormValues } from '../form/useFormValues.ts';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import { css } from '../theme/styles.ts';

interface DirectoryToolsProps {
  formId?: string;
  path: string;
  search: DirectorySearch;
  searchLabel: string;
  /** Further choices of the form. */
  children?: ReactNode;
}

/** Search in a directory, and the choice between grid and list. Its state is in the URL. */
export function DirectoryTools({ formId, path, search, searchLabel, children }: DirectoryToolsProps) {
  const visit = useVisit();
  const fields = useRef<HTMLFormElement>(null);
  useFormValues(fields, { search: search.search });
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    closeScreenKeyboard();
    const text = String(new FormData(event.currentTarget).get('search') ?? '').trim();
    void visit(`${path}${directorySearchParams({ ...search, search: text, page: 1 })}`);
  }
  const view = (isList: boolean, icon: string, label: string) => (
    <span
      className={css({
        '& > a': {
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          gap: '2',
          minH: '11',
          px: '3.5',
          borderRadius: 'control',
          textStyle: 'sm',
          fontWeight: 'medium',
          color: 'accent',
        },
        '& > [aria-current]': { bg: 'surface', boxShadow: 'rest', color: 'text' },
        flex: { base: '1', md: 'none' },
      })}
    >
      <Link
        to={`${path}${directorySearchParams({ ...search, isList })}`}
        aria-current={search.isList === isList ? 'true' : undefined}
        preventScrollReset
        replace
      >
        <Icon path={icon} size={18} />
        {label}
      </Link>
    </span>
  );
  return (
    <div
      className={css({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '3',
        my: { base: '4', md: '6' },
      })}
    >
      <form
        id={formId}
        ref={fields}
        role="search"
        method="get"
        autoComplete="off"
        action={path}
        onSubmit={handleSubmit}
        className={css({
          display: 'flex',
          flexWrap: { base: 'wrap', md: 'nowrap' },
          gap: '2.5',
          flex: { base: '1 1 100%', md: '1' },
          maxW: { md: 'notice' },
        })}
      >
        <label className={css({ flex: '1', minW: '0' })}>
          <VisuallyHidden>{searchLabel}</VisuallyHidden>
          <Input
            type="search"
            name="search"
            defaultValue={search.search}
            placeholder={searchLabel}
            maxLength={100}
            enterKeyHint="search"
            autoComplete="off"
          />
        </label>
        {search.isList ? <input type="hidden" name="view" value="list" /> : null}
        <Button type="submit" size="icon" aria-label="Search">
          <Icon path={searchIcon} />
        </Button>
        {children}
      </form>
      <div
        role="group"
        aria-label="View"
        className={css({
          display: 'flex',
          gap: '0.5',
          p: '1',
          ml: { md: 'auto' },
          w: { base: 'full', md: 'auto' },
          bg: 'sunken',
          borderRadius: 'card',
        })}
      >
        {view(false, gridIcon, 'Grid')}
        {view(true, listIcon, 'List')}
      </div>
    </div>
  );
}
