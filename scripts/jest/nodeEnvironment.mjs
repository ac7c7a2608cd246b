import { ModuleMocker } from 'jest-mock';

/** For nodeRunner.mjs: tests share the globals of their worker. */
export default class NodeEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);

  setup = async () => undefined;
  teardown = async () => undefined;

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return null;
  }
}
