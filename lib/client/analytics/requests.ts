/** The endpoints and formats of the two generations of Umami (behaviour B7.3). */
import type { AnalyticsSettings } from '@/lib/shared/browser/browserSettings';
import { serverName } from './conditions';
import type { NamedEvent } from './namedEvent';
import type { PageView } from './pageView';

export interface UmamiRequest {
  readonly address: string;
  readonly body: object;
}

const hostedService = /\.umami\.(?:is|dev)$/;

function generation({ host, version, endpoint }: AnalyticsSettings): 1 | 2 {
  if (hostedService.test(serverName(host ?? '') ?? '')) return 2;
  return version ?? (endpoint === null ? 1 : 2);
}

/** Returns the request for a page view, or for an event on the page. The settings must allow counting. */
export function umamiRequest(settings: AnalyticsSettings, page: PageView, event?: NamedEvent): UmamiRequest {
  const isFirst = generation(settings) === 1;
  const address = `${settings.host ?? ''}${settings.endpoint ?? (isFirst ? '/api/collect' : '/api/send')}`;
  if (!event) return { address, body: { type: isFirst ? 'pageview' : 'event', payload: page } };
  // Without data the field is missing: JSON omits undefined values.
  const { name, data } = event;
  const told = isFirst ? { event_name: name, event_data: data } : { name, data };
  return { address, body: { type: 'event', payload: { ...page, ...told } } };
}
