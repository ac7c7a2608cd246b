import { messageData, type Message } from '../../../../domain/messages/message.ts';
import type { Config } from '../../lib/config/config.ts';
import { cookieFlags, sessionCookieName } from '../../lib/cookieNames.ts';
import { policyOfInjection, strictPolicy } from '../../lib/html/contentSecurityPolicy.ts';
import type { LiveCode } from '../injectedCodes/readLiveCodes.ts';
import { parseInjection } from '../injectedCodes/parseInjection.ts';
import type { SecurityCheck } from './securityCheck.ts';

/** How the site is reached and what its answers allow. */
export function checkSite(config: Config, codes: readonly LiveCode[]): SecurityCheck[] {
  return [address(config), cookies(config), proxy(config), policy(codes), injection(codes, config)];
}

function address({ siteUrl }: Config): SecurityCheck {
  const base = { key: 'PUBLIC_ADDRESS', title: 'securityHttps' as const };
  if (siteUrl?.startsWith('https:'))
    return {
      ...base,
      state: 'OK',
      detail: { message: 'securityHttpsOn', url: siteUrl },
      advice: null,
    };
  return siteUrl
    ? {
        ...base,
        state: 'DANGER',
        detail: { message: 'securityHttpsOff', url: siteUrl },
        advice: 'securityHttpsAdvice',
      }
    : {
        ...base,
        state: 'WARNING',
        detail: 'securityNoSiteUrl',
        advice: 'securityNoSiteUrlAdvice',
      };
}

function cookies(config: Config): SecurityCheck {
  const { httpOnly, sameSite, secure } = cookieFlags(config);
  const flags = [
    httpOnly ? 'HttpOnly' : null,
    sameSite === 'strict' ? 'SameSite=Strict' : null,
    secure ? 'Secure' : null,
    sessionCookieName(config).startsWith('__Host-') ? '__Host-' : null,
  ].filter(Boolean);
  return {
    key: 'COOKIES',
    title: 'securityCookie',
    state: secure ? 'OK' : 'WARNING',
    detail: { message: 'securityCookieFlags', flags: flags.join(', ') },
    advice: secure
      ? null
      : { message: 'securityCookieAdvice', setting: config.adminUrl ? 'ADMIN_URL' : 'SITE_URL' },
  };
}

function proxy({ trustProxy }: Config): SecurityCheck {
  const base = { key: 'PROXY', title: 'securityProxy' as const };
  return trustProxy === true
    ? {
        ...base,
        state: 'WARNING',
        detail: 'securityProxyOpen',
        advice: 'securityProxyAdvice',
      }
    : {
        ...base,
        state: 'OK',
        detail:
          trustProxy === false
            ? 'securityProxyOff'
            : { message: 'securityProxyTrusted', proxies: String(trustProxy) },
        advice: null,
      };
}

/** Read from the very policy that the pages are answered with. */
function policy(codes: readonly LiveCode[]): SecurityCheck {
  const hashes = codes.flatMap(({ code, position, ...mark }) => parseInjection(code, position, mark).hashes);
  const header = codes.length > 0 ? policyOfInjection([...new Set(hashes)]) : strictPolicy;
  const scripts = header.split('; ').find((part) => part.startsWith('script-src ')) ?? '';
  const isLoose = scripts === '' || /'unsafe-(inline|eval)'/.test(scripts);
  const detail: Message =
    codes.length > 0
      ? { message: 'securityPolicyHashes', scripts: new Set(hashes).size }
      : 'securityPolicyOwn';
  return {
    key: 'CONTENT_SECURITY_POLICY',
    title: 'securityPolicy',
    state: isLoose ? 'DANGER' : 'OK',
    detail: isLoose ? 'securityPolicyOpen' : detail,
    advice: isLoose ? 'securityPolicyAdvice' : null,
  };
}

function injection(codes: readonly LiveCode[], { adminUrl }: Config): SecurityCheck {
  const base = { key: 'INJECTED_CODES', title: 'securityCodes' as const };
  const running = codes.filter(
    ({ code, position, ...mark }) => parseInjection(code, position, mark).hasScripts,
  ).length;
  if (running === 0) return { ...base, state: 'OK', detail: 'securityCodesNone', advice: null };
  const detail = messageData({ message: 'securityCodesRunning', running });
  return adminUrl
    ? {
        ...base,
        state: 'OK',
        detail: { message: 'securityCodesApart', detail, url: adminUrl },
        advice: null,
      }
    : {
        ...base,
        state: 'WARNING',
        detail: { message: 'securityCodesTogether', detail },
        advice: 'securityCodesAdvice',
      };
}
