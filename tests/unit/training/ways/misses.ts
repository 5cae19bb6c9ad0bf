import type { Trainee, Ways } from '../trainee.ts'

export type Miss = Ways['wrong'][number]

export const misses =
  (way: (at: Trainee, given: object) => Promise<unknown>) =>
  (...rows: readonly (readonly [name: string, given: object, message: RegExp])[]): Miss[] =>
    rows.map(([name, given, message]) => [name, (at) => way(at, given), message])
