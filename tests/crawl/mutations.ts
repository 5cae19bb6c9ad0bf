import { hashOf } from '../../scripts/backend/dropFields.ts'

export type Wire = { status: number; type: string; body: string }
/**
 * A change of a response: the path of the changed value (`resultData.items.0.guid`; '' is the whole response), and the
 * kind of change.
 */
export type Mutation = { path: string; how: string }

type Json = null | boolean | number | string | Json[] | { [name: string]: Json }
const drop = Symbol('drop')
const LONG = 'Щ'.repeat(4000)

const ofPart: Record<string, (part: Json) => Json | typeof drop> = {
  dropped: () => drop,
  null: () => null,
  'another type': (part) => {
    if (typeof part === 'string') return { value: part }
    if (typeof part === 'number') return [part]
    return typeof part === 'boolean' ? 'абв' : 7
  },
  text: () => 'друго',
  'very long': () => LONG,
  'very large': () => 9e15,
  negative: () => -1,
  empty: (part) => (Array.isArray(part) ? [] : typeof part === 'object' ? {} : ''),
  doubled: (part) => (Array.isArray(part) ? [...part, ...part] : typeof part === 'string' ? part + part : [part, part]),
  'nested nulls': (part) =>
    Array.isArray(part) ? [null, { id: null }, [null]] : { id: null, name: null, items: [null] },
}
const html = '<!doctype html><html><body><h1>502 Bad Gateway</h1></body></html>'
const ofWhole: Record<string, (wire: Wire) => Wire> = {
  'an HTML page': () => ({ status: 200, type: 'text/html', body: html }),
  'an HTML page of 502': () => ({ status: 502, type: 'text/html', body: html }),
  cut: (wire) => ({ ...wire, body: wire.body.slice(0, wire.body.length / 2) }),
  nothing: (wire) => ({ ...wire, body: '' }),
  '204': (wire) => ({ ...wire, status: 204, body: '' }),
  '403': (wire) => ({ ...wire, status: 403, body: '{"type":0,"message":"Нямате права."}' }),
  '404': (wire) => ({ ...wire, status: 404, body: '{}' }),
  '429': (wire) => ({ ...wire, status: 429, body: '' }),
  '500': () => ({ status: 500, type: 'text/plain', body: 'Грешка в базата данни' }),
}

const partsOf = (value: Json, path: string): string[] => {
  if (Array.isArray(value)) return [path, ...(value[0] === undefined ? [] : partsOf(value[0], `${path}.0`))]
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([name, inner]) => partsOf(inner, `${path}.${name}`))]
}

export const mutationsOf = (body: string): Mutation[] => {
  const places = partsOf((JSON.parse(body) as { resultData: Json }).resultData, 'resultData')
  return [
    ...Object.keys(ofWhole).map((how) => ({ path: '', how })),
    ...places.flatMap((path) => Object.keys(ofPart).map((how) => ({ path, how }))),
  ]
}

const changedAt = (
  value: Json,
  [name, ...rest]: readonly string[],
  how: (part: Json) => Json | typeof drop,
): Json | typeof drop => {
  if (name === undefined) return how(value)
  if (typeof value !== 'object' || value === null) return value
  const copy: Record<string, Json> | Json[] = Array.isArray(value) ? [...value] : { ...value }
  const part = (copy as Record<string, Json>)[name]
  if (part === undefined) return value
  const changed = changedAt(part, rest, how)
  if (changed !== drop) (copy as Record<string, Json>)[name] = changed
  else if (Array.isArray(copy)) copy.splice(Number(name), 1)
  else delete copy[name]
  return copy
}

export const applyMutation = (wire: Wire, { path, how }: Mutation): Wire => {
  if (path === '') return ofWhole[how]?.(wire) ?? wire
  const change = ofPart[how]
  if (!change) return wire
  return { ...wire, body: JSON.stringify(changedAt(JSON.parse(wire.body) as Json, path.split('.'), change)) }
}

export const chooseRandom = <T>(all: readonly T[], count: number, seed: number): T[] =>
  all
    .map((one, at) => ({ one, randomNumber: hashOf(`${seed}:${at}`) }))
    .sort((first, second) => first.randomNumber - second.randomNumber)
    .slice(0, count)
    .map(({ one }) => one)
