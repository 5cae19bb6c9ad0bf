import * as v from 'valibot'
import { SCENARIO_FORMAT, SCENARIO_VERSION, Scenario } from '../../contract/training/scenario.ts'

export type ReadScenario = { scenario: Scenario } | { problem: string }

const partNames: Readonly<Record<string, string>> = {
  title: 'името',
  note: 'бележката',
  seed: 'номерът на света',
  documents: 'броят на документите',
  day: 'денят',
  daysLater: 'броят на изминалите дни',
  hour: 'часът',
  who: 'потребителят',
  where: 'началният екран',
  steps: 'стъпките',
  timeline: 'какво правят другите',
  exercises: 'упражненията',
}

const placeOf = (path: readonly { key?: unknown }[] | undefined): string => {
  const [first, second] = path ?? []
  const name = partNames[String(first?.key)] ?? `„${String(first?.key)}“`
  return typeof second?.key === 'number' ? `${name}, № ${second.key + 1}` : name
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Converts a scenario of version 1, which had no timeline, to the present version. The other content is validated
 * later.
 */
const upgradeScenario = (content: object): object =>
  'version' in content && content.version === 1 && !('timeline' in content)
    ? { ...content, version: SCENARIO_VERSION, timeline: [] }
    : content

/** Reads an untrusted scenario. The error is a sentence for the user. */
export const readScenario = (text: string): ReadScenario => {
  const given = parseJson(text)
  if (typeof given !== 'object' || given === null || !('format' in given) || given.format !== SCENARIO_FORMAT)
    return { problem: 'Това не е сценарий на учебната среда: съдържанието му не може да се прочете.' }
  const content = upgradeScenario(given)
  const version = 'version' in content ? content.version : undefined
  if (version !== SCENARIO_VERSION)
    return { problem: `Сценарият е от друга версия (${String(version)}); тази среда чете версия ${SCENARIO_VERSION}.` }
  const read = v.safeParse(Scenario, content)
  if (read.success) return { scenario: read.output }
  return { problem: `Сценарият е сгрешен: липсват или не са допустими ${placeOf(read.issues[0].path)}.` }
}
