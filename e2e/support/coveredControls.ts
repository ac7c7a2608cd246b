import type { Page } from 'playwright-core';

interface ReactNode {
  memoizedProps: { value?: unknown } | null;
  return: ReactNode | null;
}

/**
 * Shows a message with an action, as any screen may: by what the page's own provider of messages offers. It waits for the
 * frames in which the page measures the message and makes room for it.
 */
export function showToast(page: Page, title: string): Promise<void> {
  return page.evaluate(async (text) => {
    const home = document.querySelector('[data-toast-home]');
    const key = Object.keys(home ?? {}).find((name) => name.startsWith('__reactFiber$'));
    let node = (home && key ? Reflect.get(home, key) : null) as ReactNode | null;
    while (node && typeof node.memoizedProps?.value !== 'function') node = node.return;
    const show = node?.memoizedProps?.value as ((message: object) => void) | undefined;
    if (!show) throw new Error('The page has no region for messages.');
    const long = 'It says a little more than its title, as some of them do.';
    show({ title: text, text: long, action: { label: 'Undo', onPress: () => undefined } });
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
  }, title);
}

/**
 * Controls that are under a bar, a panel or a message even after they were brought into view as the focus
 * brings them: nobody could press them. Each is given by its text and what covers it.
 */
export function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bars = [...document.querySelectorAll<HTMLElement>('*')].filter((one) =>
      ['fixed', 'sticky'].includes(getComputedStyle(one).position),
    );
    const nameOf = (one: Element) =>
      `<${one.tagName.toLowerCase()}> ${(one.ariaLabel ?? one.textContent).trim().replace(/\s+/g, ' ').slice(0, 40)}`;
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
    const controls = (modal ?? document).querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]',
    );
    const faults: string[] = [];
    for (const control of controls) {
      if (!control.checkVisibility({ visibilityProperty: true })) continue;
      control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const box = control.getClientRects()[0];
      if (!box || box.width < 8 || box.height < 8) continue;
      const x = box.left + box.width / 2;
      const hits = [box.top + box.height / 2, box.top + 4, box.bottom - 4]
        .map((y) => document.elementFromPoint(x, y))
        .filter((hit) => hit !== null);
      if (hits.some((hit) => control.contains(hit))) continue;
      // A field may have what opens it over its own text.
      const barOver = (hit: Element) => bars.find((one) => one.contains(hit) && !one.contains(control));
      const over = hits.map(barOver);
      const bar = over[0];
      if (bar && over.every(Boolean)) faults.push(`${nameOf(control)} under ${nameOf(bar)}`);
    }
    return [...new Set(faults)];
  });
}
