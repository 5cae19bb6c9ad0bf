import type { Finding } from './browserScript.ts'
import type { MutantOutcome } from './mutator.ts'

const kinds: Record<Finding['kind'], string> = {
  stopped: 'screen stops',
  refused: 'no screen for the role',
  blank: 'application blank',
  nonsense: 'nonsense on the screen',
  endless: 'never at rest',
  sideways: 'sideways scrolling',
}

/**
 * True if a changed response damaged more than the part of the screen that shows it. Two outcomes are accepted:
 * horizontal scrolling, and a refused screen if the change removed a role.
 */
export const isBad = ({ findings, mutation }: MutantOutcome): boolean =>
  findings.some(
    ({ kind }) => kind !== 'sideways' && !(kind === 'refused' && mutation.path.startsWith('resultData.roles')),
  )

export const lineOf = ({ scene, call, mutation, findings }: MutantOutcome): string => {
  const [worst] = findings
  const where = [scene.pattern, ...scene.presses].join(' › ')
  const detail = (worst?.detail ?? '').replace(/\s+/g, ' ').slice(0, 120)
  return `${worst?.kind.padEnd(9)} ${call} ${mutation.path || 'whole'} ${mutation.how}\n          ${where}: ${detail}`
}

export const tableOf = (outcomes: readonly MutantOutcome[]): string => {
  const count = (kind: Finding['kind']) =>
    outcomes.filter(({ findings }) => findings.some((one) => one.kind === kind)).length
  const rows = Object.entries(kinds).map(([kind, words]) => `${words.padEnd(24)} ${count(kind as Finding['kind'])}`)
  const broken = outcomes.filter(({ findings }) => findings.length > 0)
  return [`${'replies changed'.padEnd(24)} ${outcomes.length}`, ...rows, '', ...broken.map(lineOf)].join('\n')
}
