import * as v from 'valibot'
import { storedText, storeText } from '../../../storedTexts.ts'

const KEY = 'delovod-scenarios'
const MOST = 20
const Kept = v.array(v.object({ title: v.string(), text: v.string() }))
export type KeptScenario = v.InferOutput<typeof Kept>[number]

export const keptScenarios = (): KeptScenario[] => {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Kept), storedText('browser', KEY) ?? '[]')
  return read.success ? read.output : []
}

const store = (all: readonly KeptScenario[]) => storeText('browser', KEY, JSON.stringify(all))

const whyNotKept = {
  full: 'Мястото за данни в браузъра свърши. Изтеглете сценария като файл.',
  forbidden:
    'Браузърът не позволява да се пазят данни: сценарият остава, докато не затворите страницата. Изтеглете го като файл.',
}

/** Stores a scenario in place of one with the same title. Throws a readable error if the storage is full. */
export const keepScenario = (kept: KeptScenario): void => {
  const others = keptScenarios().filter(({ title }) => title !== kept.title)
  const end = store([kept, ...others].slice(0, MOST))
  if (end !== 'kept') throw new Error(whyNotKept[end])
}

export const dropScenario = (title: string): void => {
  store(keptScenarios().filter((one) => one.title !== title))
}
