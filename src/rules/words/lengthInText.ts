import { pluralise } from './pluralise.ts'

const MINUTE_MS = 60_000
const HOUR = 60
const DAY = 24 * HOUR

/** Returns a duration in milliseconds as text in its two largest units: „1 ден и 1 час“; at least one minute. */
export const lengthInWords = (milliseconds: number): string => {
  const minutes = Math.round(milliseconds / MINUTE_MS)
  const parts =
    minutes < DAY
      ? ([Math.floor(minutes / HOUR), 'hour', minutes % HOUR, 'minute'] as const)
      : ([Math.floor(minutes / DAY), 'day', Math.floor((minutes % DAY) / HOUR), 'hour'] as const)
  const [more, large, less, small] = parts
  return [more > 0 && pluralise(more, large), less > 0 && pluralise(less, small)].filter(Boolean).join(' и ')
}
