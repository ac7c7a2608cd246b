import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Used by scripts/build.mjs and scripts/dev.mjs, which add the server's half.
export default defineConfig({
  logLevel: 'warn',
  plugins: [react()],
  publicDir: 'web/public',
  cacheDir: '.cache/vite',
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    manifest: true,
    // Maps would hand out the sources; the server never serves them either.
    sourcemap: false,
    rolldownOptions: { input: 'web/src/browser.tsx' },
  },
});
