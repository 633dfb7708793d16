/** Conditions for sending (behaviour B7.1, B7.7). Their order is part of the behaviour: the first failure is reported. */
import type { AnalyticsSettings } from '@/lib/shared/browser/browserSettings';

export function isServer(): boolean {
  return typeof window === 'undefined';
}

/** Returns the host name of an absolute web address; null for anything else. */
export function serverName(host: string): string | null {
  try {
    // Browsers would also accept `https:name`, but resolve it against this site.
    return /^https?:\/\//i.test(host) ? new URL(host).hostname : null;
  } catch {
    return null;
  }
}

function isDisabledHere(): boolean {
  try {
    return Boolean(localStorage.getItem('umami.disabled'));
  } catch {
    return false;
  }
}

/** Browsers differ in the name of the setting and in its value for yes. */
function wantsNoTracking(): boolean {
  const wishes = [navigator.doNotTrack, 'doNotTrack' in window && window.doNotTrack];
  const isProtected = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
  return isProtected || wishes.some((wish) => wish === '1' || wish === 'yes');
}

function reportError(problem: string): void {
  console.error(`Analytics: ${problem}`);
}

function reportInfo(reason: string): void {
  console.info(`Analytics: nothing is counted, ${reason}.`);
}

/** Whether this visit may be counted now; logs the reason if not. Checked before every send. */
export function isTrackingAllowed({ id, host, ignoreLocalhost, domains }: AnalyticsSettings): boolean {
  if (isServer()) return false;
  const { hostname } = location;
  if (!id) reportError('the website id is missing.');
  else if (!host) reportError('the host is missing.');
  else if (serverName(host) === null) reportError(`the host «${host}» is not a web address.`);
  else if (ignoreLocalhost && hostname === 'localhost') reportInfo('because this is localhost');
  else if (isDisabledHere()) reportInfo('because umami.disabled is set in the local storage');
  else if (domains.length > 0 && !domains.includes(hostname))
    reportInfo(`because ${hostname} is not among the domains`);
  else return !wantsNoTracking();
  return false;
}
