import { mix } from './seededRandom.ts'

const digits = Array.from('0123456789abcdef', (digit) => digit.charCodeAt(0))
const codes = Array.from('00000000-0000-4000-8000-000000000000', (sign) => sign.charCodeAt(0))

const write = (word: number, from: number, to: number): void => {
  let rest = word
  for (let at = to - 1; at >= from; at -= 1) {
    codes[at] = digits[rest & 15] as number
    rest >>>= 4
  }
}

export const guidOf = (seed: number, purpose: number, id: number): string => {
  const a = mix(seed, purpose, id)
  const b = mix(a, id, purpose)
  const c = mix(b, seed, id)
  write(a, 0, 8)
  write(b, 9, 13)
  write(b >>> 16, 15, 18)
  write(8 + (c & 3), 19, 20)
  write(c >>> 2, 20, 23)
  write(c >>> 16, 24, 28)
  write(mix(c, purpose, a), 28, 36)
  return String.fromCharCode.apply(null, codes)
}

export const guidCarrying = (seed: number, purpose: number, carried: number): string =>
  guidOf(seed, purpose, carried).slice(0, 24) + carried.toString(16).padStart(12, '0')

export const numberOfGuid = (guid: string): number => Number.parseInt(guid.slice(24), 16)
