/** A keyboard shortcut. `keys`: one or two characters of a Latin keyboard, pressed one after another: `['g', 'd']`. */
export type Shortcut = { keys: readonly string[]; label: string; run: () => void }

export type PressedKey = { key: string; code: string; shiftKey: boolean }

/** The maximum time between the first and the second key, in milliseconds. */
export const secondKeyTimeoutMs = 1500

const byPlace: Record<string, [plain: string, shifted: string]> = { Slash: ['/', '?'] }

/**
 * Returns the Latin character of the pressed key, so that shortcuts work in both Bulgarian layouts. Undefined for the
 * space, for keys without a character, and for keys with no known Latin character.
 */
export const latinKey = ({ key, code, shiftKey }: PressedKey): string | undefined => {
  if (key.length !== 1 || key === ' ') return undefined
  if (key <= '~') return key.toLowerCase()
  const letter = /^Key([A-Z])$/.exec(code)?.[1]
  return letter?.toLowerCase() ?? byPlace[code]?.[shiftKey ? 1 : 0]
}

/**
 * The result of a key press: a shortcut to run, or the keys of a sequence pressed so far; no keys if no sequence begins
 * with them.
 */
export type Step = { run: Shortcut; waiting: readonly [] } | { run: undefined; waiting: readonly string[] }

const beginsWith = (shortcut: Shortcut, keys: readonly string[]) =>
  keys.every((key, index) => shortcut.keys[index] === key)

/** Returns the result of a key press. A key that does not continue a sequence may begin a new one. */
export const step = (shortcuts: readonly Shortcut[], waiting: readonly string[], key: string): Step => {
  const keys = [...waiting, key]
  const fitting = shortcuts.filter((shortcut) => beginsWith(shortcut, keys))
  const run = fitting.find((shortcut) => shortcut.keys.length === keys.length)
  if (run) return { run, waiting: [] }
  if (fitting.length > 0) return { run: undefined, waiting: keys }
  return waiting.length > 0 ? step(shortcuts, [], key) : { run: undefined, waiting: [] }
}
