import * as v from 'valibot'

const KEY = 'delovod-scenarios'
const MOST = 20
const Kept = v.array(v.object({ title: v.string(), text: v.string() }))
export type KeptScenario = v.InferOutput<typeof Kept>[number]

/** The scenarios that were put into the list of this browser; what cannot be read is as if nothing were there. */
export const keptScenarios = (): KeptScenario[] => {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Kept), localStorage.getItem(KEY) ?? '[]')
  return read.success ? read.output : []
}

const store = (all: readonly KeptScenario[]) => localStorage.setItem(KEY, JSON.stringify(all))

/** Puts a scenario first in the list; one of the same title makes room for it. Throws the sentence of a full storage. */
export const keepScenario = (kept: KeptScenario): void => {
  const others = keptScenarios().filter(({ title }) => title !== kept.title)
  try {
    store([kept, ...others].slice(0, MOST))
  } catch (full) {
    if (!(full instanceof DOMException)) throw full
    throw new Error('Мястото за данни в браузъра свърши. Изтеглете сценария като файл.', { cause: full })
  }
}

export const dropScenario = (title: string): void => store(keptScenarios().filter((one) => one.title !== title))
