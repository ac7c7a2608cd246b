import { useNavigate, type NavigateOptions } from 'react-router-dom';

/**
 * Opens a URL as links and forms of a browser do: the one that is shown gets no second history entry, so that a search that is
 * sent twice needs one step back.
 */
export function useVisit(): (href: string, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate();
  return async (href, options = {}) => {
    // Not the location of the last render: a double click comes before the next one.
    const isShown = new URL(href, window.location.href).href === window.location.href;
    await navigate(href, { ...options, replace: isShown || options.replace === true });
  };
}
