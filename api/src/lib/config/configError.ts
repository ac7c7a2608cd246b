/** An invalid setting. The message is one line and names the variable, never a secret's value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
