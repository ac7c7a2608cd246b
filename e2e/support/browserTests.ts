import axe from 'axe-core';
import { TestEnvironment } from 'jest-environment-node';
import { chromium } from 'playwright-core';

/** Node for the browser tests. What drives and examines the browser is loaded once for all files that a worker runs. */
export default class BrowserTests extends TestEnvironment {
  override async setup() {
    await super.setup();
    Object.assign(this.global, { chromium, axeSource: axe.source });
  }
}
