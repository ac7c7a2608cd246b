/** The logo: a pin with an awning. */
export function Logo({ size = 30 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" style={{ flex: 'none' }}>
      <path
        d="M16 31C9 24.5 4 19.2 4 13.2 4 6.7 9.3 2 16 2s12 4.7 12 11.2C28 19.2 23 24.5 16 31Z"
        fill="var(--d-colors-text)"
      />
      <path
        d="M8.5 9h15l1.2 4.2a2.9 2.9 0 0 1-5.8 0 2.9 2.9 0 0 1-5.8 0 2.9 2.9 0 0 1-5.8 0L8.5 9ZM10.8 18.2h10.4v4H10.8z"
        fill="var(--d-colors-bg)"
      />
    </svg>
  );
}
