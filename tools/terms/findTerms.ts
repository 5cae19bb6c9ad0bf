import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'oxc-parser'

/** Maps a term to avoid to the usual word for it. Every inflection is a separate entry. */
export const terms: Readonly<Record<string, string>> = {
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
}

/** Names of stored data, of messages on the network and of the browser, which cannot be renamed. */
const fixedNames = new Set([
  ...['practiceClock', 'practiceDrills', 'practiceScenarios', 'answers', 'answersGuid'],
  ...[
    'deed',
    'intent',
    'ahead',
    'chance',
    'byHand',
    'figure',
    'firstQuestions',
    'accessKeyAsks',
    'ResetWorld',
    'renderIntent',
  ],
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'ArrowLeftRight', 'ArrowUpRight', 'CircleQuestionMark'],
  ...['createTreeWalker', 'practice', 'world'],
])

/** Phrases in which a listed term is right, because it is the usual English word or the word of the domain. */
const usualPhrases: readonly RegExp[] = [
  // In these phrases a dialog asks the user.
  /\b(asks?|asked|asking) (the user|users|whether|first|before|about|once|again|for|always|explicitly)\b/gi,
  /\b(always|never|also) asks\b/gi,
  /\b(is|are|be|user|users) asked\b/gi,
  /\bquestion marks?\b/gi,
  /\b(the|a|without a|confirmation) question\b/gi,
  /\banswers? the (question|offer)\b/gi,
  // In these phrases tasks are handed over to a colleague („Предаване на задачи“).
  /\b(hands?|handing) over\b|\bHandOver\w*|\b(by|one) hand\b|\bhand-written\b/gi,
  /\bArrow(Up|Down)\b|\barrow (keys?|right)\b|\barrow left\b|\barrows? (move|in trees)\b|(with|Enter,|both|without|one tab stop;) arrows?\b|\bAlt with arrows\b/gi,
  /\bscreen-kit\b|`definition\[screen-kit\]`/g,
  /\b(clock|offset) ahead\b|\bahead of\b|\bdays ahead\b/gi,
  /\/practice\/?|practice\.pem/g,
  /`[^`]*`/g,
]

type Place = { terms: readonly string[]; kinds?: readonly Kind[]; path: RegExp; because: string }
/** Files in which a listed term is right, because it is a usual word of the domain. */
const domainPlaces: readonly Place[] = [
  {
    terms: ['answer', 'answers', 'answered'],
    path: /^(fixtures|mocks|src\/(features|rules)|tests\/(journeys|unit)|tools\/(audit|conformance|effort|shots))\b/,
    because: 'an answer (отговор) is a letter that answers another letter',
  },
  {
    terms: ['question', 'questions', 'asks'],
    path: /^(fixtures\/processes|mocks\/(processes|case-files|exchange|documents))\b/,
    because: 'a step of a process asks for data and ends with a question; a letter asks for something',
  },
  {
    terms: ['arrow', 'arrows'],
    path: /^(src\/features\/processes|tests\/unit\/processes|src\/rules\/words|src\/sheets|CONTRIBUTING\.md)/,
    because: 'a diagram has arrows, and the header of a sheet has arrows of a filter',
  },
  { terms: ['hand'], path: /./, kinds: ['names'], because: 'handOver: tasks are handed over to a colleague' },
  {
    terms: ['beside', 'meanwhile'],
    kinds: ['comments', 'documents'],
    path: /./,
    because: 'usual English words; only as names they hide what is meant',
  },
]

type Kind = 'names' | 'comments' | 'documents'
export const kinds: readonly Kind[] = ['names', 'comments', 'documents']
export type Use = { term: string; kind: Kind; place: string; text: string }

const wordsOf = (text: string): string[] =>
  (text.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase())

const usesIn = (kind: Kind, path: string, text: string, line?: number): Use[] => {
  const rest = kind === 'names' ? text : usualPhrases.reduce((left, phrase) => left.replaceAll(phrase, ' '), text)
  return wordsOf(rest).flatMap((term) => {
    if (!Object.hasOwn(terms, term)) return []
    const isOfDomain = domainPlaces.some(
      (one) => one.terms.includes(term) && one.path.test(path) && (one.kinds?.includes(kind) ?? true),
    )
    const place = line === undefined ? path : `${path}:${line}`
    return isOfDomain ? [] : [{ term, kind, place, text: text.replaceAll(/\s+/g, ' ').trim().slice(0, 160) }]
  })
}

const usesInCode = (path: string, text: string): Use[] => {
  const parsed = parseSync(path, text)
  const names = new Set<string>()
  const keep = ({ name }: { name: string }) => void (!fixedNames.has(name) && names.add(name))
  new Visitor({ Identifier: keep, JSXIdentifier: keep }).visit(parsed.program)
  return [
    ...[...names].flatMap((name) => usesIn('names', path, name)),
    ...parsed.comments.flatMap(({ value, start }) =>
      usesIn('comments', path, value, text.slice(0, start).split('\n').length),
    ),
  ]
}

const any = Object.keys(terms).join('|')
const capital = any.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())
/** A pattern for a fast check, because most files contain none of the terms and need not be parsed. */
const mayContain = new RegExp(`(?<![A-Za-z])(${any}|${capital})(?![a-z])|(?<=[a-z])(${capital})(?![a-z])`, 'g')

/**
 * Returns the uses of the old vocabulary that are left in names, comments and documents. The contract is left out,
 * because it has the words of the backends.
 */
export const findTerms = (): Use[] =>
  execFileSync('git', ['ls-files'], { encoding: 'utf8', maxBuffer: 64 << 20 })
    .split('\n')
    .filter(
      (path) => /\.(tsx?|mjs|md)$/.test(path) && !/^(tools\/terms|src\/contract\/)/.test(path) && existsSync(path),
    )
    .flatMap((path) => {
      const text = readFileSync(path, 'utf8')
      const isUsual = (term: string) =>
        domainPlaces.some((one) => one.kinds === undefined && one.terms.includes(term) && one.path.test(path))
      const found = new Set([...text.matchAll(mayContain)].map(([term]) => term.toLowerCase()))
      if ([...found].every(isUsual)) return []
      if (!path.endsWith('.md')) return usesInCode(path, text)
      return text.split('\n').flatMap((line, at) => usesIn('documents', path, line, at + 1))
    })
