import type { ToastMessage } from '../../ui/feedback/ToastProvider.tsx';

/** Shares an address of this site by the system's sheet; without one, copies the link. Reports the outcome. */
export async function shareLink(
  { title, path }: { title: string; path: string },
  showToast: (message: ToastMessage) => void,
): Promise<void> {
  const url = new URL(path, window.location.origin).href;
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url });
      return;
    } catch (error) {
      // The visitor closed the sheet; anything else is a sheet that does not work.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    showToast({ title: 'Link copied' });
  } catch {
    showToast({ tone: 'danger', title: 'The link could not be copied', text: url });
  }
}
