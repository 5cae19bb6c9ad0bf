import type { KnipConfig } from 'knip'

/** What nobody uses any more, of files, exports and packages: `npm run lint` and `npm test` fail on it. */
const config: KnipConfig = {
  entry: [
    'scripts/*.ts',
    'tools/*.ts',
    'scripts/stubs/*.ts',
    // A process of its own, started by routeScripts.ts.
    'scripts/build/routePages.ts',
    'tests/network/long/vitest.config.ts',
    'tests/**/*.{test,spec}.ts',
    // Declares what the mock database tells; only the compiler reads it.
    'mocks/*/*Events.ts',
    'tests/bench/baselines/*/main.tsx',
    // Run by hand (src/widgets/README.md). It also draws the steps, which the coming forms in several steps are to use.
    'tests/support/gallery/{gallery.tsx,look.ts,rsbuild.config.ts}',
  ],
  // What the bench builds beside us, from packages that are not ours (bench-competitors).
  project: ['{src,mocks,fixtures,scripts,tools,tests}/**/*.{ts,tsx}', '!tests/bench/competitors/**'],
  // An export that only its own file reads is no dead code.
  ignoreExportsUsedInFile: true,
  // A route's loader gives its screen's code a name that no import spells.
  ignoreIssues: { 'src/features/*/{list,view}/*Page.tsx': ['exports'] },
  // `npm run signed` asks it; the tests need only what that has made.
  ignoreBinaries: ['openssl'],
  // A style sheet imports the first font, the second one is read as a file by `npm run fixtures`.
  ignoreDependencies: ['@fontsource-variable/sofia-sans', '@expo-google-fonts/tinos'],
}

export default config
