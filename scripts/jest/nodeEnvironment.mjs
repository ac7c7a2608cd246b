import { ModuleMocker } from 'jest-mock';

/** For nodeRunner.mjs: tests share the globals of their worker. */
export default class NodeEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);

  async setup() {
    globalThis.jest = {
      fn: (work) => this.moduleMocker.fn(work),
      spyOn: (object, name) => this.moduleMocker.spyOn(object, name),
    };
  }

  async teardown() {
    delete globalThis.jest;
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return null;
  }
}
