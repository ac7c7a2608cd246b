import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { stylesPlugin } from './scripts/styles/stylesPlugin.ts';

const backOffice = /\/web\/src\/(admin\/|app\/(Admin|RequireOperator))/;
const login = /\/web\/src\/admin\/login\//;
const publicPage = /\/web\/src\/site\/.*Page\.tsx$/;

const listingParts =
  /\/(Skeleton|IconTile|QueryState|usePageInput|EmptyState|photoSizes|openingHours|BusinessCard|BusinessPhoto|CardItem|CardGrid|adCells|OpenStatus|openText|useOpenState|SectionHeading|Chip|Badge|countText|dayRows|Rating|Stars|useNearViewport|distanceText|PhotoTile|StoredChoice|listLayout|LayoutSwitch)\.tsx?$|\/domain\/hours\/(?!localClock|read\/|dayIndex)/;

// Apart from the parts of listings, for the street of shops below the login.
const lookParts = /\/(hueStyle|categoryLook|categoryIcons|fold|Card)\.tsx?$/;

const commonParts =
  /\/web\/src\/(ui\/(form\/(Button|Switch)|consent\/ConsentProvider|hydration\/(HydrationStep|useHydrated)|feedback\/useBarInset|icon\/icons)|lib\/(hydration|consent|paths|storage\/BrowserStore)|graphql\/readError|ui\/feedback\/(openModal|closeDialog)|ui\/icon\/Icon|ui\/text\/SiteLink)\.tsx?$|\/domain\/(text\/(bidi|links|memoize|shortHash|withoutTrailing)|hours\/localClock)\.ts$/;

const searchingParts =
  /\/(Input|Select|Pager|Flag|useFlags|countryFlag|businessSearch|mapArea|slugs|usePreHydrationChoice|whenIdle)\.tsx?$/;

// What five screens share and the login does not load.
const backOfficeParts =
  /\/web\/src\/admin\/(?!login\/|.*\/(?:adminRoutes|adminIcons|formatTurkish|turkishLogin|readError|useTick|useTitle|Note)\.tsx?$)/;

const pages: Plugin = {
  name: 'pages',
  enforce: 'pre',
  // The back office takes a copy of its own of the generated operations, so that no visitor loads operations of its. So
  // does the login, which is shown before an operator needs the others.
  async resolveId(source, importer) {
    if (!source.endsWith('/graphql/generated.ts') || !importer) return null;
    if (!backOffice.test(importer)) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found ? `${found.id}?${login.test(importer) ? 'login' : 'admin'}` : null;
  },
  // On the server a page knows its file, by which the client build names its chunk.
  transform(code, id, options) {
    if (!options?.ssr || !publicPage.test(id)) return null;
    return {
      code: `${code}\nexport const source = ${JSON.stringify(path.relative(import.meta.dirname, id))};\n`,
      map: null,
    };
  },
};

// Used by scripts/build.mjs and scripts/dev.mjs, which add the server's half.
export default defineConfig({
  logLevel: 'warn',
  plugins: [stylesPlugin(), pages, react()],
  publicDir: 'web/public',
  cacheDir: '.cache/vite',
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    // scripts/build/removeStale.mjs removes what is not used any more.
    emptyOutDir: false,
    manifest: true,
    // The style sheet is one file, for the browser to keep; small pictures have no place in it.
    cssMinify: false,
    // Maps would hand out the sources; the server never serves them either.
    sourcemap: false,
    // Kilobytes before compression; the library of maps alone has 1,100. What visitors load first is held to 130 KiB as
    // sent, by e2e/visitors/pages.test.ts.
    chunkSizeWarningLimit: 1200,
    // What opens by a press alone fetches its parts when it comes, and what all pages share is named by the document:
    // a table of them would be a weight on every page's first load.
    modulePreload: {
      resolveDependencies: (file, parts, { hostId }) =>
        file.includes('ProposalDialog') || hostId.includes('start-')
          ? []
          : file.includes('ListMap')
            ? parts.filter((part) => part.endsWith('.css'))
            : parts,
    },
    rolldownOptions: {
      input: { start: 'web/src/start.ts', earlyListLayout: 'web/src/app/document/earlyListLayout.ts' },
      // Small parts that most pages share come in few files: each file is a request, and packs worse alone.
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // The names of other files within a file change how well it packs, by a hundred bytes; so few files, and some room.
            { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// },
            { name: 'look', test: lookParts },
            { name: 'listing', test: listingParts },
            { name: 'searching', test: searchingParts },
            { name: 'common', test: commonParts },
            {
              name: 'apollo',
              test: /node_modules\/(@apollo|@wry|optimism|rxjs|graphql|tslib)\/|\/web\/src\/graphql\/(client|cache|FreshClient|freshness|retryLink)\.ts$/,
            },
            // Else a screen of the back office loads some thirty files of less than a kilobyte.
            { name: 'backOffice', test: backOfficeParts, minShareCount: 5 },
            { name: 'mapLayout', test: /\/(MapLayout|MapPane)\.tsx$/ },
            // One file for all pages with a map; it changes with its version alone.
            { name: 'maplibre', test: /node_modules\/maplibre-gl\// },
          ],
        },
      },
    },
  },
});
