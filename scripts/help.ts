import { readFileSync } from 'node:fs'

type Group = { title: string; commands: Readonly<Record<string, string>> }

const groups: readonly Group[] = [
  {
    title: 'Run',
    commands: {
      start: 'builds and serves the production build with the mock backend (--demo: the guided tour)',
      dev: 'development server with hot reload',
      preview: 'serves the build that is there',
      'serve:network': 'serves the mock backend to several people (--class --page 4173: a class)',
      bare: 'serves the build before a backend that answers only what the specification shows',
    },
  },
  {
    title: 'Check',
    commands: {
      test: 'types, lint, build, unit tests and journeys; about six minutes',
      types: 'types only',
      lint: 'Biome and knip',
      format: 'formats and mends what Biome can',
      unit: 'unit and architecture tests',
      journeys: 'journeys in Chromium',
      'journeys:all': 'every journey and the crawls over all screens: before a release',
      'journeys:network': 'the main journeys over the network server',
      'journeys:firefox': 'the main jobs in Firefox',
      'test:network': 'long tests over real connections',
    },
  },
  {
    title: 'Measure and try',
    commands: {
      bench: 'first row, records, growth, slow computer and line (--peers: beside other products)',
      effort: "clicks, keys and characters of a clerk's jobs",
      shots: 'screenshots at 1440 and 390 px',
      audit: 'asks the seeded data what an auditor would',
      explore: 'presses and types at random, and repeats what it finds',
      fuzz: 'calls the mock backend with unexpected requests',
      mutate: 'changes responses one at a time, and says which screen fails',
      terms: 'counts the private terms left in names, comments and documents (--list TERM)',
      leaks: 'opens each screen 30 times, and says what is left',
      soak: 'several roles work at random for minutes',
    },
  },
  {
    title: 'Build and install',
    commands: {
      build: 'production build into dist/',
      package: 'the folder for a web server (--config FILE)',
      headers: 'response headers for nginx, iis or caddy',
      conformance: 'says how real backends differ from the declared calls',
      openapi: 'the calls as OpenAPI 3.1',
      licences: 'the licences of what is shipped',
      fixtures: 'makes the texts of the fuzz tests, the fonts of papers and the columns of tables',
      geography: 'imports the official files of settlements',
      signed: 'makes the signed files of the tests and the mock database (--check: asks OpenSSL)',
      'trusted-roots': 'makes the list of trusted issuers from the European trusted list',
      help: 'this list',
    },
  },
]

const manifest: { scripts: object } = JSON.parse(readFileSync('package.json', 'utf8'))
const listed = groups.flatMap(({ commands }) => Object.keys(commands))
const unlisted = Object.keys(manifest.scripts).filter((name) => !listed.includes(name))
if (unlisted.length > 0) throw new Error(`scripts/help.ts does not list: ${unlisted.join(', ')}`)
const width = Math.max(...listed.map((name) => name.length))
for (const { title, commands } of groups) {
  console.log(`\n${title}`)
  for (const [name, what] of Object.entries(commands)) console.log(`  npm run ${name.padEnd(width)}  ${what}`)
}
