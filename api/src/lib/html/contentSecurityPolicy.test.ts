import { describe, expect, it } from '@jest/globals';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { policyOfInjection, strictPolicy } from './contentSecurityPolicy.ts';

/** Weaknesses that Google's CSP Evaluator finds in a policy, without its mere remarks. */
function weaknessesOf(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity <= Severity.MEDIUM)
    .map(({ directive, value, description }) => `${directive} ${value}: ${description}`);
}

describe('the content security policy', () => {
  it('has no weakness on a page without operators’ codes', () => {
    expect(weaknessesOf(strictPolicy)).toEqual([]);
  });

  it('has no known weakness, with inline scripts of injected codes or without', () => {
    const hash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
    expect(weaknessesOf(policyOfInjection([hash]))).toEqual([]);
    expect(weaknessesOf(policyOfInjection([]))).toEqual([]);
  });

  it('would be reported as weak with inline scripts, scripts from anywhere, or a changed base', () => {
    for (const policy of [
      strictPolicy.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'"),
      strictPolicy.replace("script-src 'self'", 'script-src https:'),
      strictPolicy.replace("script-src 'self'; ", '').replace("default-src 'self'; ", ''),
      policyOfInjection(["'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"]).replace(
        "base-uri 'none'; ",
        '',
      ),
    ])
      expect(weaknessesOf(policy)).not.toEqual([]);
  });
});
