import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { isSignatureName, mayHaveSignature } from '../../rules/files/fileRules.ts'
import type { Outcome } from '../../widgets/reading/signature.ts'
import { inTurn, judgeFile } from './judgeFile.ts'
import type { LoadFile, ViewedFile } from './viewedFile.ts'

/** By the GUID of the file; null: checked, without a signature. */
const outcomesAtom = atom<ReadonlyMap<string, Outcome | null>>(new Map())
const keepOutcomeAtom = atom(null, (get, set, guid: string, outcome: Outcome | undefined) => {
  set(outcomesAtom, new Map(get(outcomesAtom)).set(guid, outcome ?? null))
})

export const useOutcomes = () => useAtomValue(outcomesAtom)
export const useKeepOutcome = () => useSetAtom(keepOutcomeAtom)

export type SizedFile = ViewedFile & { size: number | null }
/** In bytes; a larger file is checked only when the user opens it. */
const mostBytes = 2 * 1024 * 1024

/** Files named as a signature, and with `isThorough` also PDF files, are checked in the background. */
export const useJudgedFiles = (files: readonly SizedFile[], load: LoadFile, isThorough = false) => {
  const outcomes = useOutcomes()
  const keep = useKeepOutcome()
  const isWanted = isThorough ? mayHaveSignature : isSignatureName
  const wanted = files.filter(({ fileName, size }) => isWanted(fileName) && (size ?? 0) <= mostBytes)
  const open = wanted.filter(({ guid }) => !outcomes.has(guid)).map(({ guid }) => guid)
  const judge = useEffectEvent((guid: string, signal: AbortSignal) => {
    const file = files.find((one) => one.guid === guid)
    if (!file || signal.aborted) return Promise.resolve()
    return judgeFile(file, files, load, signal).then((outcome) => {
      if (!signal.aborted) keep(guid, outcome)
    })
  })
  const [next] = open
  useEffect(() => {
    if (next === undefined) return
    const leaving = new AbortController()
    inTurn(() => judge(next, leaving.signal)).catch(() => {
      // The error is shown when the user opens the file.
      if (!leaving.signal.aborted) keep(next, undefined)
    })
    return () => leaving.abort()
  }, [next, keep])
  return outcomes
}
