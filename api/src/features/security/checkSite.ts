import type { Config } from '../../lib/config.ts';
import { cookieFlags, sessionCookieName } from '../../lib/cookieNames.ts';
import { policyOfInjection, strictPolicy } from '../../lib/contentSecurityPolicy.ts';
import type { LiveCode } from '../injectedCodes/readLiveCodes.ts';
import { parseInjection } from '../injectedCodes/parseInjection.ts';
import type { SecurityCheck } from './securityCheck.ts';

/** How the site is reached and what its answers allow. */
export function checkSite(config: Config, codes: readonly LiveCode[]): SecurityCheck[] {
  return [address(config), cookies(config), proxy(config), policy(codes), injection(codes, config)];
}

function address({ siteUrl }: Config): SecurityCheck {
  const base = { key: 'PUBLIC_ADDRESS', title: 'Genel adres ve HTTPS' };
  if (siteUrl?.startsWith('https:'))
    return {
      ...base,
      state: 'OK',
      detail: `Site ${siteUrl} adresinden HTTPS ile yayınlanıyor.`,
      advice: null,
    };
  return siteUrl
    ? {
        ...base,
        state: 'DANGER',
        detail: `Site ${siteUrl} adresinden şifrelenmeden yayınlanıyor.`,
        advice: 'SITE_URL için https ile başlayan bir adres verin.',
      }
    : {
        ...base,
        state: 'WARNING',
        detail: 'Genel adres ayarlanmamış: site yalnızca bu makineden açılıyor ve arama motorlarına kapalı.',
        advice: 'Yayına almadan önce SITE_URL değişkenini https adresinizle ayarlayın.',
      };
}

function cookies(config: Config): SecurityCheck {
  const { httpOnly, sameSite, secure } = cookieFlags(config);
  const flags = [
    httpOnly ? 'HttpOnly' : null,
    sameSite === 'strict' ? 'SameSite=Strict' : null,
    secure ? 'Secure' : null,
    sessionCookieName(config).startsWith('__Host-') ? '__Host- öneki' : null,
  ].filter(Boolean);
  return {
    key: 'COOKIES',
    title: 'Oturum çerezi',
    state: secure ? 'OK' : 'WARNING',
    detail: `Oturum çerezinde: ${flags.join(', ')}.`,
    advice: secure
      ? null
      : `Secure, ${config.adminUrl ? 'ADMIN_URL' : 'SITE_URL'} https olduğunda kendiliğinden eklenir.`,
  };
}

function proxy({ trustProxy }: Config): SecurityCheck {
  const base = { key: 'PROXY', title: 'İletilen adresler' };
  return trustProxy === true
    ? {
        ...base,
        state: 'WARNING',
        detail: 'X-Forwarded-For başlığına kimden gelirse gelsin inanılıyor; giriş sınırları aşılabilir.',
        advice: 'TRUST_PROXY değişkenine vekil sunucunuzun adresini ya da sayısını yazın.',
      }
    : {
        ...base,
        state: 'OK',
        detail:
          trustProxy === false
            ? 'İletilen adreslere inanılmıyor.'
            : `Yalnızca şunlara inanılıyor: ${trustProxy}.`,
        advice: null,
      };
}

/** Read from the very policy that the pages are answered with. */
function policy(codes: readonly LiveCode[]): SecurityCheck {
  const hashes = codes.flatMap(({ code, position, ...mark }) => parseInjection(code, position, mark).hashes);
  const header = codes.length > 0 ? policyOfInjection([...new Set(hashes)]) : strictPolicy;
  const scripts = header.split('; ').find((part) => part.startsWith('script-src ')) ?? '';
  const isLoose = scripts === '' || /'unsafe-(inline|eval)'/.test(scripts);
  const detail =
    codes.length > 0
      ? `Sayfalarda yalnızca sitenin kendi betikleri ve özeti (hash) listelenen ${new Set(hashes).size} satır içi betik çalışır.`
      : 'Sayfalarda yalnızca sitenin kendi betikleri çalışır; satır içi betik çalışmaz.';
  return {
    key: 'CONTENT_SECURITY_POLICY',
    title: 'İçerik güvenlik ilkesi (CSP)',
    state: isLoose ? 'DANGER' : 'OK',
    detail: isLoose ? 'Satır içi betiklere izin veriliyor.' : detail,
    advice: isLoose ? 'Sürümü güncelleyin.' : null,
  };
}

function injection(codes: readonly LiveCode[], { adminUrl }: Config): SecurityCheck {
  const base = { key: 'INJECTED_CODES', title: 'Eklenen kodlar' };
  const running = codes.filter(
    ({ code, position, ...mark }) => parseInjection(code, position, mark).hasScripts,
  ).length;
  if (running === 0) return { ...base, state: 'OK', detail: 'Betik çalıştıran kod yok.', advice: null };
  const detail = `Herkese açık sayfalarda betik çalıştıran ${running} kod var.`;
  return adminUrl
    ? {
        ...base,
        state: 'OK',
        detail: `${detail} Yönetim ayrı bir adreste (${adminUrl}) olduğu için operatörlerin adına işlem yapamazlar.`,
        advice: null,
      }
    : {
        ...base,
        state: 'WARNING',
        detail: `${detail} Aynı adreste çalıştıkları için, siteyi açan bir operatörün adına işlem yapabilirler.`,
        advice:
          'Yönetimi ADMIN_URL ile ayrı bir adrese alın; o zamana kadar yalnızca güvendiğiniz kodları açık tutun ve siteye ayrı bir tarayıcı profilinden bakın.',
      };
}
