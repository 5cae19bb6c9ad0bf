import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Comment, parseSync, Visitor } from 'oxc-parser'

/**
 * `npm run terms`: counts terms of the old vocabulary of the project that are still used in names, comments and
 * documents. `--
 * --list world` prints every occurrence of one term.
 */
const { values } = parseArgs({ options: { list: { type: 'string' } } })

/** Maps a term to avoid to the usual word for it. Every inflection is a separate entry. */
const terms: Readonly<Record<string, string>> = {
  imitation: 'mock backend',
  imitated: 'mocked',
  world: 'mock database',
  worlds: 'mock databases',
  house: 'architecture tests',
  storey: 'layer',
  room: 'folder, module',
  rooms: 'folders, modules',
  arrow: 'import',
  arrows: 'imports',
  ask: 'request',
  asks: 'requests',
  asked: 'requested',
  asking: 'requesting',
  question: 'query',
  questions: 'queries',
  answer: 'response, handler',
  answers: 'responses, handlers',
  answered: 'responded',
  tell: 'notify, report',
  told: 'notified, reported',
  untold: 'deferred',
  said: 'text, reported',
  stands: 'is, exists',
  forget: 'invalidate',
  forgets: 'invalidates',
  forgotten: 'invalidated',
  practise: 'train',
  practice: 'training',
  deed: 'action',
  deeds: 'actions',
  fate: 'delivery outcome',
  misfortune: 'failure',
  verdict: 'permission result',
  verdicts: 'permission results',
  refusal: 'denial',
  insist: 'assert',
  intent: 'idempotency key',
  chance: 'random',
  lot: 'random number',
  figure: 'metric',
  figures: 'metrics',
  nobody: 'no user, no client',
  somebody: 'a user, a client',
  whoever: 'the user, the client',
  beside: 'next to, additional',
  meanwhile: 'fallback, concurrently',
  surplus: 'duplicates',
  kit: 'definition',
  kits: 'definitions',
  seat: 'client id',
  walk: 'crawl',
  walks: 'crawls',
  walker: 'crawler',
  sweep: 'crawl',
  hand: 'user driver',
  hands: 'user drivers',
  ahead: 'prefetch',
  door: 'entry point',
  amiss: 'invalid',
  peers: 'competitors',
  floor: 'baseline',
  floors: 'baselines',
}

/**
 * Names that may contain a term to avoid: names of the backends, of stored data and of the browser, and terms of the
 * domain.
 */
const allowed = new Set([
  ...['practiceClock', 'practiceDrills', 'practiceScenarios', 'playedDeeds', 'otherDeeds', 'worlds'],
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'handOver', 'onHandOver', 'HandOverDialog'],
])

type Kind = 'names' | 'comments' | 'documents'
const kinds: readonly Kind[] = ['names', 'comments', 'documents']
type Count = Record<Kind, number>
const counts = new Map(
  Object.keys(terms).map((term): [string, Count] => [term, { names: 0, comments: 0, documents: 0 }]),
)

const wordsOf = (text: string): string[] =>
  (text.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase())

const note = (kind: Kind, path: string, text: string): void => {
  for (const word of wordsOf(text)) {
    const count = counts.get(word)
    if (count === undefined) continue
    count[kind] += 1
    if (word === values.list) console.log(`${path}: ${text.replaceAll(/\s+/g, ' ').slice(0, 160)}`)
  }
}

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length

const noteCode = (path: string): void => {
  const text = readFileSync(path, 'utf8')
  const parsed = parseSync(path, text)
  const names = new Set<string>()
  const keep = ({ name }: { name: string }) => void (!allowed.has(name) && names.add(name))
  new Visitor({ Identifier: keep, JSXIdentifier: keep }).visit(parsed.program)
  for (const name of names) note('names', path, name)
  for (const { value, start } of parsed.comments satisfies Comment[])
    note('comments', `${path}:${lineOf(text, start)}`, value)
}

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n')
for (const path of files) {
  if (path === 'tools/terms.ts' || path.startsWith('src/contract/')) continue
  if (/\.(tsx?|mjs)$/.test(path)) noteCode(path)
  if (/\.md$/.test(path)) for (const line of readFileSync(path, 'utf8').split('\n')) note('documents', path, line)
}

const left = [...counts].filter(([, count]) => kinds.some((kind) => count[kind] > 0))
const total = (count: Count) => kinds.reduce((sum, kind) => sum + count[kind], 0)
console.log(['term'.padEnd(12), ...kinds.map((kind) => kind.padStart(10)), '  word of the field'].join(''))
for (const [term, count] of left.toSorted(([, one], [, other]) => total(other) - total(one)))
  console.log([term.padEnd(12), ...kinds.map((kind) => String(count[kind]).padStart(10)), `  ${terms[term]}`].join(''))
console.log(`${left.reduce((sum, [, count]) => sum + total(count), 0)} uses of ${left.length} terms are left.`)
