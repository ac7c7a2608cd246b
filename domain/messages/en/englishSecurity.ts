import type { NestedText } from '../messageData.ts';
import { englishCount, englishDay, englishNumber } from './englishFormat.ts';

export const englishSecurity = {
  securityPasswords: 'Default passwords',
  securityPasswordsWeak: ({ operators }: { operators: string }) =>
    `Operators with an initial or easily guessed password: ${operators}.`,
  securityPasswordsGood: 'No operator has an initial or easily guessed password.',
  securityPasswordsAdvice: 'Change these passwords on the screen “Hesabım”.',
  securitySecondFactor: 'Two-step verification',
  securitySecondFactorOff: ({
    operators,
    without,
    names,
  }: {
    operators: number;
    without: number;
    names: string;
  }) =>
    `${englishNumber(without)} of ${englishCount(operators, 'operator')} ${without === 1 ? 'does' : 'do'} not use it: ${names}.`,
  securitySecondFactorOn: 'All operators use it.',
  securitySecondFactorAdvice: 'Turn it on on the screen “Hesabım”.',
  securityUserCodes: 'Similar user codes',
  securityUserCodesAlike: ({ names }: { names: string }) =>
    `Codes that can be mistaken for each other: ${names}.`,
  securityUserCodesDistinct: 'No code can be mistaken for another.',
  securityUserCodesAdvice:
    'Add an operator with a new code on the screen “Operatörler” and disable the old one.',
  securityKeys: 'API keys',
  securityKeysIdle: ({ days, names }: { days: number; names: string }) =>
    `Not used for ${englishCount(days, 'day')}: ${names}.`,
  securityKeysUsed: ({ keys }: { keys: number }) => `${englishCount(keys, 'active key')}, none of them idle.`,
  securityKeysAdvice: 'Revoke keys that are not needed on the screen “Operatörler ve erişim”.',
  securityLogins: 'Failed logins',
  securityLoginsCount: ({ count }: { count: number }) =>
    `${englishCount(count, 'failed login attempt')} in the last 24 hours.`,
  securityLoginsAdvice: 'Consider changing the access key.',
  securityHttps: 'Public address and HTTPS',
  securityHttpsOn: ({ url }: { url: string }) => `The site is served at ${url} with HTTPS.`,
  securityHttpsOff: ({ url }: { url: string }) => `The site is served at ${url} without encryption.`,
  securityHttpsAdvice: 'Set SITE_URL to an address that starts with https.',
  securityNoSiteUrl:
    'No public address is set: the site is reachable from this machine only and closed to search engines.',
  securityNoSiteUrlAdvice: 'Set SITE_URL to your https address before you publish the site.',
  securityCookie: 'Session cookie',
  securityCookieFlags: ({ flags }: { flags: string }) => `The session cookie has: ${flags}.`,
  securityCookieAdvice: ({ setting }: { setting: string }) =>
    `Secure is added as soon as ${setting} is https.`,
  securityProxy: 'Forwarded addresses',
  securityProxyOpen: 'The header X-Forwarded-For is trusted from anyone; login limits can be bypassed.',
  securityProxyAdvice: 'Set TRUST_PROXY to the address or the number of your proxies.',
  securityProxyOff: 'Forwarded addresses are not trusted.',
  securityProxyTrusted: ({ proxies }: { proxies: string }) => `Trusted proxies: ${proxies}.`,
  securityPolicyHashes: ({ scripts }: { scripts: number }) =>
    `Only scripts of the site and ${englishCount(scripts, 'inline script')} with a listed hash run on pages.`,
  securityPolicyOwn: 'Only scripts of the site run on pages; inline scripts do not.',
  securityPolicy: 'Content Security Policy (CSP)',
  securityPolicyOpen: 'Inline scripts are allowed.',
  securityPolicyAdvice: 'Upgrade to the current release.',
  securityCodes: 'Injected codes',
  securityCodesNone: 'No code runs scripts.',
  securityCodesRunning: ({ running }: { running: number }) =>
    `${englishCount(running, 'code')} on public pages ${running === 1 ? 'runs' : 'run'} scripts.`,
  securityCodesApart: ({ detail, url }: { detail: NestedText; url: string }) =>
    `${detail} The back office is served at a separate address (${url}), so they cannot act for operators.`,
  securityCodesTogether: ({ detail }: { detail: NestedText }) =>
    `${detail} They run at the same address, so they can act for an operator who visits the site.`,
  securityCodesAdvice:
    'Move the back office to a separate address with ADMIN_URL. Until then, enable only codes that you trust, and visit the site with another browser profile.',
  securityBackups: 'Backups',
  securityBackupsAdvice: 'Make and schedule backups on the screen “Veritabanı”.',
  securityBackupsNone: 'There is no backup yet.',
  securityBackupDamaged: ({ damage }: { damage: NestedText }) => `The last backup is damaged: ${damage}`,
  securityBackupsToday: 'The last backup was made today.',
  securityBackupsDays: ({ days }: { days: number }) =>
    `The last backup was made ${englishCount(days, 'day')} ago.`,
  securityVersion: ({ name }: { name: string }) => `Version of ${name}`,
  securityVersionUnknown: ({ name, version }: { name: string; version: number }) =>
    `${name} ${version}: the end of its support is unknown.`,
  securityVersionEnded: ({ name, version, day }: { name: string; version: number; day: string }) =>
    `Security updates of ${name} ${version} ended on ${englishDay(day)}.`,
  securityVersionAdvice: ({ name }: { name: string }) => `Upgrade ${name} to a newer version.`,
  securityVersionSupported: ({ name, version, day }: { name: string; version: number; day: string }) =>
    `${name} ${version} receives updates until ${englishDay(day)}.`,
  securityPackages: 'Dependencies',
  securityPackagesDue: ({ names }: { names: string }) =>
    `Known vulnerabilities due for reassessment: ${names}.`,
  securityPackagesMitigated: ({ names }: { names: string }) =>
    `Packages with known vulnerabilities that are mitigated: ${names}.`,
  securityPackagesAdvice: 'Review the mitigations in docs/dependencies.md.',
};
