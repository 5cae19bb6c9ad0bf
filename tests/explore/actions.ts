import anyTexts from '../../fixtures/anyTexts.json' with { type: 'json' }
import { hashOf } from '../../scripts/backend/dropFields.ts'

export type Target = { name: string; nth: number }
export type Action =
  | ({ kind: 'press' } & Target)
  | ({ kind: 'type'; text: string } & Target)
  | ({ kind: 'choose'; option: number } & Target)
  | { kind: 'key'; key: string }
  | { kind: 'go'; address: string }
  | { kind: 'back' }
  | { kind: 'reload' }
  | { kind: 'other tab' }

/**
 * Returns a random number from 0 (inclusive) to 1 (exclusive). The same seed, step and purpose (`what`) give the same
 * number.
 */
export type Lots = (what: string) => number

export const lotsOf =
  (seed: number, step: number): Lots =>
  (what) =>
    hashOf(`${seed}:${step}:${what}`) / 2 ** 32

export const oneOf = <T>(all: readonly T[], randomNumber: number): T | undefined =>
  all[Math.floor(randomNumber * all.length)]

const keys = [
  'Tab',
  'Tab',
  'Tab',
  'Shift+Tab',
  'Enter',
  'Escape',
  'ArrowDown',
  'ArrowDown',
  'ArrowUp',
  'Space',
  'Home',
  'End',
  'Delete',
  'Backspace',
  'F6',
  '/',
  'Control+Enter',
]
const likely = [
  'Искане за проверка',
  '04-12',
  '20.11.2026',
  '31.12.9999',
  '12:30',
  '5',
  '0',
  '-3',
  '99999999999',
  '750102 0018',
  'Иванов',
  'а@б',
  'Щ'.repeat(300),
  '<b>не</b>',
  '%25',
]

/** The kinds of random actions with their cumulative shares; the rest up to 1 are presses of buttons and links. */
const shares: readonly (readonly [until: number, kind: Exclude<Action['kind'], 'press'>])[] = [
  [0.2, 'type'],
  [0.26, 'choose'],
  [0.42, 'key'],
  [0.45, 'back'],
  [0.46, 'reload'],
  [0.49, 'other tab'],
  [0.55, 'go'],
]

export type Offer = {
  pressable: readonly (Target & { isInScreen: boolean })[]
  fields: readonly Target[]
  lists: readonly (Target & { options: number })[]
}

const typed = (lots: Lots): string =>
  (lots('odd') < 0.3 ? oneOf(anyTexts, lots('text')) : oneOf(likely, lots('text'))) ?? ''

/** Chooses the next random action; `addresses` are the URLs that the user may open. */
export const nextAction = (lots: Lots, { pressable, fields, lists }: Offer, addresses: readonly string[]): Action => {
  const randomNumber = lots('kind')
  const kind = shares.find(([until]) => randomNumber < until)?.[1]
  const field = oneOf(fields, lots('target'))
  const list = oneOf(lists, lots('target'))
  if (kind === 'type' && field) return { kind, ...field, text: typed(lots) }
  if (kind === 'choose' && list) {
    return { kind, name: list.name, nth: list.nth, option: Math.floor(lots('option') * list.options) }
  }
  if (kind === 'go') return { kind, address: oneOf(addresses, lots('target')) ?? '/' }
  if (kind === 'key') return { kind, key: oneOf(keys, lots('target')) ?? 'Tab' }
  if (kind === 'back' || kind === 'reload' || kind === 'other tab') return { kind }
  const own = pressable.filter(({ isInScreen }) => isInScreen)
  const target = oneOf(own.length > 0 && lots('frame') < 0.85 ? own : pressable, lots('target'))
  return target ? { kind: 'press', name: target.name, nth: target.nth } : { kind: 'key', key: 'Tab' }
}

export const asText = (action: Action): string => {
  const place = 'nth' in action && action.nth > 0 ? ` (number ${action.nth + 1} of this name)` : ''
  switch (action.kind) {
    case 'press':
      return `press „${action.name}“${place}`
    case 'type':
      return `type ${JSON.stringify(action.text)} into „${action.name}“${place}`
    case 'choose':
      return `choose option ${action.option + 1} of „${action.name}“${place}`
    case 'key':
      return `key ${action.key}`
    case 'go':
      return `go to ${action.address}`
    default:
      return action.kind
  }
}
