import * as v from 'valibot'
import { keepText, keptText } from '../../../keptTexts.ts'

const KEY = 'delovod-scenarios'
const MOST = 20
const Kept = v.array(v.object({ title: v.string(), text: v.string() }))
export type KeptScenario = v.InferOutput<typeof Kept>[number]

/** The scenarios that were put into the list of this browser; what cannot be read is as if nothing were there. */
export const keptScenarios = (): KeptScenario[] => {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Kept), keptText('browser', KEY) ?? '[]')
  return read.success ? read.output : []
}

const store = (all: readonly KeptScenario[]) => keepText('browser', KEY, JSON.stringify(all))

const whyNotKept = {
  full: 'Мястото за данни в браузъра свърши. Изтеглете сценария като файл.',
  forbidden:
    'Браузърът не позволява да се пазят данни: сценарият остава, докато не затворите страницата. Изтеглете го като файл.',
}

/** Puts a scenario first in the list; one of the same title makes room for it. Throws the sentence of a full or forbidden storage. */
export const keepScenario = (kept: KeptScenario): void => {
  const others = keptScenarios().filter(({ title }) => title !== kept.title)
  const end = store([kept, ...others].slice(0, MOST))
  if (end !== 'kept') throw new Error(whyNotKept[end])
}

export const dropScenario = (title: string): void => {
  store(keptScenarios().filter((one) => one.title !== title))
}
