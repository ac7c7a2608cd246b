import { randomBytes } from 'node:crypto';
import { callEngine, isPage, outcomeOf, outcomeOfFault, type IndexingEngine } from './indexingEngine.ts';

/** A key as the protocol wants it, https://www.indexnow.org/documentation. */
export const newIndexNowKey = () => randomBytes(16).toString('hex');

/**
 * Bing, Yandex, Seznam, Naver and others by one protocol: a list of URLs of one host, with a key that the host serves
 * in a file. A removed URL is sent like any other.
 */
export const indexNow: IndexingEngine = {
  maxUrlsPerCall: 10_000,
  maxBatchSize: 10_000,
  dayZone: 'UTC',
  async send({ config, siteUrl, credentials: key }, urls) {
    const body = JSON.stringify({
      host: new URL(siteUrl).host,
      key,
      keyLocation: `${siteUrl}/${key}.txt`,
      urlList: urls.map(({ url }) => url),
    });
    try {
      const answer = await callEngine(config, 'https://api.indexnow.org', '/indexnow', {
        body,
        headers: { 'content-type': 'application/json; charset=utf-8' },
      });
      const outcome = outcomeOf(answer);
      // IndexNow answers without a body or with JSON; a page of HTML comes from another server, which did not pass the list on.
      if (outcome.kind !== 'accepted' || !isPage(answer.text)) return outcome;
      return { ...outcome, kind: 'later', fault: 'a page in place of an answer' };
    } catch (error) {
      return outcomeOfFault(error);
    }
  },
};
