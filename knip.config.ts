import type { KnipConfig } from 'knip'

/** `npm run lint` and `npm test` fail on unused files, exports and packages. */
const config: KnipConfig = {
  entry: [
    'scripts/*.ts',
    'tools/*.ts',
    'scripts/stubs/*.ts',
    // Runs in its own process, started by routeScripts.ts.
    'scripts/build/routePages.ts',
    'tests/network/long/vitest.config.ts',
    'tests/**/*.{test,spec}.ts',
    // Augments the event types of the mock database; only the compiler reads it.
    'mocks/*/*Events.ts',
    'tests/bench/baselines/*/main.tsx',
    // Started by hand; it also renders components that no screen uses yet.
    'tests/support/gallery/{gallery.tsx,look.ts,rsbuild.config.ts}',
  ],
  // The bench builds these pages; their packages are installed separately.
  project: ['{src,mocks,fixtures,scripts,tools,tests}/**/*.{ts,tsx}', '!tests/bench/competitors/**'],
  // Exports that only their own file uses are allowed.
  ignoreExportsUsedInFile: true,
  // The loader of a route imports these pages dynamically, without naming the export.
  ignoreIssues: { 'src/features/*/{list,page,view}/*Page.tsx': ['exports'] },
  // Only `npm run signed` needs it.
  ignoreBinaries: ['openssl'],
  // A style sheet imports the first font; `npm run fixtures` reads the second one as a file.
  ignoreDependencies: ['@fontsource-variable/sofia-sans', '@expo-google-fonts/tinos'],
}

export default config
