import publicConfig from '../../public/config.json' with { type: 'json' }
import type { CrawlResult, Found } from './crawlCalls.ts'
import type { Difference } from './differences.ts'
import type { Probe } from './probes.ts'

export type Conformance = { crawled: CrawlResult; probes: readonly Probe[] }

const MOST_DIFFERENCES = 8
const isListed = ({ weight }: Difference) => weight !== 'harmless'

const ofCall = ({ name, path, state, why, differences, isProposed }: Found): string[] => {
  const listed = differences.filter(isListed)
  const more = listed.length - MOST_DIFFERENCES
  return [
    `${state.padEnd(10)} ${path}  ${name}${isProposed ? ' (proposed)' : ''}${why && `: ${why}`}`,
    ...listed
      .slice(0, MOST_DIFFERENCES)
      .map(
        ({ weight, path: at, what, times }) =>
          `             ${weight.padEnd(9)} ${at} ${what}${times > 1 ? ` (${times} times)` : ''}`,
      ),
    ...(more > 0 ? [`             and ${more} more`] : []),
  ]
}

const states: readonly Found['state'][] = [
  ...(['broken', 'differs', 'absent', 'refused', 'answered', 'there', 'not asked'] as const),
]
const asItShouldBe: readonly Found['state'][] = ['answered', 'there', 'not asked']
const countsOf = (calls: readonly Found[]) =>
  states.map((state) => `${calls.filter((one) => one.state === state).length} ${state}`).join(', ')

export const isClean = ({ crawled, probes }: Conformance): boolean =>
  crawled.calls.every(
    ({ state, isProposed, differences }) =>
      (asItShouldBe.includes(state) ||
        (isProposed && state === 'absent') ||
        (state === 'differs' && differences.length > 0)) &&
      !differences.some(({ weight }) => weight === 'required'),
  ) && probes.every(({ state }) => state !== 'bad')

/**
 * Returns the proposed endpoints that a backend does not have. If all endpoints of a group are missing, only the group
 * is named.
 */
const absentCalls = (calls: readonly Found[]): string[] => {
  const nameOf = ({ path }: Found): string => path.slice(path.indexOf('/api/') + '/api/'.length)
  const groupOf = (one: Found): string => nameOf(one).split('/')[0] ?? ''
  const isAbsent = ({ isProposed, state }: Found): boolean => isProposed && state === 'absent'
  const kept = new Set(calls.filter((one) => !isAbsent(one)).map(groupOf))
  const names = calls.filter(isAbsent).map((one) => (kept.has(groupOf(one)) ? nameOf(one) : groupOf(one)))
  return [...new Set(names)].toSorted()
}

export const configFor = (
  { probes, crawled }: Conformance,
  given: { register: string; shreder: string; hub: string },
): object => {
  const stateOf = (name: string) => probes.find((one) => one.name === name)
  const key = stateOf('Idempotency-Key')
  const moments = stateOf('moments without a zone')
  const areHeadersRefused = probes.some(
    ({ name, state, seen }) => /^CORS.*headers$/.test(name) && state === 'bad' && seen.includes('idempotency-key'),
  )
  const { hub, register, shreder } = given
  const { mocked: _, body: __, accessKeyAsks: ___, ...usual } = publicConfig
  const callsOff = absentCalls(crawled.calls)
  return {
    ...usual,
    mode: 'connected',
    api: { register, shreder },
    hub: stateOf('hub')?.state === 'bad' ? '' : hub,
    ...(areHeadersRefused && { writes: { idempotencyKey: false } }),
    ...(!areHeadersRefused && key?.state === 'good' && { writes: { keysAreKept: true } }),
    ...(moments?.seen.endsWith('is UTC') && { timesWithoutZone: 'utc' }),
    ...(callsOff.length > 0 && { callsOff }),
  }
}

const MOST_NAMES = 5
const bareOf = (calls: readonly Found[]): string => {
  const names = calls.filter(({ withoutZone }) => withoutZone > 0).map(({ name }) => name)
  return names.length === 0 ? '' : ` (${names.slice(0, MOST_NAMES).join(', ')}${names.length > MOST_NAMES ? ' …' : ''})`
}
const SLOWEST = 3
const timesOf = (calls: readonly Found[]): string => {
  const measuredCalls = calls.filter(({ bytes }) => bytes > 0).toSorted((a, b) => a.milliseconds - b.milliseconds)
  const middle = measuredCalls[Math.floor(measuredCalls.length / 2)]
  const slowest = measuredCalls.slice(-SLOWEST).toReversed()
  const words = slowest.map(({ name, milliseconds }) => `${name} ${milliseconds} ms`)
  return `Times: half of the calls within ${middle?.milliseconds ?? 0} ms; slowest: ${words.join(', ')}.`
}

export const tableOf = ({ crawled, probes }: Conformance): string => {
  const { calls, zones, largest } = crawled
  const invalidParts = calls.filter(
    ({ state, differences }) => !asItShouldBe.includes(state) || differences.some(isListed),
  )
  const skippedReads = calls.filter(({ state, why }) => state === 'not asked' && why !== 'changes data')
  return [
    'CALLS',
    ...(invalidParts.length > 0 ? invalidParts.flatMap(ofCall) : ['All that were asked answer as they are declared.']),
    ...skippedReads.flatMap(ofCall),
    '',
    `${calls.length} calls: ${countsOf(calls)}. ${calls.filter(({ why }) => why === 'changes data').length} change data and were not asked.`,
    timesOf(calls),
    `Moments: ${zones.utc} with Z, ${zones.offset} with an offset, ${zones.none} without a zone${bareOf(calls)}.`,
    `Largest reply: ${largest.name}, ${Math.round(largest.bytes / 1024)} KiB.`,
    '',
    'INSTALLATION',
    ...probes.map(
      ({ name, state, seen, help }) => `${state.padEnd(10)} ${name}: ${seen}${help && `\n             set: ${help}`}`,
    ),
  ].join('\n')
}
