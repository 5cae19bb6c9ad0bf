import type { Finding } from './inPage.ts'
import type { Outcome } from './mutator.ts'

const kinds: Record<Finding['kind'], string> = {
  stopped: 'screen stops',
  refused: 'no screen for the role',
  blank: 'application blank',
  nonsense: 'nonsense on the screen',
  endless: 'never at rest',
  sideways: 'sideways scrolling',
}

/**
 * Whether a change broke more than its own place. Sideways scrolling is told, and breaks nothing; that no screen is open
 * to a role which the change itself has made is the right answer.
 */
export const isBad = ({ findings, mutation }: Outcome): boolean =>
  findings.some(
    ({ kind }) => kind !== 'sideways' && !(kind === 'refused' && mutation.path.startsWith('resultData.roles')),
  )

/** One outcome: how bad, which call, where in its reply, what was done there, on which screen. */
export const lineOf = ({ scene, call, mutation, findings }: Outcome): string => {
  const [worst] = findings
  const where = [scene.pattern, ...scene.presses].join(' › ')
  const detail = (worst?.detail ?? '').replace(/\s+/g, ' ').slice(0, 120)
  return `${worst?.kind.padEnd(9)} ${call} ${mutation.path || 'whole'} ${mutation.how}\n          ${where}: ${detail}`
}

/** How many changes ended how, and each that ended badly with its call and path. */
export const tableOf = (outcomes: readonly Outcome[]): string => {
  const count = (kind: Finding['kind']) =>
    outcomes.filter(({ findings }) => findings.some((one) => one.kind === kind)).length
  const rows = Object.entries(kinds).map(([kind, words]) => `${words.padEnd(24)} ${count(kind as Finding['kind'])}`)
  const broken = outcomes.filter(({ findings }) => findings.length > 0)
  return [`${'replies changed'.padEnd(24)} ${outcomes.length}`, ...rows, '', ...broken.map(lineOf)].join('\n')
}
