import type { InjectedCode } from '../../contract/pageInjection.ts';
import type { Consent } from '../../lib/consent.ts';
import { storedConsent, watchConsent } from './storedConsent.ts';

/** Time by which an external script may delay the following scripts of its code. */
const SCRIPT_TIMEOUT_MS = 10_000;

/**
 * Puts operators' codes on the page: each immediately, or as soon as the visitor agrees to what it waits for. Removes codes
 * whose consent was withdrawn; scripts that ran are ended by reloading the page. A code that fails is reported to the console,
 * and the others go on. `text` is the list as JSON.
 */
export function injectCodes(text: string): void {
  const codes = JSON.parse(text) as InjectedCode[];
  const done = new Set<number>();
  refuseWriting();
  const apply = (consent: Consent): boolean => {
    let isRunning = false;
    for (const code of codes) {
      const isAllowed = code.consent === 'NONE' || consent[code.consent === 'ADS' ? 'ads' : 'analytics'];
      if (isAllowed && !done.has(code.id)) {
        done.add(code.id);
        insert(code).catch((error: unknown) => console.error(`Injected code “${code.name}” failed.`, error));
      } else if (!isAllowed && done.delete(code.id)) {
        removeElements(code.id);
        isRunning = true;
      }
    }
    return isRunning;
  };
  apply(storedConsent());
  watchConsent(apply);
}

/** Once a page has loaded, writing to it would replace all of it. */
function refuseWriting() {
  const refuse = () => console.warn('document.write does nothing once a page has loaded.');
  document.write = document.writeln = refuse;
}

function removeElements(id: number) {
  for (const old of document.querySelectorAll(`[data-injection-id="${id}"]`)) old.remove();
}

/** Inserts the elements of a code; its scripts run one after the other, as they would have in a document. */
async function insert({ id, name, code, position }: InjectedCode): Promise<void> {
  removeElements(id);
  const template = document.createElement('template');
  template.innerHTML = code;
  // For browsers that run nothing; here its content would come alive.
  for (const one of template.content.querySelectorAll('noscript')) one.remove();
  const elements = [...template.content.children];
  // A script that came by parsing never runs; ones made here do, each in its turn.
  const scripts = elements.flatMap((element) => [
    ...(element instanceof HTMLScriptElement ? [element] : []),
    ...element.querySelectorAll('script'),
  ]);
  for (const element of elements) mark(element, id, name);
  const place = document.createDocumentFragment();
  place.append(...elements);
  if (position === 'HEAD') document.head.append(place);
  else if (position === 'BODY_START') document.body.prepend(place);
  else document.body.append(place);
  for (const script of scripts) await run(script);
}

function mark(element: Element, id: number, name: string) {
  element.setAttribute('data-injection-id', String(id));
  element.setAttribute('data-injection-name', name);
}

function run(parsed: HTMLScriptElement): Promise<void> {
  const script = document.createElement('script');
  for (const { name, value } of parsed.attributes) script.setAttribute(name, value);
  script.text = parsed.text;
  if (!script.src || parsed.async) {
    parsed.replaceWith(script);
    return Promise.resolve();
  }
  script.async = false;
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, SCRIPT_TIMEOUT_MS);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    script.addEventListener('load', end);
    script.addEventListener('error', () => {
      console.error(`An injected script could not be loaded: ${script.src}`);
      end();
    });
    parsed.replaceWith(script);
  });
}
