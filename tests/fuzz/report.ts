import { applyChanges } from './change.ts'
import type { Finding } from './fuzz.ts'
import type { Parts } from './requestMaker.ts'

const LONGEST = 60
const MOST_ITEMS = 5
const shortened = (_: string, value: unknown): unknown => {
  if (typeof value === 'string' && value.length > LONGEST) return `${value.slice(0, LONGEST)}… (${value.length})`
  if (Array.isArray(value) && value.length > MOST_ITEMS) return [...value.slice(0, 2), `… (${value.length})`]
  return value instanceof File ? `file ${value.name}, ${value.type}, ${value.size}` : value
}
const asText = (value: unknown): string =>
  JSON.stringify(value instanceof FormData ? Object.fromEntries(value) : value, shortened) ?? 'nothing'

const requestInText = ({ query, body }: Parts): string =>
  [query && `query ${asText(query)}`, body !== undefined && `body ${asText(body)}`].filter(Boolean).join('\n  ')

export const reportOf = (seed: number, { at, call, user, faults, changes, base, isAlone }: Finding): string =>
  [
    `${call.name} as ${user}: ${faults.join('; ')}`,
    ...changes.map((one) => `with ${one.path.join('.')} = ${'value' in one ? asText(one.value) : 'left out'}`),
    requestInText(applyChanges(base, changes)),
    isAlone ? 'in a fresh database too' : 'only after what was asked before',
    `again: npm run fuzz -- --seed ${seed} --count ${at + 1}`,
  ].join('\n  ')
