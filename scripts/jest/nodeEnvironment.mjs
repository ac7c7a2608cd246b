import { TestEnvironment } from 'jest-environment-node';

/** For nodeRunner.mjs: tests share the globals of their worker. */
export default class NodeEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global = globalThis;
    globalThis.jest = {
      fn: (work) => this.moduleMocker.fn(work),
      spyOn: (object, name) => this.moduleMocker.spyOn(object, name),
    };
  }
}
