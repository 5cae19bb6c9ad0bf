/**
 * The flags of each command; null if another program checks them.
 * @type {Readonly<Record<string, readonly string[] | null>>}
 */
export const knownFlags = {
  start: ['demo'],
  serve: [],
  test: [],
  help: [],
  journeysAll: null,
  journeysNetwork: null,
  testNetwork: null,
  firefox: ['only'],
  shots: ['as', 'theme', 'scale', 'widths', 'guides', 'sheets'],
  bare: ['drop'],
  bench: ['only', 'competitors'],
  effort: ['only', 'screens'],
  explore: ['seed', 'steps', 'seeds', 'only', 'network'],
  fuzz: ['seed', 'count', 'seeds', 'only'],
  audit: ['seed', 'day', 'documents', 'chronicle'],
  terms: ['list'],
  leaks: ['times', 'only', 'from', 'records', 'network'],
  mutate: ['seed', 'count', 'only', 'pages'],
  openapi: [],
  conformance: ['register', 'shreder', 'user', 'password', 'hub', 'origin', 'file', 'only', 'write'],
  headers: ['for', 'config'],
  licences: [],
  package: ['config', 'out'],
  soak: ['minutes', 'actions', 'browsers', 'seed'],
  serveNetwork: [
    ...[
      'port',
      'second-port',
      'page',
      'seed',
      'documents',
      'day',
      'world',
      'origins',
      'faults',
      'faster',
      'host',
      'class',
    ],
  ],
  fixtures: [],
  geography: ['out', 'reset'],
  signed: ['check'],
  trustedRoots: ['out'],
}

/**
 * Returns a message about the first unknown flag, or undefined.
 * @type {(name: string, command: string, args: readonly string[]) => string | undefined}
 */
export const unknownFlag = (name, command, args) => {
  const known = knownFlags[name]
  if (!known) return undefined
  const end = args.indexOf('--')
  const given = (end < 0 ? args : args.slice(0, end)).filter((one) => one.startsWith('-') && one !== '-')
  const strange = given.find((one) => !one.startsWith('--') || !known.includes(one.slice(2).split('=')[0] ?? ''))
  if (strange === undefined) return undefined
  const list = known.length > 0 ? `It knows ${known.map((one) => `--${one}`).join(', ')}.` : 'It knows no flags.'
  return `\`npm run ${command}\` does not know ${strange.split('=')[0]}. ${list}`
}
