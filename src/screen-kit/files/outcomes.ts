import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { isSignatureName, mayHaveSignature } from '../../rules/files/fileRules.ts'
import type { Outcome } from '../../widgets/reading/signature.ts'
import { inTurn, verifyFile } from './verifyFile.ts'
import type { LoadFile, ViewedFile } from './viewedFile.ts'

/** Results of the signature checks by the GUID of the file; null: checked, without a signature. */
const outcomesAtom = atom<ReadonlyMap<string, Outcome | null>>(new Map())
const keepOutcomeAtom = atom(null, (get, set, guid: string, outcome: Outcome | undefined) => {
  set(outcomesAtom, new Map(get(outcomesAtom)).set(guid, outcome ?? null))
})

export const useOutcomes = () => useAtomValue(outcomesAtom)
export const useKeepOutcome = () => useSetAtom(keepOutcomeAtom)

export type SizedFile = ViewedFile & { size: number | null }
const mib = 1024 * 1024
/**
 * In bytes: the maximum size of a file that is checked in the background of a list. A larger file is checked only when
 * the user opens it.
 */
const MAX_IN_BACKGROUND = 2 * mib
/**
 * In bytes: the maximum size of a file that is checked before registering. For a larger one the user would wait too
 * long.
 */
const MAX_BEFORE_REGISTERING = 20 * mib

/** Checks the signatures of those files that were not checked yet, and resolves with the results of all files. */
const verifyAllAtom = atom(null, async (get, set, files: readonly SizedFile[], load: LoadFile) => {
  const { signal } = new AbortController()
  const verify = async (file: SizedFile) => {
    if (get(outcomesAtom).has(file.guid)) return
    // A file that failed to load counts as not checked; the error is shown when the user opens it.
    set(keepOutcomeAtom, file.guid, await verifyFile(file, files, load, signal).catch(() => undefined))
  }
  for (const file of files)
    if (mayHaveSignature(file.fileName) && (file.size ?? 0) <= MAX_BEFORE_REGISTERING) await inTurn(() => verify(file))
  return get(outcomesAtom)
})
export const useVerifyAll = () => useSetAtom(verifyAllAtom)

/**
 * Checks in the background the files that are signatures by their name, and with `isThorough` also other kinds that may
 * contain a signature, such as PDF. Returns the results of all files that were checked.
 */
export const useVerifiedFiles = (files: readonly SizedFile[], load: LoadFile, isThorough = false) => {
  const outcomes = useOutcomes()
  const keep = useKeepOutcome()
  const isWanted = isThorough ? mayHaveSignature : isSignatureName
  const wanted = files.filter(({ fileName, size }) => isWanted(fileName) && (size ?? 0) <= MAX_IN_BACKGROUND)
  const open = wanted.filter(({ guid }) => !outcomes.has(guid)).map(({ guid }) => guid)
  const verify = useEffectEvent((guid: string, signal: AbortSignal) => {
    const file = files.find((one) => one.guid === guid)
    if (!file || signal.aborted) return Promise.resolve()
    return verifyFile(file, files, load, signal).then((outcome) => {
      if (!signal.aborted) keep(guid, outcome)
    })
  })
  const [next] = open
  useEffect(() => {
    if (next === undefined) return
    const leaving = new AbortController()
    inTurn(() => verify(next, leaving.signal)).catch(() => {
      // A failed check counts as „no result“; the error is shown when the user opens the file.
      if (!leaving.signal.aborted) keep(next, undefined)
    })
    return () => leaving.abort()
  }, [next, keep])
  return outcomes
}
